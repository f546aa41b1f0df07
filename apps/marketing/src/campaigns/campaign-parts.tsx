import type { ComponentType, ReactNode } from "react";
import { Screenshot } from "../screenshots/screenshot";
import type { CampaignPart, PartOf } from "./campaign";

const HEADLINE = "max-w-[24ch] font-display text-3xl leading-tight text-balance text-strong";

/** One band of the page under its own headline; every second one lies on a sheet of its own. */
const Band = ({ id, title, text, children }: { id: string; title: string; text?: string; children: ReactNode }) => (
  <section aria-labelledby={id} className="border-t border-border odd:bg-surface">
    <div className="mx-auto flex max-w-[76rem] flex-col gap-8 px-4 py-16 sm:px-8 lg:py-20">
      <div className="flex flex-col gap-4">
        <h2 id={id} className={HEADLINE}>
          {title}
        </h2>
        {text && <p className="max-w-[40rem]">{text}</p>}
      </div>
      {children}
    </div>
  </section>
);

/** What may be wider than a phone. */
const Scrolling = ({
  labelledBy,
  className = "",
  children,
}: {
  labelledBy: string;
  className?: string;
  children: ReactNode;
}) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys
  <section tabIndex={0} aria-labelledby={labelledBy} className={`overflow-x-auto ${className}`}>
    {children}
  </section>
);

const Day = ({ part: { id, title, items } }: { part: PartOf<"day"> }) => (
  <Band id={id} title={title}>
    <ol className="m-0 list-none p-0">
      {items.map(({ at, title: what, text }) => (
        <li
          key={at}
          className="grid gap-x-8 gap-y-1 border-t border-border py-5 break-inside-avoid sm:grid-cols-[5rem_minmax(0,2fr)_minmax(0,3fr)]"
        >
          <span className="font-display text-xl tabular-nums text-strong">{at}</span>
          <h3 className="font-semibold text-strong">{what}</h3>
          <p className="max-w-[36rem]">{text}</p>
        </li>
      ))}
    </ol>
  </Band>
);

const Points = ({ part: { id, title, items } }: { part: PartOf<"points"> }) => (
  <Band id={id} title={title}>
    <dl
      className={`m-0 grid gap-x-12 gap-y-9 ${items.length === 3 ? "md:grid-cols-3" : "sm:grid-cols-2 lg:grid-cols-3"}`}
    >
      {items.map(({ title: what, text }) => (
        <div key={what} className="flex flex-col gap-2 break-inside-avoid">
          <dt className="font-display text-xl leading-snug text-strong">{what}</dt>
          <dd className="m-0">{text}</dd>
        </div>
      ))}
    </dl>
  </Band>
);

const Steps = ({ part: { id, title, items } }: { part: PartOf<"steps"> }) => (
  <Band id={id} title={title}>
    <ol className="m-0 grid list-none gap-10 p-0 sm:grid-cols-2 lg:grid-cols-4">
      {items.map(({ title: what, text }, index) => (
        <li key={what} className="flex flex-col gap-2 border-t-2 border-(--brand-accent) pt-5 break-inside-avoid">
          <h3 className="font-display text-xl text-strong">
            <span aria-hidden="true" className="me-3 tabular-nums text-muted">
              {index + 1}
            </span>
            {what}
          </h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  </Band>
);

const Statement = ({ part: { text } }: { part: PartOf<"statement"> }) => (
  <section className="border-t border-border odd:bg-surface">
    <p className="mx-auto max-w-[48rem] px-4 py-20 text-center font-display text-2xl leading-snug text-balance text-strong sm:px-8 sm:text-3xl lg:py-28">
      {text}
    </p>
  </section>
);

/** A figure, which stays with its unit. */
const HAS_FIGURE = /^\d/;

const Table = ({ part: { id, title, text, head, rows } }: { part: PartOf<"table"> }) => (
  <Band id={id} title={title} text={text}>
    <Scrolling labelledBy={id}>
      <table className="w-full border-collapse text-start tabular-nums max-sm:text-sm">
        <thead>
          <tr className="border-b-2 border-(--brand-accent)">
            {head.map((name) => (
              <th
                key={name}
                scope="col"
                className="py-3 ps-0 pe-3 text-start font-semibold whitespace-nowrap text-strong last:pe-0 sm:pe-6"
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...cells]) => (
            <tr key={first} className="border-b border-border">
              <th scope="row" className="py-3 ps-0 pe-3 text-start font-semibold normal-nums text-strong sm:pe-6">
                {first}
              </th>
              {cells.map((cell, index) => (
                <td
                  key={head[index + 1]}
                  className={`py-3 ps-0 pe-3 last:pe-0 sm:pe-6 ${HAS_FIGURE.test(cell) ? "whitespace-nowrap" : ""}`}
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scrolling>
  </Band>
);

const Screen = ({ part: { id, title, text, name, alt } }: { part: PartOf<"screen"> }) => (
  <Band id={id} title={title} text={text}>
    <Screenshot name={name} alt={alt} sizes="(min-width: 76rem) 72rem, 100vw" className="w-full" />
  </Band>
);

const Code = ({ part: { id, title, text, code } }: { part: PartOf<"code"> }) => (
  <Band id={id} title={title} text={text}>
    <Scrolling labelledBy={id} className="rounded-lg border border-border bg-(--ui-surface-sunken)">
      <pre className="m-0 w-fit min-w-full p-6 font-mono text-sm leading-relaxed text-strong">
        <code>{code}</code>
      </pre>
    </Scrolling>
  </Band>
);

const Ways = ({ part: { id, title, links } }: { part: PartOf<"ways"> }) => (
  <Band id={id} title={title}>
    <ul className="m-0 list-none p-0">
      {links.map(({ label, href, text }) => (
        <li
          key={href}
          className="grid gap-x-8 gap-y-1 border-t border-border py-5 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
        >
          <a href={href} className="justify-self-start font-display text-xl">
            {label}
          </a>
          <span className="max-w-[36rem]">{text}</span>
        </li>
      ))}
    </ul>
  </Band>
);

const PARTS: { readonly [Kind in CampaignPart["kind"]]: ComponentType<{ part: PartOf<Kind> }> } = {
  day: Day,
  points: Points,
  steps: Steps,
  statement: Statement,
  table: Table,
  screen: Screen,
  code: Code,
  ways: Ways,
};

/** Draws a part as its kind is drawn. */
export const CampaignPartOf = ({ part }: { part: CampaignPart }) => {
  const Part = PARTS[part.kind] as ComponentType<{ part: CampaignPart }>;
  return <Part part={part} />;
};
