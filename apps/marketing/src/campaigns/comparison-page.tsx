import { Closing } from "../pages/parts/closing";
import type { Comparison, Fact, Source } from "./comparison";

const HEADLINE = "font-display text-2xl leading-tight text-strong";

/** One comparison: what they do better first, then by what they differ, and where all of it is from. */
export const ComparisonPage = ({ comparison }: { comparison: Comparison }) => {
  const { name, title, lead, better, rows, takeTheirs, takeOurs, sources } = comparison;
  return (
    <>
      <header className="mx-auto flex max-w-[76rem] flex-col gap-6 px-4 pt-12 pb-14 sm:px-8 lg:pt-20">
        <h1 className="max-w-[20ch] font-display text-4xl leading-[1.1] text-balance text-strong sm:text-5xl">
          {title}
        </h1>
        <p className="max-w-[38rem] text-lg">
          <Told fact={lead} />
        </p>
      </header>
      <section aria-labelledby="better" className="border-y border-border bg-surface">
        <div className="mx-auto grid max-w-[76rem] gap-x-16 gap-y-6 px-4 py-14 sm:px-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
          <h2 id="better" className={HEADLINE}>
            What it does better
          </h2>
          <ul className="m-0 flex max-w-[40rem] list-none flex-col p-0">
            {better.map((fact) => (
              <li key={fact.text} className="border-t border-border py-4 first:border-t-0 first:pt-0">
                <Told fact={fact} />
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section aria-labelledby="differ" className="mx-auto flex max-w-[76rem] flex-col gap-6 px-4 py-16 sm:px-8">
        <h2 id="differ" className={HEADLINE}>
          Where they differ
        </h2>
        <Differences name={name} rows={rows} />
      </section>
      <section aria-labelledby="take" className="border-y border-border bg-surface">
        <div className="mx-auto max-w-[76rem] px-4 py-16 sm:px-8">
          <h2 id="take" className="ui-visually-hidden">
            Which to take
          </h2>
          <div className="grid gap-x-16 gap-y-10 sm:grid-cols-2">
            <Taken title={`${name}, if`} text={takeTheirs} />
            <Taken title="Carrel, if" text={takeOurs} />
          </div>
        </div>
      </section>
      <Sources sources={sources} />
      <Closing
        title="Try both, with your own seats"
        text="A trial of 14 days tells more than a table. No card is asked for, and your lists leave as files."
        other={{ label: "Other comparisons", href: "/marketing/compare" }}
      />
    </>
  );
};

/** A fact, and the way to its source. */
const Told = ({ fact: { text, source } }: { fact: Fact }) => (
  <>
    {text}
    {source !== undefined && (
      <>
        {"\u00a0"}
        <a href={`#source-${source}`} aria-label={`Source ${source}`} className="text-sm no-underline">
          [{source}]
        </a>
      </>
    )}
  </>
);

/** A table where there is room for one, and a list of pairs on a phone. */
const Differences = ({ name, rows }: Pick<Comparison, "name" | "rows">) => (
  <table className="w-full border-collapse text-start normal-nums max-sm:block">
    <thead className="max-sm:sr-only">
      <tr className="border-b-2 border-(--brand-accent)">
        {["", name, "Carrel"].map((head) => (
          <th key={head} scope="col" className="py-3 ps-0 pe-8 text-start font-semibold text-strong">
            {head || <span className="ui-visually-hidden">By what</span>}
          </th>
        ))}
      </tr>
    </thead>
    <tbody className="max-sm:block">
      {rows.map(({ topic, theirs, ours }) => (
        <tr key={topic} className="border-b border-border align-top break-inside-avoid max-sm:block max-sm:py-5">
          <th
            scope="row"
            className="py-5 ps-0 pe-8 text-start font-semibold text-strong sm:w-1/5 max-sm:block max-sm:py-0"
          >
            {topic}
          </th>
          {[
            { who: name, what: <Told fact={theirs} /> },
            { who: "Carrel", what: ours },
          ].map(({ who, what }) => (
            <td key={who} className="py-5 pe-8 sm:w-2/5 max-sm:block max-sm:p-0 max-sm:pt-2">
              <span aria-hidden="true" className="block text-sm text-muted sm:hidden">
                {who}
              </span>
              {what}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

const Taken = ({ title, text }: { title: string; text: string }) => (
  <div className="flex max-w-[30rem] flex-col gap-3 border-t-2 border-(--brand-accent) pt-5">
    <h3 className="font-display text-2xl leading-tight text-strong">{title}</h3>
    <p>{text}</p>
  </div>
);

const Sources = ({ sources }: { sources: readonly Source[] }) => (
  <section aria-labelledby="sources" className="mx-auto flex max-w-[76rem] flex-col gap-4 px-4 py-14 text-sm sm:px-8">
    <h2 id="sources" className="font-semibold text-strong">
      Sources
    </h2>
    <ol className="m-0 flex max-w-[48rem] flex-col gap-2 ps-5">
      {sources.map(({ title, url, read, dated }, index) => (
        <li key={url} id={`source-${index + 1}`} className="scroll-mt-24 wrap-anywhere target:bg-(--ui-surface-sunken)">
          <a href={url} rel="noreferrer">
            {title}
          </a>
          {dated && `, of ${dated}`}. Looked up on {read}.
        </li>
      ))}
    </ol>
    <p className="max-w-[48rem] text-muted">
      What stands without a number is plain to see or about Carrel. The sources were read in stored copies and may say
      something else by now: look yourself, and <a href="/contact">tell us</a> what is wrong here. All names belong to
      their owners, who have nothing to do with this page.
    </p>
  </section>
);
