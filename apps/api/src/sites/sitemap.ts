import type { BookableOrganisation } from "@carrel/sdk";
import { escapeHtml } from "../escape-html";
import { OWN_PAGES } from "./own-pages";

export const SITEMAP_PATH = "/sitemap.xml";

/**
 * A host's pages, for search engines.
 * @param origin where people know it, such as `https://harbour.example.com`
 * @param paths such as `/pricing`
 */
export const answerSitemap = (origin: string, paths: readonly string[]) => {
  const urls = paths.map((path) => `<url><loc>${escapeHtml(origin + path)}</loc></url>`);
  const list = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join("\n")}
</urlset>
`;
  return new Response(list, {
    headers: { "content-type": "application/xml; charset=utf-8", "cache-control": "public, max-age=300" },
  });
};

/** The pages of an organisation's own site; of several branches each has its own home. */
export const pathsOfPlace = ({ branches }: Pick<BookableOrganisation, "branches">): string[] => [
  ...Object.values(OWN_PAGES),
  "/book",
  ...(branches.length > 1 ? branches.map(({ _id }) => `/?branch=${_id}`) : []),
];
