import { type RawBuilder, sql } from "kysely";
import { columnOf } from "./column-names";
import type { TenantTransaction } from "./port";
import type { Row, Tables } from "./schema";

/** A list of rows as one JSON parameter of a statement, with the columns as SQL names them. */
export const rowsJson = (rows: readonly object[]) => JSON.stringify(namedAlike(rows, Object.keys(rows[0] ?? {})));

/** @param keys of each of the rows that are taken */
const namedAlike = <Whole extends object>(rows: readonly Whole[], keys: readonly string[]) => {
  const columns = keys.map((key) => [key as keyof Whole, columnOf(key)] as const);
  return rows.map((row) => {
    const named: Record<string, unknown> = {};
    for (const [key, column] of columns) named[column] = row[key];
    return named;
  });
};

const isSame = (one: unknown, other: unknown) =>
  one === other || (one instanceof Date && other instanceof Date && one.getTime() === other.getTime());

/**
 * Whole rows of a table, as a set in a statement. What is the same in all of them travels and is read once: of 5,000
 * bookings more than half.
 */
export const rowsOf = (table: RawBuilder<unknown>, rows: readonly object[]): RawBuilder<unknown> => {
  const { shared, own } = partsOf(rows);
  return sql`jsonb_populate_recordset(jsonb_populate_record(null::${table}, ${shared}::jsonb), ${own}::jsonb)`;
};

/** What whole rows share, and what each has of its own, each as one JSON parameter. */
export const partsOf = (rows: readonly object[]) => {
  const first: Readonly<Record<string, unknown>> = { ...rows[0] };
  const keys = Object.keys(first);
  const differing = keys.filter((key) => !rows.every((row) => isSame(Reflect.get(row, key), first[key])));
  const alike = keys.filter((key) => !differing.includes(key));
  const [shared = {}] = namedAlike(rows.slice(0, 1), alike);
  return { shared: JSON.stringify(shared), own: JSON.stringify(namedAlike(rows, differing)) };
};

/**
 * Writes many whole rows in one statement. Its text is the same however many there are, so that it is prepared once.
 * @example await insertAll(db, "customers", customers);
 */
export async function insertAll<Name extends keyof Tables>(
  db: TenantTransaction,
  table: Name,
  rows: readonly Row<Name>[],
): Promise<void> {
  if (rows.length === 0) return;
  const name = sql.table(columnOf(table));
  await sql`insert into ${name} select * from ${rowsOf(name, rows)}`.execute(db);
}
