import { Failure } from "../failure";

/** Bytes that a JSON body may have. */
export const BODY_LIMIT = 1024 * 1024;

/**
 * Reads a request's JSON body; none at all is `{}`.
 * @throws Failure 413 `body_too_large`, 415 `not_json`, 400 `malformed_json`
 */
export const readBody = async (request: Request): Promise<Record<string, unknown>> => {
  if (request.method === "GET" || request.method === "HEAD" || request.body === null) return {};
  if (Number(request.headers.get("content-length")) > BODY_LIMIT) throw tooLarge();
  const bytes = await collect(request.body);
  if (bytes.length === 0) return {};
  const type = request.headers.get("content-type")?.split(";", 1)[0]?.trim().toLowerCase() ?? "";
  if (type !== "application/json" && !/^application\/[\w.-]+\+json$/.test(type)) {
    throw new Failure({ status: 415, code: "not_json", message: "Send the body as application/json." });
  }
  const value = parse(bytes);
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw malformed("the body has to be a JSON object");
  }
  return value as Record<string, unknown>;
};

const collect = async (body: ReadableStream<Uint8Array>): Promise<Uint8Array> => {
  const reader = body.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > BODY_LIMIT) {
      await reader.cancel();
      throw tooLarge();
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

const utf8 = new TextDecoder("utf-8", { fatal: true });

const parse = (bytes: Uint8Array): unknown => {
  try {
    return JSON.parse(utf8.decode(bytes));
  } catch (error) {
    throw malformed(error instanceof SyntaxError ? error.message : "the body is not UTF-8");
  }
};

const tooLarge = () =>
  new Failure({ status: 413, code: "body_too_large", message: "The body is larger than 1 MiB. Send less at once." });

const malformed = (why: string) =>
  new Failure({ status: 400, code: "malformed_json", message: `The body is not valid JSON: ${why}` });
