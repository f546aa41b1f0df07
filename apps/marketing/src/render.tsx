import { prerender } from "react-dom/static";
import { documentationFiles } from "./documentation/documentation-files";
import { HOLES } from "./layout/holes";
import { InHisName } from "./layout/ours-alone";
import { pageData } from "./layout/page-data";
import { PlainLayout } from "./layout/plain-layout";
import { SiteLayout } from "./layout/site-layout";
import { structuredTag } from "./layout/structured-data";
import type { Page } from "./pages/page";
import { PAGES } from "./pages/pages";

/** A folder that no address leads to: what stands in it is served on the hosts of resellers. */
const IN_HIS_NAME = "/.reseller";

/** Every page of the site by where it stands, and the page for addresses that lead nowhere. */
export const pagePaths = Object.entries(PAGES).flatMap(([path, { isInHisName }]) =>
  isInHisName ? [path, IN_HIS_NAME + path] : [path],
);

/** What search engines are told of, in the order of the table; on a reseller's host those in his name. */
export const listedPaths = Object.entries(PAGES)
  .filter(([, { isUnlisted, canonical }]) => !isUnlisted && canonical === undefined)
  .map(([path, { isInHisName = false }]) => ({ path, isInHisName }));

/** What stands beside the pages, by address. */
export const renderFiles = documentationFiles;

interface Rendered {
  head: string;
  body: string;
  /** What the page brings of its own (`Page.entry`). */
  entry?: string | undefined;
}

/** Renders one page to HTML; an unknown path gives the page that says so. */
export async function renderPage(path: string): Promise<Rendered> {
  const isInHisName = path.startsWith(`${IN_HIS_NAME}/`);
  const known = isInHisName ? path.slice(IN_HIS_NAME.length) : path;
  const page = PAGES[known] ?? PAGES["/404"];
  if (!page) throw new Error("The table of pages has no /404");
  const Layout = isInHisName ? PlainLayout : SiteLayout;
  const { prelude } = await prerender(
    <InHisName value={isInHisName}>
      <Layout>
        <page.Content />
      </Layout>
    </InHisName>,
  );
  return { head: headOf(known, page), body: await new Response(prelude).text(), entry: page.entry };
}

/** Puts a rendered page into index.html. */
export const fillTemplate = (html: string, { head, body }: Rendered) =>
  html.replace("<!--page-head-->", () => head).replace("<!--page-->", () => body);

const escapeHtml = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

function headOf(path: string, page: Page): string {
  const { title, description, canonical = path, isUnlisted = false, markdown } = page;
  const meta = (name: string, content: string) => {
    const key = name.startsWith("og:") ? "property" : "name";
    return `<meta ${key}="${name}" content="${escapeHtml(content)}" />`;
  };
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta("description", description),
    meta("og:title", title),
    meta("og:description", description),
    meta("og:type", "website"),
    isUnlisted ? meta("robots", "noindex") : `<link rel="canonical" href="${HOLES.address}${escapeHtml(canonical)}" />`,
    ...(markdown ? [`<link rel="alternate" type="text/markdown" href="${markdown}" />`] : []),
    ...pageData(path, page, PAGES).map(structuredTag),
  ].join("\n    ");
}
