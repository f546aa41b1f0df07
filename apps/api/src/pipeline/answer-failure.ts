import { DatabaseUnavailableError } from "../database/port";
import { Failure } from "../failure";
import type { Log } from "../ports";
import { failureReply, toResponse } from "./envelope";

const internalError = () =>
  new Failure({
    status: 500,
    code: "internal_error",
    message: "Something went wrong on our side. Try again; if it stays, tell us the request's id.",
  });

/** Seconds after which a database that was gone may be back. */
const RETRY_AFTER = 2;

const databaseUnavailable = () =>
  new Failure({
    status: 503,
    code: "database_unavailable",
    message: "We can't get at our records just now. Nothing was changed: try again in a few seconds.",
    retryAfter: RETRY_AFTER,
  });

/** Only a repetition under the same `Idempotency-Key` finds out safely. */
const outcomeUnknown = () =>
  new Failure({
    status: 503,
    code: "outcome_unknown",
    message: "We lost our records at the last moment and can't say whether this was done. Look before you do it again.",
    retryAfter: RETRY_AFTER,
  });

/** Tells a refusal as it stands; anything else is logged with the request's id and answered without saying what it was. */
export const answerFailure = (error: unknown, requestId: string, log: Log): Response => {
  if (error instanceof Failure) return toResponse(failureReply(error), requestId);
  if (error instanceof DatabaseUnavailableError) {
    log.warn({ requestId, error }, "a call failed without the database");
    const failure = error.moment === "committing" ? outcomeUnknown() : databaseUnavailable();
    return toResponse(failureReply(failure), requestId);
  }
  log.error({ requestId, error }, "unexpected error");
  return toResponse(failureReply(internalError()), requestId);
};
