import { RoomPlan } from "../../drawings/room-plan";
import { Closing } from "../parts/closing";
import type { AboutContent } from "./about-content";

/** To be taken in at one look: figures first, then what is believed as a sheet of notes, and the story last. */
export const AboutAsSheet = ({ content: { title, lead, carrel, beliefs, proof } }: { content: AboutContent }) => (
  <>
    <header className="mx-auto flex max-w-[52rem] flex-col items-center gap-6 px-4 pt-16 pb-12 text-center sm:px-8 lg:pt-24">
      <h1 className="font-display text-4xl leading-[1.1] text-balance text-strong sm:text-5xl">{title}</h1>
      <p className="max-w-[36rem] text-lg text-balance">{lead}</p>
    </header>
    <section aria-labelledby="proof" className="border-y border-border bg-surface">
      <div className="mx-auto max-w-[76rem] px-4 py-14 sm:px-8">
        <h2 id="proof" className="text-center font-display text-2xl leading-tight text-strong">
          {proof.title}
        </h2>
        <p className="mx-auto mt-3 max-w-[36rem] text-center text-muted">{proof.text}</p>
        <dl className="m-0 mt-10 grid grid-cols-2 lg:grid-cols-4">
          {proof.figures.map(({ figure, text }) => (
            <div
              key={text}
              className="flex flex-col items-center gap-2 px-4 py-4 text-center lg:border-s lg:border-border lg:first:border-s-0"
            >
              <dt className="order-2 max-w-[14rem]">{text}</dt>
              <dd className="m-0 font-display text-4xl leading-none tabular-nums text-strong">{figure}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
    <section aria-labelledby="beliefs" className="mx-auto max-w-[76rem] px-4 py-16 sm:px-8">
      <h2 id="beliefs" className="text-center font-display text-3xl leading-tight text-strong">
        {beliefs.title}
      </h2>
      <ul className="m-0 mt-10 grid list-none gap-x-14 gap-y-10 p-0 sm:grid-cols-2 lg:grid-cols-3">
        {beliefs.items.map((belief) => (
          <li key={belief.title} className="flex flex-col gap-2 break-inside-avoid">
            <h3 className="font-display text-xl leading-tight text-strong">{belief.title}</h3>
            <p>{belief.text}</p>
          </li>
        ))}
      </ul>
    </section>
    <section aria-labelledby="carrel" className="border-t border-border">
      <div className="mx-auto grid max-w-[76rem] items-start gap-x-16 gap-y-10 px-4 py-16 sm:px-8 lg:grid-cols-2">
        <RoomPlan className="w-full" />
        <div className="flex max-w-[38rem] flex-col gap-4">
          <h2 id="carrel" className="font-display text-3xl leading-tight text-strong">
            {carrel.title}
          </h2>
          {carrel.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <ul className="m-0 mt-4 flex flex-col gap-3 border-t border-border ps-5 pt-6">
            {proof.practices.map((practice) => (
              <li key={practice}>{practice}</li>
            ))}
          </ul>
        </div>
      </div>
    </section>
    <Closing
      title="See for yourself"
      text="Open a place, or look at the one that we furnished for you."
      other={{ label: "Look around", href: "/demo" }}
    />
  </>
);
