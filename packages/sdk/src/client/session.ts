import type { Operation } from "../contract/operation";
import { isRecord, type Reply, statuscodeOf } from "./reply";
import { pathOf } from "./request";

export const UNKNOWN_TOKEN = 7007;
export const ENDED_SESSION = 7067;
export const SESSION_EXPIRED_MESSAGE = "Session expired";

/** Public calls belong to no session: they carry no token, and say nothing about one. */
export const carriesToken = (row: Operation): boolean => row.access !== "public";

/**
 * What a reply says about the session. `unknown`: forget it (7007 or HTTP 401). `ended`: it was one, and has
 * expired or been revoked (7067). The reply's statuscode counts before the HTTP status.
 */
export function sessionVerdict(row: Operation, status: number, body: Reply): "unknown" | "ended" | null {
  if (!carriesToken(row)) return null;
  const statuscode = statuscodeOf(status, body);
  if (statuscode === ENDED_SESSION) return "ended";
  return statuscode === UNKNOWN_TOKEN || status === 401 ? "unknown" : null;
}

/** What a successful reply does to the stored token: any reply with a `token` opens a session, a logout ends it. */
export function tokenVerdict(row: Operation, body: Reply): { store: string } | "clear" | null {
  if (pathOf(row).endsWith("/logout")) return "clear";
  return typeof body?.token === "string" ? { store: body.token } : null;
}

/** The session that a reply carries as `user` (login) or `data` (codes, session, change of branch). */
export function sessionIn(body: Reply): Readonly<Record<string, unknown>> | null {
  const session = [body?.user, body?.data].find((value) => isRecord(value) && isRecord(value.loggedOrgDetails));
  return isRecord(session) ? session : null;
}

/** The stored part of a session: ids and flags only, since a cookie holds 4 KB. */
export function storedSession(session: Readonly<Record<string, unknown>>): string {
  const organisation = isRecord(session.loggedOrgDetails) ? session.loggedOrgDetails : {};
  return JSON.stringify({
    _id: session._id,
    selectedBranch: session.selectedBranch,
    isDefaultUser: session.isDefaultUser,
    loggedOrgDetails: {
      _id: organisation._id,
      subscriptionExpired: organisation.subscriptionExpired,
      isReseller: organisation.isReseller,
      isClient: organisation.isClient,
      isSuper: organisation.isSuper,
    },
  });
}
