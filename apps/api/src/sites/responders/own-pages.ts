import { notAvailable } from "../../pipeline/no-such-call";
import { postContact } from "../contact-form";
import { leadTo, leadToSent } from "../elsewhere";
import type { Hosts } from "../hosts";
import { flowLinkOf, ownPageOf } from "../own-pages";
import { type createOwnSite, takesMessages } from "../own-site";
import { withLetter } from "../site-head";
import type { Responder } from "./responder";

/** The pages of an organisation's own site, and the form on one of them. */
export const ownPages =
  ({ ownSiteOf, knownOrigin }: Hosts, ownSite: ReturnType<typeof createOwnSite>): Responder =>
  async ({ request, url, found, caller }) => {
    const { site } = found;
    const page = site.mode === "client" ? ownPageOf(url.pathname) : undefined;
    if (!page) return null;
    const flow = flowLinkOf(url);
    if (flow !== null) return leadTo(flow);
    const place = await ownSiteOf(site, url, caller.ask);
    const origin = knownOrigin(found, url, caller.calledOrigin);
    const marked = (html: string) => (site.platform.isOwn ? html : withLetter(html, site));
    const shown = { page, url, found, place, origin, marked };
    if (request.method !== "POST") return ownSite.answer(request, shown);
    if (page !== "contact" || !place || !takesMessages(place)) throw notAvailable();
    const outcome = await postContact(request, site, caller.send);
    if ("sent" in outcome) return leadToSent(url);
    return ownSite.answer(request, { ...shown, sent: { isSent: false, ...outcome } });
  };
