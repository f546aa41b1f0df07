import { sql } from "kysely";
import { columnOf } from "./column-names";
import type { TenantTransaction } from "./port";
import type { Row, Tables } from "./schema";

/** A list of rows as one JSON parameter of a statement, with the columns as SQL names them. */
export const rowsJson = (rows: readonly object[]) =>
  JSON.stringify(
    rows.map((row) => Object.fromEntries(Object.entries(row).map(([key, value]) => [columnOf(key), value]))),
  );

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
  await sql`
    insert into ${name} select * from jsonb_populate_recordset(null::${name}, ${rowsJson(rows)}::jsonb)
  `.execute(db);
}
