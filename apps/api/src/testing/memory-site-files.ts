import type { AppName, SiteFile, SiteFiles } from "../sites/site-files";

/** Built apps out of texts. */
export const memorySiteFiles = (texts: Partial<Record<AppName, Record<string, string>>>): SiteFiles => {
  const files = new Map<string, SiteFile>();
  for (const [app, contents] of Object.entries(texts)) {
    for (const [path, text] of Object.entries(contents)) {
      files.set(`${app}/${path}`, { path, content: new TextEncoder().encode(text) });
    }
  }
  return { find: (app, path) => files.get(`${app}/${path}`) };
};
