import type { Download } from "@carrel/sdk/schemas";
import { Failure } from "../failure";
import type { Implementation } from "../implement";
import { fileResponse } from "./file-response";

/** An answer before it is HTTP. */
export interface Reply {
  /** HTTP status. */
  status: number;
  body: Record<string, unknown>;
  /** Stands in the body's place. */
  file?: Download;
  /** Seconds until a retry makes sense. */
  retryAfter?: number | undefined;
  /** It was kept, and nothing was done again. */
  isReplayed?: true;
}

/** Wraps a handler's result as the row says: as `data`, spread where it is the whole reply, or as a file. */
export const replyOf = ({ row }: Implementation, result: unknown): Reply => {
  if (result instanceof Failure) return failureReply(result);
  const status = row.creates ? 201 : 200;
  if (givesFile(row)) return { status, body: {}, file: result as Download };
  const isWhole = row.page !== undefined || row.gives === "reply";
  return {
    status,
    body: {
      status: true,
      statuscode: 1,
      ...(row.success && { message: row.success }),
      ...(isWhole ? (result as object) : { data: result }),
    },
  };
};

/** Whether a row's result is a `Download`: it names the function that reads one. */
export const givesFile = ({ gives }: Implementation["row"]) => typeof gives === "function";

export const failureReply = ({ status, statuscode, code, message, issues, data, retryAfter }: Failure): Reply => ({
  status,
  body: { status: false, statuscode, code, message, issues, data },
  retryAfter,
});

/** Turns a reply into HTTP; a failure names the request, so that its log lines can be found. */
export const toResponse = (
  { status, body, file, retryAfter, isReplayed }: Reply,
  requestId: string,
  headers?: HeadersInit,
) => {
  const response = file
    ? fileResponse(file, { status, headers })
    : Response.json(body.status === false ? { ...body, requestId } : body, { status, headers });
  response.headers.set("cache-control", "no-store");
  if (isReplayed) response.headers.set("idempotency-replayed", "true");
  if (retryAfter !== undefined) response.headers.set("retry-after", String(retryAfter));
  return response;
};
