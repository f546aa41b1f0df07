import { notAvailable } from "../../pipeline/no-such-call";
import { appOfPath } from "../app-of-path";
import { answerAsset } from "../asset";
import { endingOf } from "../content-type";
import type { SiteFiles } from "../site-files";
import type { Responder } from "./responder";

/** What tells of the platform by its name, beside pages that do: it stands on the platform's own host alone. */
const OF_PLATFORM = /^\/(?:documentation\/|llms(?:-full)?\.txt$)/;

/** Files of the apps that keep their names, such as `/favicon.svg`. */
export const looseFiles =
  (files: SiteFiles): Responder =>
  ({ request, url: { pathname }, kind, found: { site } }) => {
    if (kind !== "file") return null;
    const isHome = site.mode === "platform" && site.platform.isOwn;
    if (!isHome && OF_PLATFORM.test(pathname)) throw notAvailable();
    const path = pathname.slice(1);
    const app = appOfPath(site.mode, pathname, site.platform.isOwn);
    const file = files.find(app, path) ?? files.find("marketing", path);
    // The pages themselves are reached by their own addresses only.
    if (!file || endingOf(pathname) === "html") throw notAvailable();
    return answerAsset(request, file, false);
  };
