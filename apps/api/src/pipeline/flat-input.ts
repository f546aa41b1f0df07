import type { Operation } from "@carrel/sdk/contract";
import { type Issue, shortened } from "../failure";

const UNKNOWN = "The query string has no such field here: check its name, or send it in the body";

/** A call's input as the client had it before it was spread over path, query and body. */
export interface FlatInput {
  values: Record<string, unknown>;
  /** Names that came where they don't belong. */
  misplaced: Issue[];
}

/**
 * Joins path names, the row's query names and the body, over the page that a list begins with. A filter that is there and
 * empty counts as left out.
 */
export const flatInput = (
  row: Operation,
  path: Readonly<Record<string, string>>,
  query: URLSearchParams,
  body: Readonly<Record<string, unknown>>,
): FlatInput => {
  const values: Record<string, unknown> = { ...(row.limit && { limit: row.limit, page: 1 }), ...body };
  const misplaced: Issue[] = [];
  const place = (name: string, where: string, value: unknown) => {
    if (Object.hasOwn(body, name))
      misplaced.push({ path: [name], message: `Send this in the ${where}, not in the body` });
    if (value !== undefined) values[name] = value;
  };
  for (const [name, value] of Object.entries(path)) place(name, "path", value);
  for (const name of row.query ?? []) {
    const given = query.getAll(name).filter((value) => value !== "");
    place(name, "query string", given.length > 1 ? given : given[0]);
  }
  for (const name of new Set(query.keys())) {
    if (!row.query?.includes(name)) misplaced.push({ path: [shortened(name)], message: UNKNOWN });
  }
  return { values, misplaced };
};
