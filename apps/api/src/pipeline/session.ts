import { sha256Hex } from "../codes/secrets";
import { type FoundSession, type FoundVisitorSession, findSession, findVisitorSession } from "../database/lookups";
import type { LookupTransaction } from "../database/port";
import { Failure } from "../failure";

const UNKNOWN_TOKEN = 7007;
const ENDED_SESSION = 7067;

const BEARER = /^Bearer +([\w.~+/-]{1,200}=*)$/i;

/**
 * Finds the session of an `authorization` header.
 * @throws Failure 401: `session_missing` without a token, `session_unknown` (7007) for one that was never given out to
 * the staff, `session_expired` (7067) for one that has expired, was revoked, or whose person was deactivated
 */
export const requireSession = async (
  db: LookupTransaction,
  header: string | null,
  now: Date,
): Promise<FoundSession> => {
  const session = await findSession(db, await tokenHashOf(header));
  if (!session) throw sessionUnknown();
  if (session.revokedAt || session.expiresAt <= now || !session.userIsActive) throw sessionExpired();
  return session;
};

/**
 * Finds a visitor's session. Staff's and visitors' tokens lie in tables of their own, so neither is known as the other.
 * @throws Failure 401, as `requireSession`
 */
export const requireVisitorSession = async (
  db: LookupTransaction,
  header: string | null,
  now: Date,
): Promise<FoundVisitorSession> => {
  const session = await findVisitorSession(db, await tokenHashOf(header));
  if (!session) throw sessionUnknown();
  if (session.expiresAt <= now) throw sessionExpired();
  return session;
};

const tokenHashOf = async (header: string | null): Promise<string> => {
  if (!header) {
    throw new Failure({
      status: 401,
      statuscode: UNKNOWN_TOKEN,
      code: "session_missing",
      message: "Sign in first.",
    });
  }
  const token = BEARER.exec(header)?.[1];
  if (!token) throw sessionUnknown();
  return sha256Hex(token);
};

const sessionUnknown = () =>
  new Failure({
    status: 401,
    statuscode: UNKNOWN_TOKEN,
    code: "session_unknown",
    message: "This session is unknown. Sign in again.",
  });

/** 401 with 7067: it was a session, and is none any more. */
export const sessionExpired = () =>
  new Failure({ status: 401, statuscode: ENDED_SESSION, code: "session_expired", message: "Session expired" });
