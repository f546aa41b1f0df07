import { AreaDrawing } from "../../drawings/area-drawing";
import type { ContactContent } from "./contact-content";
import { Answer, FilledForm, Operator } from "./contact-parts";

/** One question a line down the middle, the form first: as one stands before a front desk. */
export const ContactAsDesk = ({ content: { title, lead, answers, after, who } }: { content: ContactContent }) => (
  <>
    <header className="bg-(--ui-primary-solid) text-(--ui-on-primary) dark:bg-(--ui-selected-bg) dark:text-(--ui-selected-text) print:bg-transparent print:text-inherit">
      <div className="mx-auto flex max-w-[44rem] flex-col gap-5 px-4 py-16 sm:px-8 lg:py-24">
        <h1 className="font-display text-4xl leading-[1.1] text-balance text-(--ui-on-primary) sm:text-5xl dark:text-strong print:text-strong">
          {title}
        </h1>
        <p className="text-lg">{lead}</p>
      </div>
    </header>
    <div className="mx-auto flex max-w-[44rem] flex-col gap-16 px-4 py-14 sm:px-8 lg:py-20">
      <section aria-labelledby="write" className="print:hidden">
        <h2 id="write" className="ui-visually-hidden">
          Your message
        </h2>
        <FilledForm />
      </section>
      <section aria-labelledby="after" className="flex flex-col gap-6">
        <h2 id="after" className="font-display text-2xl leading-tight text-strong">
          {after.title}
        </h2>
        <ol className="m-0 grid list-none gap-8 p-0 sm:grid-cols-3">
          {after.steps.map((step, index) => (
            <li key={step} className="flex flex-col gap-2 border-t-2 border-(--brand-accent) pt-4">
              <span className="font-display text-2xl text-strong">{index + 1}</span>
              <span>{step}</span>
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="answers" className="flex flex-col gap-8">
        <h2 id="answers" className="font-display text-2xl leading-tight text-strong">
          What we are asked
        </h2>
        {answers.map((answer) => (
          <section key={answer.title} className="flex max-w-[38rem] flex-col gap-1">
            <h3 className="font-semibold text-strong">{answer.title}</h3>
            <Answer answer={answer} />
          </section>
        ))}
      </section>
      <div className="grid items-center gap-8 border-t border-border pt-10 sm:grid-cols-[10rem_minmax(0,1fr)]">
        <AreaDrawing name="door" className="w-40" />
        <Operator title={who} />
      </div>
    </div>
  </>
);
