import { appOfPath } from "../app-of-path";
import type { PublicPages } from "../public-pages";
import { notBuilt } from "./not-built";
import type { Responder } from "./responder";

/** The platform's public pages, on its own host. */
export const platformPages =
  (publicPages: PublicPages): Responder =>
  async ({ request, url, found: { site }, caller }) => {
    if (appOfPath(site.mode, url.pathname, site.platform.isOwn) !== "marketing") return null;
    return (await publicPages.answer(request, { site, url, hasPages: true, ask: caller.ask })) ?? notBuilt("marketing");
  };
