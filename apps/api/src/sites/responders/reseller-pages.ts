import { leadTo } from "../elsewhere";
import type { FoundSite } from "../find-site";
import type { PublicPages } from "../public-pages";
import type { Responder } from "./responder";

/** What goes for everybody stands on every host. */
const LEGAL = /^\/(?:privacy|terms)\/?$/;

/** Whether a platform's host shows its public pages: its own does, a reseller's where he says so. */
export const showsPages = ({ site: { platform }, publicPages }: FoundSite): boolean =>
  platform.isOwn || publicPages === "own";

/** The public pages on a reseller's host: in his name, or an address of his in their place, or nothing. */
export const resellerPages =
  (publicPages: PublicPages): Responder =>
  ({ request, url, found, caller }) => {
    const { site } = found;
    if (site.mode !== "platform" || site.platform.isOwn || !publicPages.has(site, url.pathname)) return null;
    const hasPages = showsPages(found);
    if (hasPages || LEGAL.test(url.pathname)) {
      return publicPages.answer(request, { site, url, hasPages, ask: caller.ask });
    }
    if (!URL.canParse(found.publicPages)) return null;
    // His host may have got the name later: then it must not lead to itself.
    const { href, hostname } = new URL(found.publicPages);
    return hostname === url.hostname ? null : leadTo(href);
  };
