import { sha256Hex } from "../codes/secrets";
import type { FoundCaller, FoundSession, FoundVisitorSession } from "../database/find-caller";
import { Failure } from "../failure";
import { idleSince } from "./session-use";

const UNKNOWN_TOKEN = 7007;
const ENDED_SESSION = 7067;

const BEARER = /^Bearer +([\w.~+/-]{1,200}=*)$/i;

/** The hash of the token in an `authorization` header; null where there is none. */
export const tokenHashOf = async (header: string | null): Promise<string | null> => {
  const token = header && BEARER.exec(header)?.[1];
  return token ? sha256Hex(token) : null;
};

/**
 * The session of an `authorization` header, as it was found.
 * @throws Failure 401: `session_missing` without a header, `session_unknown` (7007) for a token that was never given out
 * to the staff, `session_expired` (7067) for one that has expired, was revoked, was not used for as long as its
 * organisation says, or whose person was deactivated
 */
export const requireSession = (
  header: string | null,
  { session, organisation }: Pick<FoundCaller, "session" | "organisation">,
  now: Date,
): FoundSession => {
  if (!session) throw notSignedIn(header);
  if (session.revokedAt || session.expiresAt <= now || !session.userIsActive) throw sessionExpired();
  const idle = organisation && idleSince(organisation, now);
  if (idle && session.activeAt <= idle) throw sessionExpired();
  return session;
};

/**
 * A visitor's session. Staff's and visitors' tokens lie in tables of their own, so neither is known as the other.
 * @throws Failure 401, as `requireSession`
 */
export const requireVisitorSession = (
  header: string | null,
  session: FoundVisitorSession | null,
  now: Date,
): FoundVisitorSession => {
  if (!session) throw notSignedIn(header);
  if (session.expiresAt <= now) throw sessionExpired();
  return session;
};

const notSignedIn = (header: string | null) =>
  header
    ? new Failure({
        status: 401,
        statuscode: UNKNOWN_TOKEN,
        code: "session_unknown",
        message: "This session is unknown. Sign in again.",
      })
    : new Failure({ status: 401, statuscode: UNKNOWN_TOKEN, code: "session_missing", message: "Sign in first." });

/** 401 with 7067: it was a session, and is none any more. */
export const sessionExpired = () =>
  new Failure({ status: 401, statuscode: ENDED_SESSION, code: "session_expired", message: "Session expired" });
