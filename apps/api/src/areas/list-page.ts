import { type RawBuilder, type SelectQueryBuilder, sql } from "kysely";
import type { Found } from "../database/search";

/** Rows that a list counts: more would take longer with every one. */
const MOST_COUNTED = 5_000;

export interface Asked {
  /** Records a page. */
  limit: number;
  /** The first is 1. */
  page: number;
}

/** How many rows a list has in all. */
interface Total {
  total: number;
  /** There may be more: they were not counted. */
  atLeast?: true;
}

/**
 * How many rows a list has in all: where not all were counted, no fewer than lie on this page, before it and, where it is
 * full, behind it, so that a walk of all pages comes to the end.
 * @param length rows on this page
 */
function totalOf(counted: { total: number; isWhole: boolean }, length: number, { limit, page }: Asked): Total {
  const { total, isWhole } = counted;
  if (isWhole) return { total };
  const seen = (page - 1) * limit + length;
  if (length > 0 && length < limit) return { total: Math.max(total, seen) };
  return { total: length === 0 ? total : Math.max(total, seen + 1), atLeast: true };
}

/** A list's page, and how many rows it has in all. */
export interface PageOf<Columns> extends Total {
  rows: Columns[];
}

interface Counting {
  /** Rows that are counted at most. */
  most?: number;
  /** How many there are, in SQL, where that need not be counted. */
  known?: RawBuilder<number>;
}

/**
 * One page of a query and how many rows it has in all (as `totalOf`), in one round trip (two for a page past the end).
 * @param query ordered, without a limit
 */
export async function listPage<Tables, Names extends keyof Tables, Columns>(
  query: SelectQueryBuilder<Tables, Names, Columns>,
  asked: Asked,
  { most = MOST_COUNTED, known }: Counting = {},
): Promise<PageOf<Columns>> {
  const { limit, page } = asked;
  const bare = query.clearSelect().clearOrderBy();
  const counted = sql<number>`(select count(*) from ${bare.select(sql`1`.as("one")).limit(most)} as counted)`;
  const rows = await query
    .select((known ?? counted).as("allRows"))
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  const found = (rows[0] as { allRows: number } | undefined)?.allRows;
  if (found !== undefined || page === 1) {
    const total = found ?? 0;
    return { rows, ...totalOf({ total, isWhole: known !== undefined || total < most }, rows.length, asked) };
  }
  const all = await bare
    .select((known ?? sql<number>`count(*)`).as("allRows"))
    .limit(1)
    .execute();
  return { rows: [], total: (all[0] as { allRows: number } | undefined)?.allRows ?? 0 };
}

/**
 * One page of what a search finds and how many rows that is (as `totalOf`).
 * @param find a page of ids and how many there are
 * @param read their rows, in the order of the list
 */
export async function searchPage<Columns>(
  asked: Asked,
  find: (window: { limit: number; offset: number }) => Promise<Found>,
  read: (ids: string[]) => Promise<Columns[]>,
): Promise<PageOf<Columns>> {
  const { limit, page } = asked;
  const { ids, ...counted } = await find({ limit, offset: (page - 1) * limit });
  return { rows: ids.length === 0 ? [] : await read(ids), ...totalOf(counted, ids.length, asked) };
}

/**
 * One page of what a look-up across tenants finds and how many rows that is (as `totalOf`).
 * @param find a window of rows that each say how many there are; it counts `MOST_COUNTED` at most
 */
export async function lookedUpPage<Columns extends { allRows: number }>(
  asked: Asked,
  find: (window: { limit: number; offset: number }) => Promise<Columns[]>,
): Promise<PageOf<Columns>> {
  const { limit, page } = asked;
  const rows = await find({ limit, offset: (page - 1) * limit });
  const [first] = rows.length > 0 || page === 1 ? rows : await find({ limit: 1, offset: 0 });
  const total = first?.allRows ?? 0;
  return { rows, ...totalOf({ total, isWhole: total < MOST_COUNTED }, rows.length, asked) };
}

/**
 * Whether one of the columns holds a text, in any case of letters and whatever its accents. Nothing in the text is a pattern.
 * @param columns such as `desks.name`, in SQL's spelling
 * @param text without one, or with an empty one, every row does
 */
export function anyContains(columns: readonly string[], text = ""): RawBuilder<boolean> {
  if (text === "") return sql<boolean>`true`;
  const hits = columns.map((column) => sql`strpos(folded(${sql.ref(column)}), folded(${text})) > 0`);
  return sql<boolean>`(${sql.join(hits, sql` or `)})`;
}
