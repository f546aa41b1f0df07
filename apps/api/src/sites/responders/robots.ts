import type { Hosts } from "../hosts";
import type { PublicPages } from "../public-pages";
import { answerRobots } from "../robots";
import { SITEMAP_PATH } from "../sitemap";
import { showsPages } from "./reseller-pages";
import type { Responder, Visit } from "./responder";

/** What search engines may read depends on nothing; without the database there is no list of pages. */
export const robots =
  ({ siteOf, knownOrigin }: Hosts, publicPages: PublicPages): Responder<Visit> =>
  async ({ url, caller }) => {
    if (url.pathname !== "/robots.txt") return null;
    const found = await siteOf(url).catch(() => null);
    const hasList =
      found?.site.mode === "client" || (found && showsPages(found) && publicPages.listed(found.site).length > 0);
    return answerRobots(found && hasList ? knownOrigin(found, url, caller.calledOrigin) + SITEMAP_PATH : null);
  };
