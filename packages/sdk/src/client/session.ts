import type { Operation } from "../contract/operation";
import { type Reply, statuscodeOf } from "./reply";
import { pathOf } from "./request";

const UNKNOWN_TOKEN = 7007;
const ENDED_SESSION = 7067;
export const SESSION_EXPIRED_MESSAGE = "Session expired";

/** Public and signed calls belong to no session: they carry no token, and say nothing about one. */
export const carriesToken = ({ access = "bearer" }: Operation): boolean => access === "bearer" || access === "customer";

/**
 * What a reply says about the session. `unknown`: forget it (7007 or HTTP 401). `ended`: it was one, and has
 * expired or been revoked (7067). `key`: nothing, it is about the API key (401 `api_key_…`). The reply's code counts before
 * its statuscode, and that before the HTTP status.
 */
export function sessionVerdict(row: Operation, status: number, body: Reply): "key" | "unknown" | "ended" | null {
  if (status === 401 && String(body?.code).startsWith("api_key_")) return "key";
  if (!carriesToken(row)) return null;
  const statuscode = statuscodeOf(status, body);
  if (statuscode === ENDED_SESSION) return "ended";
  return statuscode === UNKNOWN_TOKEN || status === 401 ? "unknown" : null;
}

/** The token of a reply that opens a session. */
export const tokenIn = (body: Reply): string | null => (typeof body?.token === "string" ? body.token : null);

/** The token of a reply by which this device is known at the next sign-in. */
export const deviceIn = (body: Reply): string | null =>
  typeof body?.deviceToken === "string" ? body.deviceToken : null;

/** Whether a call ends the session, whatever the server answers. */
export const endsSession = (row: Operation): boolean => pathOf(row).endsWith("/logout");

/** The session that a reply carries as `user` (login) or `data` (codes, session, change of branch). */
export const sessionIn = (body: Reply): Reply =>
  ([body?.user, body?.data] as Reply[]).find((value) => value?.loggedOrgDetails) ?? null;

/** The stored part of a session: ids and flags only, since a cookie holds 4 KB. */
export const storedSession = (session: NonNullable<Reply>): string => JSON.stringify(session, STORED);

/** Of the session, and of its organisation. */
const STORED = [
  "_id",
  "selectedBranch",
  "isDefaultUser",
  "loggedOrgDetails",
  "subscriptionExpired",
  "isReseller",
  "isClient",
  "isSuper",
];
