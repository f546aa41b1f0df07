import type { Session } from "../schemas/session";
import { SessionError } from "./errors";

/** What starting up needs of a client. */
interface Starting {
  isSignedIn(): Promise<boolean>;
  readonly auth: { session(): Promise<Session> };
}

/**
 * What an application does first: where a token is kept its session is fetched, else nobody is signed in. A token that
 * the server doesn't take (any more) is nobody's either; the client's events have said so by then.
 * @throws NetworkError, TimeoutError, ApiError when the server can't tell
 * @example const session = await startSession(client); // null: show the sign-in page
 */
export async function startSession(client: Starting): Promise<Session | null> {
  if (!(await client.isSignedIn())) return null;
  try {
    return await client.auth.session();
  } catch (error) {
    if (error instanceof SessionError) return null;
    throw error;
  }
}
