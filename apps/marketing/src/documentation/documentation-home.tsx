import { type DocumentSection, pagesIn } from "./document";
import { DocumentationLayout } from "./documentation-layout";
import { HOME, SECTIONS } from "./sections";

const TITLE = "Documentation";

/** Whom each part of the documentation is for, and what stands in it. */
export const DocumentationHome = () => (
  <DocumentationLayout
    path={HOME}
    title={TITLE}
    lead="How Carrel is set up, used every day, sold, built upon and run. Each page is about one thing that you want to do."
  >
    <div className="docs-parts">
      {SECTIONS.map((section) => (
        <section key={section.path}>
          <h2 id={section.path.split("/").at(-1)}>
            <a href={section.path}>{section.title}</a>
          </h2>
          <p>{section.lead}</p>
          <ul>
            {pagesIn(section)
              .slice(0, 5)
              .map(({ path, title }) => (
                <li key={path}>
                  <a href={path}>{title}</a>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
    <h2 id="words">Desk or seat, member or user</h2>
    <p>
      These pages say desk and member. The office of a study hall says seat and user in their place, on every screen and
      in every mail; all else is the same. The same guides stand in the office itself, under Help, in the words of your
      place.
    </p>
    <h2 id="machines">For machines</h2>
    <p>
      Every page is there as Markdown, at its address with <code>.md</code> behind it. <a href="/llms.txt">llms.txt</a>{" "}
      lists them, and <a href="/llms-full.txt">llms-full.txt</a> holds them all.
    </p>
  </DocumentationLayout>
);

/** What stands in a section, page by page. */
export const SectionContents = ({ section }: { section: DocumentSection }) => (
  <DocumentationLayout
    path={section.path}
    trail={[{ path: HOME, title: TITLE }]}
    title={section.title}
    lead={section.lead}
    next={pagesIn(section)[0]}
  >
    {section.groups.map((group) => (
      <section key={group.title}>
        <h2>{group.title}</h2>
        <dl className="docs-list">
          {group.pages.map(({ path, title, description }) => (
            <div key={path}>
              <dt>
                <a href={path}>{title}</a>
              </dt>
              <dd>{description}</dd>
            </div>
          ))}
        </dl>
      </section>
    ))}
  </DocumentationLayout>
);
