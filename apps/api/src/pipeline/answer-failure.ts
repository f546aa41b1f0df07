import { Failure } from "../failure";
import type { Log } from "../ports";
import { failureReply, toResponse } from "./envelope";

const internalError = () =>
  new Failure({
    status: 500,
    code: "internal_error",
    message: "Something went wrong on our side. Try again; if it stays, tell us the request's id.",
  });

/** Tells a refusal as it stands; anything else is logged with the request's id and answered without saying what it was. */
export const answerFailure = (error: unknown, requestId: string, log: Log): Response => {
  if (error instanceof Failure) return toResponse(failureReply(error), requestId);
  log.error({ requestId, error }, "unexpected error");
  return toResponse(failureReply(internalError()), requestId);
};
