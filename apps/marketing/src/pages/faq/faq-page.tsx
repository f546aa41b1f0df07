import { StructuredData } from "../../layout/structured-data";
import { Closing } from "../parts/closing";
import { PageLead } from "../parts/page-lead";
import { FAQ, type Question, type QuestionGroup } from "./faq-content";

const COUNT = FAQ.reduce((sum, { questions }) => sum + questions.length, 0);

/** The questions as machines read them. */
const STRUCTURED = {
  "@type": "FAQPage",
  mainEntity: FAQ.flatMap(({ questions }) => questions).map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  })),
};

/** What is asked most. All answers are open, so that they are found and printed. */
export const FaqPage = () => (
  <>
    <StructuredData data={STRUCTURED} />
    <div className="mx-auto grid max-w-[76rem] gap-x-16 gap-y-12 px-4 pt-12 pb-20 sm:px-8 lg:grid-cols-[13rem_minmax(0,1fr)] lg:pt-20 print:block">
      <div className="lg:col-start-2 print:mb-10">
        <PageLead title="Good questions">
          {COUNT} of them, with short answers. If yours is missing, <a href="/contact">write to us</a>.
        </PageLead>
      </div>
      <nav aria-labelledby="contents" className="lg:row-span-2 lg:row-start-1 print:hidden">
        <div className="flex flex-col gap-3 lg:sticky lg:top-24">
          <h2 id="contents" className="font-sans text-sm font-semibold text-muted">
            On this page
          </h2>
          <ul className="m-0 flex list-none flex-wrap gap-x-6 gap-y-1 p-0 lg:flex-col">
            {FAQ.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`} className="inline-block py-1">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </nav>
      <div className="flex flex-col gap-16 lg:col-start-2">
        {FAQ.map((group) => (
          <Group key={group.id} group={group} />
        ))}
      </div>
    </div>
    <Closing
      title="The best answer is your own place"
      text="Open it, add ten seats and book one. If it isn't for you, it was an afternoon."
      other={{ label: "What it costs", href: "/pricing" }}
    />
  </>
);

const Group = ({ group: { id, title, questions } }: { group: QuestionGroup }) => (
  <section aria-labelledby={id}>
    <h2 id={id} className="scroll-mt-24 pb-4 font-display text-3xl leading-tight text-strong">
      {title}
    </h2>
    {questions.map((question) => (
      <Asked key={question.id} asked={question} />
    ))}
  </section>
);

const Asked = ({ asked: { id, question, answer, link } }: { asked: Question }) => (
  <section
    aria-labelledby={id}
    className="grid gap-x-10 gap-y-2 border-t border-border py-6 break-inside-avoid md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"
  >
    <h3 id={id} className="scroll-mt-24 font-semibold text-strong wrap-anywhere">
      <a href={`#${id}`} className="text-inherit no-underline hover:underline">
        {question}
      </a>
    </h3>
    <div className="flex max-w-[36rem] flex-col gap-1">
      <p>{answer}</p>
      {link && (
        <p>
          <a href={link.href} className="inline-block py-1">
            {link.label}
          </a>
        </p>
      )}
    </div>
  </section>
);
