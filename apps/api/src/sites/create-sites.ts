import { DatabaseUnavailableError } from "../database/port";
import { isInactive } from "../pipeline/inactive";
import type { Ports } from "../ports";
import { createFillPage } from "./fill-page";
import { createHosts, type SitesMemory, type SitesOptions } from "./hosts";
import { messagePage } from "./message-page";
import { createOwnSite } from "./own-site";
import { kindOfPath } from "./path-kind";
import { themeColoursOf } from "./place-head";
import { createPlacePhotos } from "./place-photos";
import { createPublicPages } from "./public-pages";
import { bookingPages } from "./responders/booking-pages";
import { hashedAssets } from "./responders/hashed-assets";
import { hidden } from "./responders/hidden";
import { knownAddress } from "./responders/known-address";
import { logos } from "./responders/logos";
import { looseFiles } from "./responders/loose-files";
import { noMoreForms } from "./responders/no-more-forms";
import { officeDoor } from "./responders/office-door";
import { officePages } from "./responders/office-pages";
import { ownPages } from "./responders/own-pages";
import { photos } from "./responders/photos";
import { platformPages } from "./responders/platform-pages";
import { publicForm } from "./responders/public-form";
import { resellerPages } from "./responders/reseller-pages";
import { type Caller, firstAnswer, type Responder, type Visit } from "./responders/responder";
import { robots } from "./responders/robots";
import { siteJson } from "./responders/site-json";
import { sitemap } from "./responders/sitemap";
import type { SiteFiles } from "./site-files";
import type { DrawSite } from "./site-renderer";

const noSite = () =>
  messagePage(404, "There is no site here", "Check the address: no organisation answers under this name.");

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

/** Serves the built apps: which one, by host and path; whose, by host. */
export const createSites = (
  ports: Pick<Ports, "clock" | "database" | "files" | "payments" | "pictures">,
  files: SiteFiles,
  memory: SitesMemory,
  options: SitesOptions,
) => {
  const { clock, database, payments } = ports;
  const hosts = createHosts(ports, memory, options);
  const colours = themeColoursOf(files);
  const pictures = createPlacePhotos(ports);
  const ownSite = createOwnSite(files, { clock, pictures, colours });
  const publicPages = createPublicPages({ database, files, fillPage: createFillPage(files, memory.catalogues) });

  const showPlatform = platformPages(publicPages);

  /** What doesn't hang on whose host it is. */
  const onEveryHost: readonly Responder<Visit>[] = [
    siteJson(hosts),
    hashedAssets(files),
    robots(hosts, publicPages),
    hidden,
  ];
  const onItsHost: readonly Responder[] = [
    knownAddress(hosts),
    photos(hosts, pictures),
    logos(pictures),
    sitemap(hosts, publicPages),
    ownPages(hosts, ownSite),
    publicForm(publicPages),
    noMoreForms,
    resellerPages(publicPages),
    officeDoor,
    looseFiles(files),
    showPlatform,
    bookingPages(hosts, files, { payments, publicPages, colours }),
    officePages(files, payments),
  ];

  /** The platform's own pages stand without the database, with what it would fill left out; all else waits for it. */
  const withoutDatabase = async (visit: Visit, error: unknown): Promise<Response> => {
    const found = error instanceof DatabaseUnavailableError ? hosts.lastSeen(visit.url) : null;
    const isPage = visit.kind === "page" && visit.request.method !== "POST";
    const page = found && isPage ? await showPlatform({ ...visit, found }) : null;
    return page ?? noOpenSite(error);
  };

  const answer = async (request: Request, caller: Caller): Promise<Response> => {
    const url = new URL(request.url);
    const visit = { request, url, kind: kindOfPath(url.pathname), caller };
    const general = await firstAnswer(onEveryHost, visit);
    if (general) return general;
    const found = await hosts.siteOf(url).catch((error: unknown) => withoutDatabase(visit, error));
    if (found instanceof Response) return found;
    return (found && (await firstAnswer(onItsHost, { ...visit, found }))) ?? noSite();
  };

  /** A page of an organisation's own site as it would look, for its office. */
  const preview: DrawSite = ({ site, ...page }) =>
    ownSite.preview({ ...page, site: { ...site, mode: "client", apiKey: "", demo: options.demo } });

  return { answer, preview };
};
