import type { Operation } from "../contract/operation";

/** The parts of a call's HTTP request that its row and input decide. */
export interface RequestParts {
  method: string;
  url: string;
  /** JSON text; undefined for verbs without a body. */
  body: string | undefined;
}

/** The path of a row, without its verb: `/co-space/desks/{branchId}/all`. */
export const pathOf = (row: Operation): string => row.route.slice(row.route.indexOf(" ") + 1);

/**
 * Turns a flat input into a request: names in the route's braces go into the path, the row's query names into the
 * query string, all others into the JSON body.
 * @throws TypeError when a name of the path has no value
 */
export function requestOf(baseUrl: string, row: Operation, input: object = {}): RequestParts {
  const method = row.route.slice(0, row.route.indexOf(" "));
  const rest = new Map(Object.entries(row.kind === "read" ? withoutEmptyFilters(input) : input));
  const path = pathOf(row).replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest.get(name);
    rest.delete(name);
    return segment(row, name, value);
  });
  const query = new URLSearchParams();
  for (const name of row.query ?? []) {
    const value = rest.get(name);
    rest.delete(name);
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null && item !== "") query.append(name, String(item));
    }
  }
  const search = query.size > 0 ? `?${query}` : "";
  const hasBody = method !== "GET" && method !== "DELETE";
  return {
    method,
    url: join(baseUrl, path) + search,
    body: hasBody ? JSON.stringify(Object.fromEntries(rest)) : undefined,
  };
}

/** Search text is trimmed and left out when empty; status ALL is no filter. */
function withoutEmptyFilters(input: object): object {
  const { search, status, ...rest } = input as { search?: unknown; status?: unknown };
  const text = typeof search === "string" ? search.trim() : search;
  return {
    ...rest,
    ...(text ? { search: text } : {}),
    ...(status === undefined || status === "ALL" ? {} : { status }),
  };
}

/** One segment of a path. Dot segments would walk to another address, however they are encoded. */
function segment(row: Operation, name: string, value: unknown): string {
  const text = value === undefined || value === null ? "" : String(value);
  if (text === "" || text === "." || text === "..") throw new TypeError(`${row.route} needs ${name}`);
  return encodeURIComponent(text);
}

/** A route that itself starts with the base's last part (`/api/…`) doesn't repeat it. */
function join(baseUrl: string, path: string): string {
  const base = baseUrl.replace(/\/+$/, "");
  return base.endsWith("/api") && path.startsWith("/api/") ? base + path.slice("/api".length) : base + path;
}
