import { requestOf } from "../client/request";
import type { Operation } from "../contract/operation";

/** In double quotes a shell reads on behind these. */
const inDouble = (text: string) => `"${text.replaceAll(/["\\$`]/g, "\\$&")}"`;

const inSingle = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

/** Longer bodies are written over several lines. */
const LONGEST_LINE = 60;

const readable = (json: string) => (json.length > LONGEST_LINE ? JSON.stringify(JSON.parse(json), null, 2) : json);

/** What a person puts into his shell before he calls. */
const KEY = '-H "x-api-key: $CARREL_KEY"';
const TOKEN = '-H "authorization: Bearer $CARREL_TOKEN"';

const PROOFS = { public: [KEY], bearer: [KEY, TOKEN], customer: [KEY, TOKEN], signed: [] } as const;

const formParts = (form: FormData): string[] =>
  [...form].map(([name, value]) => `-F ${inDouble(`${name}=${typeof value === "string" ? value : "@file"}`)}`);

/**
 * A call as a line for the shell, with the very request that the client makes of it. `CARREL_KEY` and `CARREL_TOKEN` stand for what the
 * caller has.
 * @param baseUrl such as `https://app.example.com/api`
 */
export function curlOf(baseUrl: string, row: Operation, input: object): string {
  const { method, url, body } = requestOf(baseUrl, row, input);
  const sent =
    body instanceof FormData
      ? formParts(body)
      : body === undefined
        ? []
        : ['-H "content-type: application/json"', `-d ${inSingle(readable(body))}`];
  // Without a verb curl asks by GET, or sends by POST what it has to send.
  const verb = method === (body === undefined ? "GET" : "POST") ? "" : `-X ${method} `;
  return [`curl ${verb}${inDouble(url)}`, ...PROOFS[row.access ?? "bearer"], ...sent].join(" \\\n  ");
}
