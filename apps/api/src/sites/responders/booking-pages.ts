import type { Ports } from "../../ports";
import { addressesOf } from "../addresses";
import { appOfPath } from "../app-of-path";
import { checkoutSources } from "../checkout-sources";
import { leadHome } from "../elsewhere";
import { withFirstScreen } from "../first-screen";
import type { Hosts } from "../hosts";
import { messagePage } from "../message-page";
import { PRIVATE_HEAD, placeHead, type themeColoursOf } from "../place-head";
import { placeOfPage } from "../place-of-page";
import type { PublicPages } from "../public-pages";
import type { SiteFiles } from "../site-files";
import { answerShell } from "./app-shell";
import { notBuilt } from "./not-built";
import type { Responder, SiteVisit } from "./responder";

const TITLE = /<title>[^<]*<\/title>/i;
/** Writes what is known of a page in place of its title. */
const withHead = (html: string, head: string) => html.replace(TITLE, () => head);

/** Of a reseller's host: the platform's own has a page for it. */
const nothingHere = () =>
  messagePage(404, "There is nothing here", "Check the address: this page isn't there, or not any more.", {
    hasMark: false,
  });

/** The booking app's pages: all of a client's site, and elsewhere those that are the same on every host. */
export const bookingPages = (
  { placeOf, framersOf, knownOrigin }: Hosts,
  files: SiteFiles,
  options: { payments: Ports["payments"]; publicPages: PublicPages; colours: ReturnType<typeof themeColoursOf> },
): Responder => {
  const knows = addressesOf(files, "booking");
  const checkout = checkoutSources(options.payments.name);

  /** What a page says of its place, in its head, as data, and drawn; and who may frame it. */
  const dressFor = async ({ url, found, caller: { ask, calledOrigin } }: SiteVisit) => {
    const { site } = found;
    const page = placeOfPage(site, url);
    const place = page && (await placeOf(site, url, ask, page.orgCode));
    // A site of its own may be framed whatever the place says; a code only where the host's key serves what it names.
    const framedBy = page && (place || !page.isPoster) ? await framersOf(found, page) : [];
    if (!place) return { framedBy, dressed: (html: string) => withHead(html, PRIVATE_HEAD) };
    // The page wears the theme of the host that it stands on.
    const wears = options.colours(site.organisation.theme ?? "default");
    const head = placeHead({ page, place, origin: knownOrigin(found, url, calledOrigin), colours: wears });
    return { framedBy, dressed: (html: string) => withFirstScreen(withHead(html, head), files, { page, place, url }) };
  };

  return async (visit) => {
    const { request, url, found, caller } = visit;
    const { site } = found;
    const { isOwn } = site.platform;
    if (appOfPath(site.mode, url.pathname, isOwn) !== "booking") return null;
    if (!knows) return notBuilt("booking");
    if (knows(url.pathname)) {
      return answerShell(request, files, site, "booking", { status: 200, checkout, ...(await dressFor(visit)) });
    }
    if (site.mode === "client") return leadHome();
    // Whoever scanned a code has no session, and needs none.
    if (!isOwn) return nothingHere();
    return (
      (await options.publicPages.answer(request, { site, url, hasPages: true, ask: caller.ask })) ??
      notBuilt("marketing")
    );
  };
};
