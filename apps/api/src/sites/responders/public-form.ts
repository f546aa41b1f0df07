import { postContact } from "../contact-form";
import { leadToSent } from "../elsewhere";
import type { PublicPages } from "../public-pages";
import { showsPages } from "./reseller-pages";
import type { Responder } from "./responder";

/** The form on the platform's own `/contact`, and on a reseller's, from a browser without JavaScript. */
export const publicForm =
  (publicPages: PublicPages): Responder =>
  async ({ request, url, found, caller }) => {
    const { site } = found;
    const isForm = request.method === "POST" && site.mode === "platform" && url.pathname === "/contact";
    if (!isForm || !showsPages(found) || !publicPages.has(site, url.pathname)) return null;
    const outcome = await postContact(request, site, caller.send);
    if ("sent" in outcome) return leadToSent(url);
    return publicPages.answer(request, {
      ...{ site, url, hasPages: true, ask: caller.ask },
      sent: { isSent: false, ...outcome },
    });
  };
