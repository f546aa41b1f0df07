import type { BookableOrganisation, Site } from "@carrel/sdk";
import { DatabaseUnavailableError } from "../database/port";
import { isInactive } from "../pipeline/inactive";
import { notAvailable } from "../pipeline/no-such-call";
import type { Ports } from "../ports";
import { addressesOf } from "./addresses";
import { appOfPath } from "./app-of-path";
import { answerAsset } from "./asset";
import { checkoutSources } from "./checkout-sources";
import { endingOf } from "./content-type";
import { hasSession, leadHome, leadTo, leadToSignIn } from "./elsewhere";
import { findSite } from "./find-site";
import { type AskPlace, withFirstScreen } from "./first-screen";
import { type Homes, meaningOfCode, meaningOfHost } from "./host";
import { messagePage } from "./message-page";
import { answerPage, type Page } from "./page";
import { kindOfPath } from "./path-kind";
import { PRIVATE_HEAD, placeHead, themeColoursOf } from "./place-head";
import { placeOfPage } from "./place-of-page";
import { createPlacePhotos, readPhotoPath } from "./place-photos";
import { answerRobots } from "./robots";
import { APPS, type AppName, type SiteFiles } from "./site-files";
import { withLetter, withName } from "./site-head";
import type { SiteMemory } from "./site-memory";

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
  askPlace: AskPlace;
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
  ports: Pick<Ports, "database" | "files" | "payments" | "pictures">,
  files: SiteFiles,
  memory: { sites: SiteMemory<Site>; places: SiteMemory<BookableOrganisation> },
  options: SitesOptions,
) => {
  const addresses = { admin: addressesOf(files, "admin"), booking: addressesOf(files, "booking") };
  const checkout = checkoutSources(ports.payments.name);
  const siteOf = (url: URL) => {
    // `?org=` lets the apps' development servers, which have no host names, ask for a client site.
    const orgCode = url.pathname === "/site.json" ? url.searchParams.get("org") : null;
    const meaning = orgCode ? meaningOfCode(orgCode) : meaningOfHost(url.hostname, options.homes);
    return memory.sites.find(`${url.hostname} ${orgCode ?? ""}`, () =>
      findSite(ports.database, meaning, {
        hostname: url.hostname,
        demo: options.demo,
        publicUrl: options.homes.publicUrl,
      }),
    );
  };
  /** What its app would be told of the place that a code names, asked by whoever opened the page. */
  const placeOf = (site: Site, url: URL, askPlace: AskPlace, orgCode: string) =>
    memory.places.find(`${url.hostname} ${site.apiKey} ${orgCode}`, () => askPlace(site.apiKey, orgCode));
  const answerPhoto = createPlacePhotos(ports);
  const colours = themeColoursOf(files);
  /** What a page of the booking app says of its place: in its head, as data, and drawn. */
  const dressFor = async (site: Site, url: URL, { askPlace, calledOrigin }: Caller) => {
    const page = placeOfPage(site, url);
    const place = page && (await placeOf(site, url, askPlace, page.orgCode));
    if (!place) return (html: string) => withHead(html, PRIVATE_HEAD);
    // Of the platform's several names one is known.
    const isPlatform = meaningOfHost(url.hostname, options.homes).kind === "platform";
    const origin = isPlatform ? new URL(options.homes.publicUrl).origin : calledOrigin;
    // The page wears the theme of the host that it stands on.
    const head = placeHead({ page, place, origin, colours: colours(site.organisation.theme ?? "default") });
    return (html: string) => withFirstScreen(withHead(html, head), files, { page, place, url });
  };

  return async (request: Request, caller: Caller): Promise<Response> => {
    const url = new URL(request.url);
    if (url.pathname === "/site.json") {
      const site = await siteOf(url);
      if (!site) throw notAvailable();
      return Response.json(site, { headers: { "cache-control": "no-cache" } });
    }
    const hashed = APPS.find((app) => url.pathname.startsWith(`/_${app}/`));
    if (hashed) {
      const file = files.find(hashed, url.pathname.slice(1));
      if (!file) throw notAvailable();
      return answerAsset(request, file, true);
    }
    if (url.pathname === "/robots.txt") return answerRobots();
    const kind = kindOfPath(url.pathname);
    if (kind === "hidden") throw notAvailable();
    const site = await siteOf(url).catch(noOpenSite);
    if (site instanceof Response) return site;
    if (!site) return noSite();
    const photo = readPhotoPath(url.pathname);
    if (photo) {
      const place = await placeOf(site, url, caller.askPlace, photo.orgCode);
      return answerPhoto(request, place, photo);
    }
    // A reseller's host, and his clients', bear nothing of the platform's own.
    const { isOwn } = site.platform;
    const app = appOfPath(site.mode, url.pathname, isOwn);
    if (app === "admin" && url.pathname === "/") return leadTo("/auth/login");
    if (kind === "file") {
      const file = files.find(app, url.pathname.slice(1)) ?? files.find("marketing", url.pathname.slice(1));
      // The pages themselves are reached by their own addresses only.
      if (!file || endingOf(url.pathname) === "html") throw notAvailable();
      return answerAsset(request, file, false);
    }
    if (app === "marketing") return answerPrerendered(request, files, site, url.pathname);
    const knows = addresses[app];
    if (!knows) return notBuilt(app);
    if (knows(url.pathname)) {
      if (app !== "booking") return answerShell(request, files, site, app, { status: 200, checkout, isOwn });
      const dressed = await dressFor(site, url, caller);
      return answerShell(request, files, site, app, { status: 200, checkout, isOwn, dressed });
    }
    if (site.mode === "client") return leadHome();
    // Whoever scanned a code has no session, and needs none.
    if (app === "booking") return isOwn ? answerPrerendered(request, files, site, url.pathname) : nothingHere();
    if (!hasSession(request)) return leadToSignIn(url);
    return answerShell(request, files, site, app, { status: 404, checkout, isOwn });
  };
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

/** Every page of marketing is a file; what has none gets the page that says so. */
const answerPrerendered = (request: Request, files: SiteFiles, site: Site, pathname: string) => {
  const folder = pathname.replaceAll(/^\/+|\/+$/g, "");
  const page = files.find("marketing", folder === "" ? "index.html" : `${folder}/index.html`);
  if (page) return answerPage(request, page, site, { status: 200 });
  const missing = files.find("marketing", "404.html");
  if (!missing) return notBuilt("marketing");
  return answerPage(request, missing, site, { status: 404 });
};
