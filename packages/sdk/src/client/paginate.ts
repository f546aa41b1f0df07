import type { Operation } from "../contract/operation";

/** `local`: lists come whole, up to `LOCAL_LIMIT` records; `remote` (default): a page at a time. */
export type Mode = "remote" | "local";
const LOCAL_LIMIT = 1000;

/** Records a page of a walk when the caller names no `limit`. */
const PAGES_LIMIT = 100;

/** Records a page of a list whose input names no `limit`; undefined for calls that are no lists. */
export const limitOf = (row: Operation, mode: Mode): number | undefined =>
  row.limit && mode === "local" ? Math.max(row.limit, LOCAL_LIMIT) : row.limit;

/** The input of a list with the page that it asks for. */
export function withPage(row: Operation, input: object | undefined, mode: Mode): object | undefined {
  const { limit = limitOf(row, mode), page = 1 }: { limit?: number; page?: number } = input ?? {};
  return row.limit ? { ...input, limit, page } : input;
}

/** Whether a row can be walked page by page: it counts its records and gives them in pages. */
export const isPaged = (row: Operation): boolean => Boolean(row.page && row.limit);

/**
 * Whether another page follows. The total decides; where a reply has none, a full page promises more.
 * @param seen records on this page and all before it
 * @param limit records that the page was asked to hold
 */
export function hasNextPage(row: Operation, reply: object, seen: number, limit: number): boolean {
  const { data, ...counts } = reply as { data?: unknown } & Record<string, unknown>;
  const length = Array.isArray(data) ? data.length : 0;
  const total = row.page ? counts[row.page] : undefined;
  if (length === 0) return false;
  return typeof total === "number" ? seen < total : length >= limit;
}

/** Walks the records of all pages, asking for the next page when the one before is used up. */
export async function* walk<Item>(
  row: Operation,
  input: object | undefined,
  read: (input: object) => Promise<object>,
): AsyncGenerator<Item, void, undefined> {
  const { page: first = 1, limit = PAGES_LIMIT } = (input ?? {}) as { page?: number; limit?: number };
  let seen = (first - 1) * limit;
  for (let page = first; ; page += 1) {
    const reply = await read({ ...input, page, limit });
    const { data } = reply as { data: Item[] };
    yield* data;
    seen += data.length;
    if (!hasNextPage(row, reply, seen, limit)) return;
  }
}
