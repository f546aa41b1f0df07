import { AsOf, LegalBody } from "./legal-parts";
import type { LegalPart, LegalText } from "./legal-text";

/** A legal text with the way through it; it is printed without that. */
export function LegalContent({ content: text }: { content: LegalText }) {
  return (
    <div className="mx-auto grid max-w-[76rem] gap-x-16 gap-y-10 px-4 pt-12 pb-20 sm:px-8 lg:grid-cols-[15rem_minmax(0,1fr)] lg:pt-20 print:block print:pt-0">
      <header className="flex flex-col gap-5 lg:col-start-2 print:mb-10">
        <h1 className="font-display text-4xl leading-[1.1] text-balance text-strong sm:text-5xl">{text.title}</h1>
        <p className="max-w-[40rem] text-lg wrap-anywhere">{text.lead}</p>
        <AsOf />
      </header>
      <nav aria-labelledby="contents" className="lg:row-span-2 lg:row-start-1 print:hidden">
        <div className="flex flex-col gap-3 lg:sticky lg:top-24">
          <h2 id="contents" className="font-sans text-sm font-semibold text-muted">
            On this page
          </h2>
          <ul className="m-0 flex list-none flex-col gap-2 p-0">
            {text.parts.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`} className="inline-block py-0.5">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </nav>
      <div className="flex max-w-[40rem] flex-col gap-12 lg:col-start-2">
        {text.parts.map((part) => (
          <Part key={part.id} part={part} />
        ))}
      </div>
    </div>
  );
}

const Part = ({ part: { id, title, body } }: { part: LegalPart }) => (
  <section aria-labelledby={id} className="flex flex-col gap-4">
    <h2 id={id} className="scroll-mt-24 font-display text-2xl leading-tight text-strong">
      {title}
    </h2>
    <LegalBody body={body} />
  </section>
);
