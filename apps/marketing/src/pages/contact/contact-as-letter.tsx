import { PageLead } from "../parts/page-lead";
import type { ContactContent } from "./contact-content";
import { Answer, FilledForm, Operator } from "./contact-parts";

/** The form beside what it is for, as a letter beside its envelope. */
export const ContactAsLetter = ({ content: { title, lead, answers, after, who } }: { content: ContactContent }) => (
  <div className="mx-auto grid max-w-[76rem] gap-x-20 gap-y-14 px-4 pt-12 pb-20 sm:px-8 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] lg:pt-20">
    <div className="flex flex-col gap-12">
      <PageLead title={title}>{lead}</PageLead>
      <dl className="m-0">
        {answers.map((answer) => (
          <div
            key={answer.title}
            className="grid gap-x-8 gap-y-1 border-t border-border py-5 sm:grid-cols-[11rem_minmax(0,1fr)]"
          >
            <dt className="font-semibold text-strong">{answer.title}</dt>
            <dd className="m-0 flex max-w-[32rem] flex-col gap-1">
              <Answer answer={answer} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
    <div className="flex flex-col gap-10">
      <section
        aria-labelledby="write"
        className="rounded-lg border border-border border-t-2 border-t-(--brand-accent) bg-surface p-6 sm:p-9 print:hidden"
      >
        <h2 id="write" className="mb-6 font-display text-2xl leading-tight text-strong">
          Your message
        </h2>
        <FilledForm />
      </section>
      <section aria-labelledby="after" className="flex flex-col gap-3">
        <h2 id="after" className="font-semibold text-strong">
          {after.title}
        </h2>
        <ol className="m-0 flex max-w-[30rem] flex-col gap-2 ps-5">
          {after.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
      <Operator title={who} />
    </div>
  </div>
);
