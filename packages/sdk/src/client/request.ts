import type { Operation } from "../contract/operation";

/** The parts of a call's HTTP request that its row and input decide. */
export interface RequestParts {
  method: string;
  url: string;
  /** JSON text, or a form with files; undefined for verbs without a body. */
  body: string | FormData | undefined;
}

/** The path of a row, without its verb: `/co-space/desks/{branchId}/all`. */
export const pathOf = ({ route }: Operation): string => route.replace(/^\w+ /, "");

/**
 * Turns a flat input into a request: names in the route's braces go into the path, the row's query names into the
 * query string, all others into the body.
 * @throws TypeError when a name of the path has no value
 */
export function requestOf(baseUrl: string, row: Operation, input: object = {}): RequestParts {
  const fields = new Map<string, unknown>(row.kind === "read" ? filtersOf(input) : Object.entries(input));
  const take = (name: string) => {
    const value = fields.get(name);
    fields.delete(name);
    return value;
  };
  const path = pathOf(row).replaceAll(/\{(\w+)\}/g, (_, name: string) => segment(row, name, take(name)));
  const query = new URLSearchParams();
  for (const name of row.query ?? []) {
    for (const item of [take(name)].flat()) if (item != null) query.append(name, String(item));
  }
  return {
    method: row.route.replace(/ .*/, ""),
    url: join(baseUrl, path) + (query.size > 0 ? `?${query}` : ""),
    body: /^(?:GET|DELETE)/.test(row.route) ? undefined : bodyOf(row, fields),
  };
}

/** What a read is asked by. Texts to search for are trimmed; nothing empty is a filter, nor is the status ALL. */
function* filtersOf(input: object): Iterable<[string, unknown]> {
  for (const [name, given] of Object.entries(input)) {
    const value = name === "search" && typeof given === "string" ? given.trim() : given;
    if (value != null && value !== "" && !(name === "status" && value === "ALL")) yield [name, value];
  }
}

/** One segment of a path. Dot segments would walk to another address, however they are encoded. */
function segment(row: Operation, name: string, value: unknown): string {
  const text = String(value ?? "");
  if (/^\.{0,2}$/.test(text)) throw new TypeError(`${row.route} needs ${name}`);
  return encodeURIComponent(text);
}

/** A route that itself starts with the base's last part (`/api/…`) doesn't repeat it. */
const join = (baseUrl: string, path: string): string =>
  (baseUrl.replace(/\/+$/, "") + path).replace("/api/api/", "/api/");

const bodyOf = (row: Operation, fields: ReadonlyMap<string, unknown>): string | FormData =>
  row.sends?.(fields) ?? JSON.stringify(Object.fromEntries(fields));
