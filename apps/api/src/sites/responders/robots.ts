import type { Hosts } from "../hosts";
import { answerRobots } from "../robots";
import { SITEMAP_PATH } from "../sitemap";
import type { Responder, Visit } from "./responder";

/** What search engines may read depends on nothing; without the database there is no list of pages. */
export const robots =
  ({ siteOf, knownOrigin }: Hosts): Responder<Visit> =>
  async ({ url, caller }) => {
    if (url.pathname !== "/robots.txt") return null;
    const found = await siteOf(url).catch(() => null);
    const origin = found?.site.mode === "client" ? knownOrigin(found, url, caller.calledOrigin) : null;
    return answerRobots(origin && `${origin}${SITEMAP_PATH}`);
  };
