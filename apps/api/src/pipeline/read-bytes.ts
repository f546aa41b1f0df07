import { Failure } from "../failure";
import { bodyLimitOf, inWords } from "./body-limits";
import type { Arrived } from "./call";

/**
 * Turns away a body that is larger, as its sender says, than anybody may send there: no database is asked whose it is.
 * @throws Failure 413 `body_too_large`
 */
export const refuseTooLarge = ({ request, endpoint }: Pick<Arrived, "request" | "endpoint">): void => {
  const limit = bodyLimitOf(endpoint);
  if (Number(request.headers.get("content-length")) > limit) throw tooLarge(limit);
};

/**
 * Reads a request's body, and no further than the limit.
 * @param limit bytes
 * @throws Failure 413 `body_too_large`; 499 `body_cut_off` where the caller went before it was whole
 */
export const readBytes = async (request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> => {
  if (request.headers.has("content-length")) {
    // HTTP holds everybody to the length that he named, and what is read whole takes no stream.
    const bytes = new Uint8Array(await arrived(request.arrayBuffer()));
    if (bytes.length > limit) throw tooLarge(limit);
    return bytes;
  }
  if (request.body === null) return new Uint8Array();
  const reader = request.body.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await arrived(reader.read());
    if (done) break;
    size += value.length;
    if (size > limit) {
      await reader.cancel();
      throw tooLarge(limit);
    }
    chunks.push(value);
  }
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
};

/** What fails while a body arrives is its sender's doing, and no fault of ours. */
const arrived = <Part>(part: Promise<Part>): Promise<Part> =>
  part.catch(() => {
    throw new Failure({
      status: 499,
      code: "body_cut_off",
      message: "The body ended before it was whole. Send the request again.",
    });
  });

const tooLarge = (limit: number) =>
  new Failure({
    status: 413,
    code: "body_too_large",
    message: `The body is larger than ${inWords(limit)}. Send less at once.`,
  });
