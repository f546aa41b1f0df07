import type { Operation } from "../contract/operation";

/** The JSON object of a reply; null when there was none. */
export type Reply = Readonly<Record<string, unknown>> | null;

/** Reads a reply's text. Anything but a JSON object (a proxy's error page, say) is null. */
function parseReply(text: string): Reply {
  try {
    const value = JSON.parse(text);
    return Object.getPrototypeOf(value) === Object.prototype ? value : null;
  } catch {
    return null;
  }
}

/** Reads a response: JSON, or what the row reads itself, as its `data`. */
export const readReply = async ({ gives }: Operation, response: Response): Promise<Reply> =>
  response.ok && typeof gives === "function" ? { data: await gives(response) } : parseReply(await response.text());

/**
 * Whether a reply is a success: an HTTP success that brought an object which doesn't say `status: false`; a strict
 * row's has to say `status: true`.
 */
export const isSuccess = (row: Operation, { ok }: Response, body: Reply): body is NonNullable<Reply> =>
  ok && body !== null && (row.strict ? body.status === true : body.status !== false);

/** The result rule: lists and rows that give the reply give all of it, others its `data`. */
export const resultOf = (row: Operation, body: NonNullable<Reply>): unknown =>
  row.page || row.gives === "reply" ? body : body.data;

/** The reply's own code, which counts before the HTTP status. */
export const statuscodeOf = (status: number, body: Reply): number =>
  typeof body?.statuscode === "number" ? body.statuscode : status;
