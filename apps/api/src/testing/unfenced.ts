import type { Database } from "../database/port";

/**
 * Runs SQL as somebody who owns the tables and takes down their fences: what an administrator of the database could do.
 * @param params of a single statement; without them there may be several
 * @returns what it finds
 * @example await unfenced(database, ["audit_log"], "delete from audit_log where org_id = $1", [orgId]);
 */
export const unfenced = <Found = unknown>(
  database: Database,
  tables: readonly string[],
  sql: string,
  params?: readonly unknown[],
): Promise<Found[]> =>
  database.ownerTx(async (owner) => {
    for (const table of tables) await owner.execute(`alter table ${table} no force row level security`);
    const rows = await owner.execute<Found>(sql, params);
    // What is checked as the transaction ends is checked now: no table is altered before.
    await owner.execute("set constraints all immediate");
    for (const table of tables) await owner.execute(`alter table ${table} force row level security`);
    return rows;
  });
