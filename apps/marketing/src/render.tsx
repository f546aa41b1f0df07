import { prerender } from "react-dom/static";
import type { Page } from "./pages/page";
import { PAGES } from "./pages/pages";

/** Every address of the site, and the page for those that lead nowhere. */
export const pagePaths = Object.keys(PAGES);

interface Rendered {
  head: string;
  body: string;
}

/** Renders one page to HTML; an unknown path gives the page that says so. */
export async function renderPage(path: string): Promise<Rendered> {
  const page = PAGES[path] ?? PAGES["/404"];
  if (!page) throw new Error("The table of pages has no /404");
  const { prelude } = await prerender(<page.Content />);
  return { head: headOf(page), body: await new Response(prelude).text() };
}

/** Puts a rendered page into index.html. */
export const fillTemplate = (html: string, { head, body }: Rendered) =>
  html.replace("<!--page-head-->", () => head).replace("<!--page-->", () => body);

const escapeHtml = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

function headOf({ title, description, canonical }: Page): string {
  return [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}" />`,
    `<meta property="og:title" content="${escapeHtml(title)}" />`,
    `<meta property="og:description" content="${escapeHtml(description)}" />`,
    `<meta property="og:type" content="website" />`,
    ...(canonical === undefined ? [] : [`<link rel="canonical" href="${escapeHtml(canonical)}" />`]),
  ].join("\n    ");
}
