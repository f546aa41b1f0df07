import { type RawBuilder, type SelectQueryBuilder, sql } from "kysely";

interface Asked {
  /** Records a page. */
  limit: number;
  /** The first is 1. */
  page: number;
}

/**
 * One page of a query and how many rows it has in all, in one round trip (two for a page past the end).
 * @param query ordered, without a limit
 */
export async function listPage<Tables, Names extends keyof Tables, Columns>(
  query: SelectQueryBuilder<Tables, Names, Columns>,
  { limit, page }: Asked,
): Promise<{ rows: Columns[]; total: number }> {
  const rows = await query
    .select(sql<number>`count(*) over ()`.as("allRows"))
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  const counted = (rows[0] as { allRows: number } | undefined)?.allRows;
  if (counted !== undefined || page === 1) return { rows, total: counted ?? 0 };
  const all = await query.clearSelect().clearOrderBy().select(sql<number>`count(*)`.as("allRows")).execute();
  return { rows: [], total: (all[0] as { allRows: number } | undefined)?.allRows ?? 0 };
}

/**
 * Whether one of the columns holds a text, in any case of letters. Nothing in the text is a pattern.
 * @param columns such as `desks.name`, in SQL's spelling
 * @param text without one, or with an empty one, every row does
 */
export function anyContains(columns: readonly string[], text = ""): RawBuilder<boolean> {
  if (text === "") return sql<boolean>`true`;
  const hits = columns.map((column) => sql`strpos(lower(${sql.ref(column)}), lower(${text})) > 0`);
  return sql<boolean>`(${sql.join(hits, sql` or `)})`;
}
