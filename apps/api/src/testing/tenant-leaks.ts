import { sql } from "kysely";
import type { Database, Scope, TenantTransaction } from "../database/port";
import { sqlState } from "../database/sql-error";

/** What a tenant can do to other tenants' rows of one table. */
interface Reach {
  table: string;
  leaks: string[];
  /** Rows that the other tenant has there: without any, nothing could leak. */
  foreignRows: number;
}

const NOT_ALLOWED = "42501";
/** A foreign key, a unique index. */
const CONSTRAINTS = ["23503", "23505"];
class Undone extends Error {}

/** Runs work in a scope's transaction and undoes it. @returns its result; null when the role may not do it at all */
const undone = async <Result>(
  database: Database,
  scope: Scope,
  work: (db: TenantTransaction) => Promise<Result>,
): Promise<Result | null> => {
  let result: Result | null = null;
  try {
    await database.tx(scope, async (db) => {
      result = await work(db);
      throw new Undone();
    });
  } catch (error) {
    if (error instanceof Undone) return result;
    if (sqlState(error) === NOT_ALLOWED) return null;
    throw error;
  }
  return result;
};

/**
 * Tries every tenant table straight in the database, without a handler's own care: whether a tenant reads, changes,
 * deletes or takes another's rows, or gives its own away.
 * @param orgId who tries
 * @param otherId whose rows are at stake
 */
export const tenantReaches = async (database: Database, orgId: string, otherId: string): Promise<Reach[]> => {
  const tables = await database.execute<{ table: string }>(
    `select c.relname as table from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'org_id'
     where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace order by 1`,
  );
  const reaches: Reach[] = [];
  for (const { table } of tables) {
    const name = sql.table(table);
    const touched = (statement: ReturnType<typeof sql>) =>
      undone(database, { orgId }, async (db) => Number((await statement.execute(db)).numAffectedRows ?? 0n)).catch(
        (error: unknown) => {
          // A constraint can refuse only what was reached.
          if (!CONSTRAINTS.includes(sqlState(error) ?? "")) throw error;
          return 1;
        },
      );
    const count = (tenant: string, whose: string) =>
      undone(database, { orgId: tenant }, async (db) => {
        const { rows } = await sql<{ found: number }>`
          select count(*) as found from ${name} where org_id = ${whose}`.execute(db);
        return rows[0]?.found ?? 0;
      });
    const attempts = {
      reads: await count(orgId, otherId),
      changes: await touched(sql`update ${name} set org_id = org_id where org_id = ${otherId}`),
      deletes: await touched(sql`delete from ${name} where org_id = ${otherId}`),
      takes: await touched(sql`update ${name} set org_id = ${orgId} where org_id = ${otherId}`),
    };
    const leaks = Object.entries(attempts).flatMap(([what, rows]) => (rows ? [`${table}: ${what} ${rows} rows`] : []));
    reaches.push({ table, leaks, foreignRows: (await count(otherId, otherId)) ?? 0 });
  }
  return reaches;
};

/**
 * Tries straight in the database whether somebody of some branches changes or deletes what belongs to all of them.
 * @returns what he could, a line each; and the tables in which the tenant had no rows, so that nothing was tried
 */
export const wholeReaches = async (database: Database, orgId: string, branchIds: readonly string[]) => {
  const tables = await database.execute<{ table: string }>(
    "select tablename as table from pg_policies where policyname = 'whole_update' order by 1",
  );
  const leaks: string[] = [];
  const untried: string[] = [];
  for (const { table } of tables) {
    const name = sql.table(table);
    const { rows } = await database.tx({ orgId }, (db) =>
      sql<{ count: number }>`select count(*)::int as count from ${name}`.execute(db),
    );
    if (!rows[0]?.count) untried.push(table);
    const attempts = { changes: sql`update ${name} set org_id = org_id`, deletes: sql`delete from ${name}` };
    for (const [what, statement] of Object.entries(attempts)) {
      const touched = await undone(database, { orgId, branchIds }, async (db) =>
        Number((await statement.execute(db)).numAffectedRows ?? 0n),
      );
      if (touched) leaks.push(`${table}: ${what} ${touched} rows`);
    }
  }
  return { leaks, untried };
};
