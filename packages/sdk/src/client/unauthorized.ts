import { ApiError, ApiKeyError, SessionError } from "./errors";

/**
 * Whether a call failed because the caller may not: no session, an ended one, or a role that lacks the permission.
 * A refused API key is the application's fault, not his. Lists of roles and the website's settings show that as a state of its own, not as an error.
 * @example if (isUnauthorizedError(query.error)) return <Forbidden />;
 */
export const isUnauthorizedError = (error: unknown): error is ApiError =>
  error instanceof SessionError ||
  (error instanceof ApiError && !(error instanceof ApiKeyError) && (error.status === 401 || error.status === 403));
