import { Failure } from "../failure";
import type { Endpoint } from "../implement";
import { readForm } from "./read-form";

/**
 * Makes sense of a body, as a form where the row says so and else as JSON; none at all is `{}`.
 * @param type as the `content-type` header names it
 * @throws Failure 415 `not_json` or `not_form`, 400 `malformed_json` or `malformed_form`
 */
export const readBody = async (
  bytes: Uint8Array<ArrayBuffer>,
  type: string,
  endpoint: Pick<Endpoint, "implementations">,
): Promise<Record<string, unknown>> => {
  if (bytes.length === 0) return {};
  const [kind = ""] = type.toLowerCase().split(";", 1);
  // A form's route has one operation only.
  const { row, input } = endpoint.implementations[0];
  if (row.sends) {
    if (kind.trim() !== "multipart/form-data") throw unsupported("not_form", "multipart/form-data");
    return readForm(bytes, type, input);
  }
  if (!JSON_TYPE.test(kind.trim())) throw unsupported("not_json", "application/json");
  const value = parse(bytes);
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw malformed("the body has to be a JSON object");
  }
  return value as Record<string, unknown>;
};

const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json$/;

const utf8 = new TextDecoder("utf-8", { fatal: true });

const parse = (bytes: Uint8Array): unknown => {
  try {
    return JSON.parse(utf8.decode(bytes));
  } catch (error) {
    throw malformed(error instanceof SyntaxError ? error.message : "the body is not UTF-8");
  }
};

const unsupported = (code: string, type: string) =>
  new Failure({ status: 415, code, message: `Send the body as ${type}.` });

const malformed = (why: string) =>
  new Failure({ status: 400, code: "malformed_json", message: `The body is not valid JSON: ${why}` });
