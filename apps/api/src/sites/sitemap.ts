import type { BookableOrganisation } from "@carrel/sdk";
import { escapeHtml } from "../escape-html";
import { OWN_PAGES } from "./own-pages";

export const SITEMAP_PATH = "/sitemap.xml";

/**
 * The pages of an organisation's own site, for search engines; of several branches each has its own home.
 * @param origin where people know it, such as `https://harbour.example.com`
 */
export const answerSitemap = (origin: string, { branches }: Pick<BookableOrganisation, "branches">) => {
  const ofBranches = branches.length > 1 ? branches.map(({ _id }) => `/?branch=${_id}`) : [];
  const urls = [...Object.values(OWN_PAGES), "/book", ...ofBranches].map(
    (path) => `<url><loc>${escapeHtml(origin + path)}</loc></url>`,
  );
  const list = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join("\n")}
</urlset>
`;
  return new Response(list, {
    headers: { "content-type": "application/xml; charset=utf-8", "cache-control": "public, max-age=300" },
  });
};
