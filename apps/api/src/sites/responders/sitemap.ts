import { notAvailable } from "../../pipeline/no-such-call";
import type { Hosts } from "../hosts";
import { answerSitemap, SITEMAP_PATH } from "../sitemap";
import type { Responder } from "./responder";

/** The list of an own site's pages, for search engines. */
export const sitemap =
  ({ ownSiteOf, knownOrigin }: Hosts): Responder =>
  async ({ url, found, caller }) => {
    if (url.pathname !== SITEMAP_PATH || found.site.mode !== "client") return null;
    const place = await ownSiteOf(found.site, url, caller.ask);
    if (!place) throw notAvailable();
    return answerSitemap(knownOrigin(found, url, caller.calledOrigin), place);
  };
