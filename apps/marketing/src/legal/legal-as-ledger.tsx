import { AsOf, LegalBody } from "./legal-parts";
import type { LegalText } from "./legal-text";

/** A legal text as a ledger: a line for each part, what it is about on its left. */
export const LegalAsLedger = ({ content: { title, lead, parts } }: { content: LegalText }) => (
  <>
    <header className="border-b border-border bg-surface print:bg-transparent">
      <div className="mx-auto grid max-w-[76rem] items-end gap-x-16 gap-y-6 px-4 py-14 sm:px-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:py-20">
        <h1 className="font-display text-4xl leading-[1.1] text-strong sm:text-5xl">{title}</h1>
        <div className="flex max-w-[40rem] flex-col gap-4">
          <p className="text-lg wrap-anywhere">{lead}</p>
          <AsOf />
        </div>
      </div>
    </header>
    <div className="mx-auto max-w-[76rem] px-4 py-10 sm:px-8">
      {parts.map((part, index) => (
        <section
          key={part.id}
          aria-labelledby={part.id}
          className="grid gap-x-16 gap-y-4 border-b border-border py-10 last:border-b-0 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]"
        >
          <div className="flex items-baseline gap-4 self-start lg:sticky lg:top-28">
            <span aria-hidden="true" className="w-6 flex-none font-display text-lg tabular-nums text-muted">
              {index + 1}
            </span>
            <h2 id={part.id} className="scroll-mt-24 font-display text-2xl leading-tight text-strong">
              {part.title}
            </h2>
          </div>
          <div className="flex max-w-[40rem] flex-col gap-4">
            <LegalBody body={part.body} />
          </div>
        </section>
      ))}
    </div>
  </>
);
