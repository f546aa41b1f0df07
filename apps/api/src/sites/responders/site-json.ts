import { notAvailable } from "../../pipeline/no-such-call";
import type { Hosts } from "../hosts";
import type { Responder, Visit } from "./responder";

/** What stands on the host, for the apps' development servers. */
export const siteJson =
  ({ siteOf }: Hosts): Responder<Visit> =>
  async ({ url }) => {
    if (url.pathname !== "/site.json") return null;
    const found = await siteOf(url);
    if (!found) throw notAvailable();
    return Response.json(found.site, { headers: { "cache-control": "no-cache" } });
  };
