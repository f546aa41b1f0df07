import type { DocumentPage, DocumentSection } from "./document";
import { pagesIn } from "./document";
import { DocumentationLayout } from "./documentation-layout";
import { headingsOf } from "./headings";
import { markdownPath } from "./markdown-path";
import { HOME } from "./sections";
import { toHtml } from "./to-html";

/** One page of the documentation. */
export function DocumentContent({ section, page }: { section: DocumentSection; page: DocumentPage }) {
  const pages = pagesIn(section);
  const at = pages.indexOf(page);
  return (
    <DocumentationLayout
      path={page.path}
      trail={[
        { path: HOME, title: "Documentation" },
        { path: section.path, title: section.title },
      ]}
      title={page.title}
      contents={headingsOf(page.markdown).filter(({ depth }) => depth < 4)}
      previous={pages[at - 1]}
      next={pages[at + 1]}
      markdown={markdownPath(page.path)}
    >
      {page.Content ? (
        <page.Content />
      ) : (
        // Our own Markdown; tags in it are escaped.
        <div dangerouslySetInnerHTML={{ __html: toHtml(page.markdown) }} />
      )}
    </DocumentationLayout>
  );
}
