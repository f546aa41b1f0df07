import type { ReactNode } from "react";
import { Island } from "../layout/island";

export interface ToolText {
  title: string;
  lead: string;
  /** What it does and how, in paragraphs. */
  parts: readonly { title: string; paragraphs: readonly string[] }[];
  example: { title: string; text: string; facts?: readonly (readonly [string, string])[] };
  /** What Carrel does with this, in one sentence, and where that is told. */
  closing: { text: string; link: string; href: string };
}

/** A tool with what explains it: whole without a script, but for the tool's own answers. */
export function ToolPage({ text, children }: { text: ToolText; children: ReactNode }) {
  const { title, lead, parts, example, closing } = text;
  return (
    <div className="mx-auto max-w-[76rem] px-4 pt-10 pb-20 sm:px-8 lg:pt-14 print:m-0 print:max-w-none print:p-0">
      <header className="flex flex-col gap-5 print:hidden">
        <p className="m-0">
          <a href="/free" className="inline-block py-1">
            Free tools
          </a>
        </p>
        <h1 className="max-w-[22ch] font-display text-4xl leading-[1.1] text-balance text-strong sm:text-5xl">
          {title}
        </h1>
        <p className="max-w-[40rem] text-lg">{lead}</p>
      </header>
      <section
        aria-labelledby="tool"
        className="mt-10 border-t-2 border-(--brand-accent) pt-8 print:m-0 print:border-0 print:p-0"
      >
        <h2 id="tool" className="sr-only">
          The tool
        </h2>
        <noscript>
          <p className="mb-8 max-w-[40rem]">
            The tool needs JavaScript. What it does is told below, and nothing that is entered leaves the browser.
          </p>
        </noscript>
        <Island name="tool">{children}</Island>
      </section>
      <div className="mt-20 grid gap-x-16 gap-y-12 border-t border-border pt-12 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] print:hidden">
        <div className="flex max-w-[40rem] flex-col gap-10">
          {parts.map((part) => (
            <section key={part.title} className="flex flex-col gap-4">
              <h2 className="font-display text-2xl leading-tight text-strong">{part.title}</h2>
              {part.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </section>
          ))}
        </div>
        <aside aria-labelledby="example" className="flex flex-col gap-4 self-start border-s-2 border-border ps-6">
          <h2 id="example" className="font-display text-2xl leading-tight text-strong">
            {example.title}
          </h2>
          <p>{example.text}</p>
          {example.facts && (
            <dl className="m-0 grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-2 tabular-nums">
              {example.facts.map(([term, value]) => (
                <div key={term} className="contents">
                  <dt className="text-muted normal-nums">{term}</dt>
                  <dd className="m-0 text-end text-strong">{value}</dd>
                </div>
              ))}
            </dl>
          )}
        </aside>
        <p className="col-span-full max-w-[46rem] border-t border-border pt-6">
          {closing.text}{" "}
          <a href={closing.href} className="whitespace-nowrap">
            {closing.link}
          </a>
        </p>
      </div>
    </div>
  );
}
