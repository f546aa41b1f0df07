import { notAvailable } from "../../pipeline/no-such-call";
import { answerAsset } from "../asset";
import { APPS, type SiteFiles } from "../site-files";
import type { Responder, Visit } from "./responder";

/** What the apps' builds name by their contents: on every host, and for good. */
export const hashedAssets =
  (files: SiteFiles): Responder<Visit> =>
  ({ request, url }) => {
    const app = APPS.find((name) => url.pathname.startsWith(`/_${name}/`));
    if (!app) return null;
    const file = files.find(app, url.pathname.slice(1));
    if (!file) throw notAvailable();
    return answerAsset(request, file, true);
  };
