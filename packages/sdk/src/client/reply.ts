import type { Operation } from "../contract/operation";

/** The JSON object of a reply; null when there was none. */
export type Reply = Readonly<Record<string, unknown>> | null;

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Reads a reply's text. Anything but a JSON object (a proxy's error page, say) is null. */
export function parseReply(text: string): Reply {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}

/** Whether a reply is a success: an HTTP success that brought an object and doesn't say `status: false`. */
export const isSuccess = (status: number, body: Reply): body is NonNullable<Reply> =>
  status >= 200 && status < 300 && body !== null && body.status !== false;

/** The result rule: lists and rows that give the reply give all of it, others its `data`. */
export const resultOf = (row: Operation, body: NonNullable<Reply>): unknown =>
  row.page || row.gives === "reply" ? body : body.data;

/** The reply's own code, which counts before the HTTP status. */
export const statuscodeOf = (status: number, body: Reply): number =>
  typeof body?.statuscode === "number" ? body.statuscode : status;
