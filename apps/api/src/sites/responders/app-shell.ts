import type { Site } from "@carrel/sdk";
import { answerPage, type Page } from "../page";
import type { AppName, SiteFiles } from "../site-files";
import { withLetter, withName } from "../site-head";
import { notBuilt } from "./not-built";

/** The app finds out by itself what the path shows, and shows that there is nothing. */
export const answerShell = (
  request: Request,
  files: SiteFiles,
  site: Site,
  app: AppName,
  { dressed = (html) => withName(html, site), ...page }: Page,
): Response | Promise<Response> => {
  const index = files.find(app, "index.html");
  if (!index) return notBuilt(app);
  // A reseller's host, and his clients', bear nothing of the platform's own.
  const marked = (html: string) => (site.platform.isOwn ? html : withLetter(html, site));
  return answerPage(request, index, site, { ...page, dressed: (html) => dressed(marked(html)) });
};
