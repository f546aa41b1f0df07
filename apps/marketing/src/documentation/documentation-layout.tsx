import type { ReactNode } from "react";
import type { Heading } from "./headings";
import { SearchBox } from "./search-box";
import { HOME, SECTIONS } from "./sections";

/** A page by its address and name, as lists of pages have it. */
interface Step {
  path: string;
  title: string;
}

interface DocumentationLayoutProps {
  path: string;
  /** What stands above the title: where the page is. */
  trail?: readonly Step[];
  title: string;
  lead?: string;
  contents?: readonly Heading[];
  previous?: Step | undefined;
  next?: Step | undefined;
  /** Where the page's Markdown is. */
  markdown?: string | undefined;
  children: ReactNode;
}

/** Around every page of the documentation: the way through all pages, what this one holds, and what comes before and after it. */
export function DocumentationLayout({
  path,
  trail = [],
  title,
  lead,
  contents = [],
  previous,
  next,
  markdown,
  children,
}: DocumentationLayoutProps) {
  return (
    <div className="docs">
      <div className="docs-side">
        <SearchBox />
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: where there is room it scrolls, which has to work by keys */}
        <details className="docs-fold docs-ways" tabIndex={0}>
          <summary>All pages</summary>
          <Ways path={path} />
        </details>
      </div>
      <article className="docs-page" data-docs-page>
        <header className="docs-head">
          {trail.length > 0 && (
            <nav aria-label="Where this page is" className="docs-trail">
              {trail.map((step) => (
                <a key={step.path} href={step.path}>
                  {step.title}
                </a>
              ))}
            </nav>
          )}
          <h1>{title}</h1>
          {lead && <p className="docs-lead">{lead}</p>}
        </header>
        {contents.length > 1 && (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: as above
          <details className="docs-fold docs-contents" tabIndex={0}>
            <summary>On this page</summary>
            <nav aria-label="On this page">
              <ul>
                {contents.map(({ id, title: name, depth }) => (
                  <li key={id} data-depth={depth}>
                    <a href={`#${id}`}>{name}</a>
                  </li>
                ))}
              </ul>
            </nav>
          </details>
        )}
        <div className="docs-text">{children}</div>
        {(previous || next) && (
          <nav aria-label="Before and after" className="docs-around">
            {previous && (
              <a href={previous.path} rel="prev">
                <span>Before</span>
                {previous.title}
              </a>
            )}
            {next && (
              <a href={next.path} rel="next">
                <span>Next</span>
                {next.title}
              </a>
            )}
          </nav>
        )}
        {markdown && (
          <p className="docs-markdown">
            <a href={markdown}>This page as Markdown</a>
          </p>
        )}
      </article>
    </div>
  );
}

const Ways = ({ path }: { path: string }) => (
  <nav aria-label="Documentation">
    <a href={HOME} aria-current={path === HOME ? "page" : undefined}>
      Documentation
    </a>
    {SECTIONS.map((section) => (
      // The reader's own section is open; the others open by themselves, without a script.
      <details key={section.path} open={path === section.path || path.startsWith(`${section.path}/`)}>
        <summary>{section.title}</summary>
        {section.groups.map((group) => (
          <div key={group.title}>
            <p>{group.title}</p>
            <ul>
              {group.pages.map((page) => (
                <li key={page.path}>
                  <a href={page.path} aria-current={path === page.path ? "page" : undefined}>
                    {page.title}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </details>
    ))}
  </nav>
);
