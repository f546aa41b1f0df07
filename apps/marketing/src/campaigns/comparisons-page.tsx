import { Closing } from "../pages/parts/closing";
import { PageLead } from "../pages/parts/page-lead";
import type { Comparison } from "./comparison";
import { COMPARISONS } from "./comparisons";

const GROUPS = [
  { id: "habits", title: "What you may have now", comparisons: COMPARISONS.habits },
  { id: "products", title: "Other software", comparisons: COMPARISONS.products },
];

/** The way to each comparison. */
export const ComparisonsPage = () => (
  <>
    <div className="mx-auto flex max-w-[76rem] flex-col gap-14 px-4 pt-12 pb-20 sm:px-8 lg:pt-20">
      <PageLead title="Carrel beside what you know">
        Each page says first what the other does better. What is said of it has a source and the day on which we looked;
        where we found none, we say nothing. Prices change too often to be copied here: ask whoever sets them.
      </PageLead>
      {GROUPS.map(({ id, title, comparisons }) => (
        <section key={id} aria-labelledby={id}>
          <h2 id={id} className="pb-4 font-display text-2xl leading-tight text-strong">
            {title}
          </h2>
          <ul className="m-0 list-none p-0">
            {comparisons.map((comparison) => (
              <Way key={comparison.slug} comparison={comparison} />
            ))}
          </ul>
        </section>
      ))}
    </div>
    <Closing
      title="Or find out by yourself"
      text="14 days, all of it, no card. What you entered leaves as files, if it isn't for you."
      other={{ label: "What it does", href: "/features" }}
    />
  </>
);

const Way = ({ comparison: { slug, name, takeTheirs, takeOurs } }: { comparison: Comparison }) => (
  <li className="grid gap-x-10 gap-y-2 border-t border-border py-6 break-inside-avoid md:grid-cols-[minmax(0,3fr)_minmax(0,4fr)_minmax(0,4fr)]">
    <a href={`/marketing/compare/${slug}`} className="justify-self-start self-start font-display text-xl">
      {name}
    </a>
    <p>
      <span className="block text-sm text-muted">Better, if</span>
      {takeTheirs}
    </p>
    <p>
      <span className="block text-sm text-muted">Carrel, if</span>
      {takeOurs}
    </p>
  </li>
);
