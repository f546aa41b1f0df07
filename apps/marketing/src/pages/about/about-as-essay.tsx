import { CarrelPlan } from "../../drawings/carrel-plan";
import { Closing } from "../parts/closing";
import { PageLead } from "../parts/page-lead";
import type { AboutContent } from "./about-content";

/** To be read from top to bottom: the desk, what is believed, and the proof. */
export const AboutAsEssay = ({ content: { title, lead, carrel, beliefs, proof } }: { content: AboutContent }) => (
  <>
    <div className="mx-auto grid max-w-[76rem] items-center gap-x-16 gap-y-12 px-4 pt-12 pb-16 sm:px-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:pt-20">
      <PageLead title={title}>{lead}</PageLead>
      <CarrelPlan className="mx-auto w-full max-w-[22rem]" />
    </div>
    <section aria-labelledby="carrel" className="border-y border-border bg-surface">
      <div className="mx-auto grid max-w-[76rem] gap-x-16 gap-y-6 px-4 py-16 print:flex print:flex-col sm:px-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        <h2 id="carrel" className="font-display text-3xl leading-tight text-strong">
          {carrel.title}
        </h2>
        <div className="flex max-w-[40rem] flex-col gap-5 font-display text-xl leading-relaxed">
          {carrel.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </section>
    <section aria-labelledby="beliefs" className="mx-auto max-w-[76rem] px-4 py-20 sm:px-8">
      <h2 id="beliefs" className="font-display text-3xl leading-tight text-strong">
        {beliefs.title}
      </h2>
      <ol className="m-0 mt-10 flex list-none flex-col p-0">
        {beliefs.items.map((belief, index) => (
          <li
            key={belief.title}
            className="grid gap-x-10 gap-y-2 border-t border-border py-7 break-inside-avoid sm:grid-cols-[3rem_minmax(0,5fr)_minmax(0,6fr)]"
          >
            <span className="font-display text-2xl text-muted" aria-hidden="true">
              {index + 1}
            </span>
            <h3 className="font-display text-2xl leading-tight text-strong">{belief.title}</h3>
            <p className="max-w-[36rem]">{belief.text}</p>
          </li>
        ))}
      </ol>
    </section>
    <section aria-labelledby="proof" className="border-t border-border bg-surface">
      <div className="mx-auto max-w-[76rem] px-4 py-20 sm:px-8">
        <h2 id="proof" className="font-display text-3xl leading-tight text-strong">
          {proof.title}
        </h2>
        <p className="mt-4 max-w-[38rem]">{proof.text}</p>
        <dl className="m-0 mt-10 grid gap-x-12 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
          {proof.figures.map(({ figure, text }) => (
            <div key={text} className="flex flex-col gap-2 border-t-2 border-(--brand-accent) pt-5">
              <dt className="order-2">{text}</dt>
              <dd className="m-0 font-display text-5xl leading-none tabular-nums text-strong">{figure}</dd>
            </div>
          ))}
        </dl>
        <ul className="m-0 mt-14 flex max-w-[44rem] flex-col gap-3 ps-5">
          {proof.practices.map((practice) => (
            <li key={practice}>{practice}</li>
          ))}
        </ul>
      </div>
    </section>
    <Closing
      title="See for yourself"
      text="Open a place, or look at the one that we furnished for you."
      other={{ label: "Look around", href: "/demo" }}
    />
  </>
);
