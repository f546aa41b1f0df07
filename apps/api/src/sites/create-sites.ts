import type { BookableOrganisation, PlanCatalogue, PublicSite, Site } from "@carrel/sdk";
import { findOrganisationByCode } from "../database/lookups";
import { DatabaseUnavailableError } from "../database/port";
import { isInactive } from "../pipeline/inactive";
import { notAvailable } from "../pipeline/no-such-call";
import type { Ports } from "../ports";
import { addressesOf } from "./addresses";
import { appOfPath } from "./app-of-path";
import type { AskPublic, SendCall } from "./ask-public";
import { answerAsset } from "./asset";
import { checkoutSources } from "./checkout-sources";
import { postContact } from "./contact-form";
import { endingOf } from "./content-type";
import { hasSession, leadHome, leadTo, leadToKnown, leadToSent, leadToSignIn } from "./elsewhere";
import { createFillPage } from "./fill-page";
import { type FoundSite, findSite } from "./find-site";
import { withFirstScreen } from "./first-screen";
import { type Homes, hostnameOf, isBare, meaningOfCode, meaningOfHost } from "./host";
import { LOGO_PATH, readOwnLogo } from "./logo-path";
import { messagePage } from "./message-page";
import { knownElsewhere } from "./own-address";
import { flowLinkOf, ownPageOf } from "./own-pages";
import { createOwnSite, takesMessages } from "./own-site";
import { answerPage, type Page } from "./page";
import { kindOfPath } from "./path-kind";
import { PRIVATE_HEAD, placeHead, themeColoursOf } from "./place-head";
import { type PagePlace, placeOfPage } from "./place-of-page";
import { createPlacePhotos, readPhotoPath } from "./place-photos";
import { createPublicPages } from "./public-pages";
import { answerRobots } from "./robots";
import { APPS, type AppName, type SiteFiles } from "./site-files";
import { withLetter, withName } from "./site-head";
import type { SiteMemory } from "./site-memory";
import type { DrawSite } from "./site-renderer";
import { answerSitemap, SITEMAP_PATH } from "./sitemap";

export interface SitesOptions {
  demo: boolean;
  homes: Homes;
}

const TITLE = /<title>[^<]*<\/title>/i;
/** Writes what is known of a page in place of its title. */
const withHead = (html: string, head: string) => html.replace(TITLE, () => head);

/** Who opened a page. */
interface Caller {
  /** The address as he named it, such as `https://harbour.example.com`. */
  calledOrigin: string;
  ask: AskPublic;
  /** Sends a call in his name. */
  send: SendCall;
}

const noSite = () =>
  messagePage(404, "There is no site here", "Check the address: no organisation answers under this name.");

/** Of a reseller's host: the platform's own has a page for it. */
const nothingHere = () =>
  messagePage(404, "There is nothing here", "Check the address: this page isn't there, or not any more.", {
    hasMark: false,
  });

/** Without the database nobody knows whose site stands on a host. */
const unreachable = () => {
  const page = messagePage(503, "Back in a moment", "We can't get at our records just now. Load the page again soon.");
  page.headers.set("retry-after", "2");
  return page;
};

/** What stands on a host whose organisation is inactive, and on every host while the database is gone. */
const noOpenSite = (error: unknown) => {
  if (error instanceof DatabaseUnavailableError) return unreachable();
  if (!isInactive(error)) throw error;
  return messagePage(403, "This site is closed for now", error.message);
};

const notBuilt = (app: AppName) =>
  messagePage(503, "This app is not built", `Run npm start, or pnpm build, to build the ${app} app.`);

/** Serves the built apps: which one, by host and path; whose, by host. */
export const createSites = (
  ports: Pick<Ports, "clock" | "database" | "files" | "payments" | "pictures">,
  files: SiteFiles,
  memory: {
    sites: SiteMemory<FoundSite>;
    places: SiteMemory<BookableOrganisation>;
    ownSites: SiteMemory<PublicSite>;
    /** Of the place that a code names: who may frame it. */
    embeds: SiteMemory<readonly string[]>;
    catalogues: SiteMemory<PlanCatalogue>;
  },
  options: SitesOptions,
) => {
  const addresses = { admin: addressesOf(files, "admin"), booking: addressesOf(files, "booking") };
  const checkout = checkoutSources(ports.payments.name);
  const hostOf = (url: URL) => {
    const hostname = hostnameOf(url.hostname) ?? url.hostname;
    return { hostname, meaning: meaningOfHost(hostname, options.homes) };
  };
  const siteOf = (url: URL) => {
    const { hostname, meaning } = hostOf(url);
    // `?org=` lets the apps' development servers, which have no host names, ask for a client site. A name has one site alone.
    const orgCode = url.pathname === "/site.json" && isBare(hostname) ? url.searchParams.get("org") : null;
    return memory.sites.find(`${hostname} ${orgCode ?? ""}`, () =>
      findSite(ports.database, orgCode ? meaningOfCode(orgCode) : meaning, options),
    );
  };
  /** What its app would be told of the place that a code names, asked by whoever opened the page. */
  const placeOf = ({ apiKey }: Site, url: URL, ask: AskPublic, orgCode: string) =>
    memory.places.find(`${url.hostname} ${apiKey} ${orgCode}`, () => ask.place(apiKey, orgCode));
  /** What a host's own pages show. */
  const ownSiteOf = ({ apiKey, organisation: { orgCode } }: Site, url: URL, ask: AskPublic) =>
    memory.ownSites.find(`${url.hostname} ${apiKey}`, () => ask.ownSite(apiKey, orgCode));
  /** Of several names one is known: the platform's, or the one that an organisation chose. */
  const knownOrigin = ({ address }: FoundSite, url: URL, calledOrigin: string) => {
    const isPlatform = hostOf(url).meaning.kind === "platform";
    return (isPlatform ? new URL(options.homes.publicUrl).origin : address?.origin) ?? calledOrigin;
  };
  /** Who may frame a page about a place: whom its organisation named. */
  const framersOf = async ({ site, embedOrigins }: FoundSite, { orgCode }: PagePlace) => {
    if (orgCode === site.organisation.orgCode) return embedOrigins;
    const find = () => ports.database.lookup((db) => findOrganisationByCode(db, orgCode));
    return (await memory.embeds.find(orgCode, async () => (await find())?.embedOrigins ?? null)) ?? [];
  };
  const fillPage = createFillPage(files, memory.catalogues);
  const publicPages = createPublicPages({ database: ports.database, files, fillPage });
  const answerPublic = async (request: Request, site: Site, url: URL, { ask }: Caller) =>
    (await publicPages.answer(request, { site, url, ask })) ?? notBuilt("marketing");
  const pictures = createPlacePhotos(ports);
  const colours = themeColoursOf(files);
  const ownSite = createOwnSite(files, { clock: ports.clock, pictures, colours });
  /** What a page of the booking app says of its place, in its head, as data, and drawn; and who may frame it. */
  const dressFor = async (found: FoundSite, url: URL, { ask, calledOrigin }: Caller) => {
    const { site } = found;
    const page = placeOfPage(site, url);
    const place = page && (await placeOf(site, url, ask, page.orgCode));
    // A site of its own may be framed whatever the place says; a code only where the host's key serves what it names.
    const framedBy = page && (place || !page.isPoster) ? await framersOf(found, page) : [];
    if (!place) return { framedBy, dressed: (html: string) => withHead(html, PRIVATE_HEAD) };
    // The page wears the theme of the host that it stands on.
    const wears = colours(site.organisation.theme ?? "default");
    const head = placeHead({ page, place, origin: knownOrigin(found, url, calledOrigin), colours: wears });
    return { framedBy, dressed: (html: string) => withFirstScreen(withHead(html, head), files, { page, place, url }) };
  };

  const answer = async (request: Request, caller: Caller): Promise<Response> => {
    const url = new URL(request.url);
    if (url.pathname === "/site.json") {
      const found = await siteOf(url);
      if (!found) throw notAvailable();
      return Response.json(found.site, { headers: { "cache-control": "no-cache" } });
    }
    const hashed = APPS.find((app) => url.pathname.startsWith(`/_${app}/`));
    if (hashed) {
      const file = files.find(hashed, url.pathname.slice(1));
      if (!file) throw notAvailable();
      return answerAsset(request, file, true);
    }
    if (url.pathname === "/robots.txt") {
      // What search engines may read depends on nothing; without the database there is no list of pages.
      const found = await siteOf(url).catch(() => null);
      const origin = found?.site.mode === "client" ? knownOrigin(found, url, caller.calledOrigin) : null;
      return answerRobots(origin && `${origin}${SITEMAP_PATH}`);
    }
    const kind = kindOfPath(url.pathname);
    if (kind === "hidden") throw notAvailable();
    const found = await siteOf(url).catch(noOpenSite);
    if (found instanceof Response) return found;
    if (!found) return noSite();
    const known =
      kind === "page" && request.method !== "POST" ? knownElsewhere(found, hostOf(url), options.homes) : null;
    if (known) return leadToKnown(known, url);
    const { site } = found;
    const photo = readPhotoPath(url.pathname);
    if (photo) {
      const place = await placeOf(site, url, caller.ask, photo.orgCode);
      return pictures.photo(request, place, photo);
    }
    if (url.pathname === LOGO_PATH) return pictures.logo(request, site.organisation);
    const logo = readOwnLogo(url.pathname);
    if (logo) return pictures.ownLogo(request, site.organisation, logo);
    // A reseller's host, and his clients', bear nothing of the platform's own.
    const { isOwn } = site.platform;
    if (site.mode === "client" && url.pathname === SITEMAP_PATH) {
      const place = await ownSiteOf(site, url, caller.ask);
      if (!place) throw notAvailable();
      return answerSitemap(knownOrigin(found, url, caller.calledOrigin), place);
    }
    const page = site.mode === "client" ? ownPageOf(url.pathname) : undefined;
    if (page) {
      const flow = flowLinkOf(url);
      if (flow !== null) return leadTo(flow);
      const place = await ownSiteOf(site, url, caller.ask);
      const origin = knownOrigin(found, url, caller.calledOrigin);
      const marked = (html: string) => (isOwn ? html : withLetter(html, site));
      const shown = { page, url, found, place, origin, marked };
      if (request.method !== "POST") return ownSite.answer(request, shown);
      if (page !== "contact" || !place || !takesMessages(place)) throw notAvailable();
      const outcome = await postContact(request, site, caller.send);
      if ("sent" in outcome) return leadToSent(url);
      return ownSite.answer(request, {
        ...shown,
        sent: { isSent: false, errors: outcome.errors, values: outcome.values },
      });
    }
    if (request.method === "POST") throw notAvailable();
    if (site.mode === "platform" && !isOwn && publicPages.has(site, url.pathname)) {
      return answerPublic(request, site, url, caller);
    }
    const app = appOfPath(site.mode, url.pathname, isOwn);
    if (app === "admin" && url.pathname === "/") return leadTo("/auth/login");
    if (kind === "file") {
      const file = files.find(app, url.pathname.slice(1)) ?? files.find("marketing", url.pathname.slice(1));
      // The pages themselves are reached by their own addresses only.
      if (!file || endingOf(url.pathname) === "html") throw notAvailable();
      return answerAsset(request, file, false);
    }
    if (app === "marketing") return answerPublic(request, site, url, caller);
    const knows = addresses[app];
    if (!knows) return notBuilt(app);
    if (knows(url.pathname)) {
      if (app !== "booking") return answerShell(request, files, site, app, { status: 200, checkout, isOwn });
      const dress = await dressFor(found, url, caller);
      return answerShell(request, files, site, app, { status: 200, checkout, isOwn, ...dress });
    }
    if (site.mode === "client") return leadHome();
    // Whoever scanned a code has no session, and needs none.
    if (app === "booking") return isOwn ? answerPublic(request, site, url, caller) : nothingHere();
    if (!hasSession(request)) return leadToSignIn(url);
    return answerShell(request, files, site, app, { status: 404, checkout, isOwn });
  };

  /** A page of an organisation's own site as it would look, for its office. */
  const preview: DrawSite = ({ site, ...page }) =>
    ownSite.preview({ ...page, site: { ...site, mode: "client", apiKey: "", demo: options.demo } });

  return { answer, preview };
};

/** The app finds out by itself what the path shows, and shows that there is nothing. */
const answerShell = (
  request: Request,
  files: SiteFiles,
  site: Site,
  app: AppName,
  { isOwn, dressed = (html) => withName(html, site), ...page }: Page & { isOwn: boolean },
) => {
  const index = files.find(app, "index.html");
  if (!index) return notBuilt(app);
  const marked = (html: string) => (isOwn ? html : withLetter(html, site));
  return answerPage(request, index, site, { ...page, dressed: (html) => dressed(marked(html)) });
};
