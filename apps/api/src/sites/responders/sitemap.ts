import { notAvailable } from "../../pipeline/no-such-call";
import type { Hosts } from "../hosts";
import type { PublicPages } from "../public-pages";
import { answerSitemap, pathsOfPlace, SITEMAP_PATH } from "../sitemap";
import { showsPages } from "./reseller-pages";
import type { Responder } from "./responder";

/** The list of a host's pages, for search engines: of an own site, and of the public pages where they stand. */
export const sitemap =
  ({ ownSiteOf, knownOrigin }: Hosts, publicPages: PublicPages): Responder =>
  async ({ url, found, caller }) => {
    if (url.pathname !== SITEMAP_PATH) return null;
    const { site } = found;
    const origin = knownOrigin(found, url, caller.calledOrigin);
    if (site.mode === "platform") {
      const listed = showsPages(found) ? publicPages.listed(site) : [];
      if (listed.length === 0) throw notAvailable();
      return answerSitemap(origin, listed);
    }
    const place = await ownSiteOf(site, url, caller.ask);
    if (!place) throw notAvailable();
    return answerSitemap(origin, pathsOfPlace(place));
  };
