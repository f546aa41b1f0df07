import type { Fills, RenderPage } from "@carrel/sdk/pages";
import type { AppName, SiteFile, SiteFiles } from "../sites/site-files";

/** Says what it was given to draw. */
const plainPage: RenderPage = ({ page, place, branchId }) =>
  `<main data-page="${page}" data-branch="${branchId ?? ""}" data-branches="${place.branches.length}"></main>`;

/**
 * Built apps out of texts. An own site's pages stand in `.pages.html` of the booking app, or in its index.
 * @param renderPage what draws them; null: it isn't built
 * @param fills what fills the holes of public pages; null: it isn't built
 */
export const memorySiteFiles = (
  texts: Partial<Record<AppName, Record<string, string>>>,
  renderPage: RenderPage | null = plainPage,
  fills: Fills | null = null,
): SiteFiles => {
  const files = new Map<string, SiteFile>();
  for (const [app, contents] of Object.entries(texts)) {
    for (const [path, text] of Object.entries(contents)) {
      files.set(`${app}/${path}`, { path, content: new TextEncoder().encode(text) });
    }
  }
  const index = files.get("booking/index.html");
  if (index && !files.has("booking/.pages.html")) files.set("booking/.pages.html", { ...index });
  return {
    find: (app, path) => files.get(`${app}/${path}`),
    renderer: async () => renderPage,
    fills: async () => fills,
  };
};
