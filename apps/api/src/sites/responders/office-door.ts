import { appOfPath } from "../app-of-path";
import { leadTo } from "../elsewhere";
import type { Responder } from "./responder";

/** Where the office stands at `/`, on a reseller's host, one begins by signing in. */
export const officeDoor: Responder = ({ url: { pathname }, found: { site } }) =>
  pathname === "/" && appOfPath(site.mode, pathname, site.platform.isOwn) === "admin" ? leadTo("/auth/login") : null;
