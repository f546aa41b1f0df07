import type { PublicPages } from "../public-pages";
import type { Responder } from "./responder";

/** The public pages that stand on a reseller's host, in his name. */
export const resellerPages =
  (publicPages: PublicPages): Responder =>
  ({ request, url, found: { site }, caller }) =>
    site.mode === "platform" && !site.platform.isOwn && publicPages.has(site, url.pathname)
      ? publicPages.answer(request, { site, url, ask: caller.ask })
      : null;
