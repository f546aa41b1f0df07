import { Failure } from "../failure";
import type { Implementation } from "../implement";

/** An answer before it is HTTP. */
export interface Reply {
  /** HTTP status. */
  status: number;
  body: Record<string, unknown>;
  /** Seconds until a retry makes sense. */
  retryAfter?: number | undefined;
}

/** Wraps a handler's result as the row says: as `data`, or spread where it is the whole reply. */
export const replyOf = ({ row }: Implementation, result: unknown): Reply => {
  if (result instanceof Failure) return failureReply(result);
  const isWhole = row.page !== undefined || row.gives === "reply";
  return {
    status: row.creates ? 201 : 200,
    body: {
      status: true,
      statuscode: 1,
      ...(row.success && { message: row.success }),
      ...(isWhole ? (result as object) : { data: result }),
    },
  };
};

export const failureReply = ({ status, statuscode, code, message, issues, data, retryAfter }: Failure): Reply => ({
  status,
  body: { status: false, statuscode, code, message, issues, data },
  retryAfter,
});

/** Turns a reply into HTTP; a failure names the request, so that its log lines can be found. */
export const toResponse = ({ status, body, retryAfter }: Reply, requestId: string, headers?: HeadersInit) => {
  const response = Response.json(body.status === false ? { ...body, requestId } : body, { status, headers });
  response.headers.set("cache-control", "no-store");
  if (retryAfter !== undefined) response.headers.set("retry-after", String(retryAfter));
  return response;
};
