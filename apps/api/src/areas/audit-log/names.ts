import { sql } from "kysely";
import type { Context } from "../../context";
import type { SealedRow } from "./record";

/** Tables whose records are known by one column, with that and the id's, in SQL's spelling. */
const NAMED = [
  ["desks", "desk_id", "name"],
  ["customers", "customer_id", "name"],
  ["branches", "branch_id", "name"],
  ["fee_plans", "fee_plan_id", "name"],
  ["admin_users", "user_id", "name"],
  ["roles", "role_id", "name"],
  ["api_keys", "key_id", "name"],
  ["charges", "charge_id", "reason"],
] as const;

const ID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/;

const isId = (value: unknown): value is string => typeof value === "string" && ID.test(value);

/** The ids that an entry names: its record's, and those among its fields. */
const idsOf = ({ recordId, before, after }: Pick<SealedRow, "recordId" | "before" | "after">): string[] =>
  [recordId, ...Object.values(before ?? {}), ...Object.values(after ?? {})].filter(isId);

/** What a name of an entry is looked up by. */
export type NamesOf = (row: SealedRow) => Record<string, string>;

/**
 * What the ids of entries are called now, as the caller may see it: a name is never kept by the log, so that whoever is
 * forgotten is forgotten here as well. One statement.
 */
export async function readNames(
  { db, orgId }: Pick<Context, "db" | "orgId">,
  rows: readonly SealedRow[],
): Promise<NamesOf> {
  const ids = [...new Set(rows.flatMap(idsOf))];
  const looked = NAMED.map(
    ([table, id, name]) =>
      sql`select ${sql.ref(id)} as id, ${sql.ref(name)} as name from ${sql.table(table)}
        where org_id = ${orgId}::uuid and ${sql.ref(id)} = any (${ids}::uuid[])`,
  );
  // A booking by its code, seat and person.
  looked.push(sql`select b.booking_id as id, concat_ws(', ', b.code, d.name, nullif(b.visitor_name, '')) as name from bookings b
    join desks d on d.org_id = b.org_id and d.desk_id = b.desk_id
    where b.org_id = ${orgId}::uuid and b.booking_id = any (${ids}::uuid[])`);
  const found =
    ids.length === 0
      ? []
      : (await sql<{ id: string; name: string }>`${sql.join(looked, sql` union all `)}`.execute(db)).rows;
  const names = new Map(found.map(({ id, name }) => [id, name]));
  return (row) => Object.fromEntries(idsOf(row).flatMap((id) => (names.has(id) ? [[id, names.get(id) ?? ""]] : [])));
}
