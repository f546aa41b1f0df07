import { sql } from "kysely";
import type { LookupTransaction, TenantTransaction } from "../database/port";
import type { Tables } from "../database/schema";
import type { Ports } from "../ports";
import { standAlone } from "./stand-alone";

/** Rows of a table that one transaction deletes: it must not hold its locks for long. */
const BATCH = 1000;
/** Rounds of one sweep; what is left waits for the next. */
const ROUNDS = 20;

/** The rows of a table that nobody needs any more. */
export type OldRows = {
  [Table in keyof Tables]: {
    table: Table;
    /** What names a row within its tenant. */
    key: readonly (keyof Tables[Table] & string)[];
    /** The instant that makes a row old: before `before`. */
    by: keyof Tables[Table] & string;
    before: Date;
  };
}[keyof Tables];

/**
 * Deletes old rows of tables, each tenant's in its own transaction, in batches. A tenant where that fails waits for the
 * next sweep.
 * @param tenantsOf the tenants that have such rows, so many at most
 */
export async function sweepRows(
  { database, log }: Pick<Ports, "database" | "log">,
  tenantsOf: (db: LookupTransaction, limit: number) => Promise<string[]>,
  old: readonly OldRows[],
): Promise<void> {
  await standAlone(log, async (alone) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const found = await database.lookup((db) => tenantsOf(db, BATCH + alone.failedFor.length));
      const tenants = found.filter((orgId) => !alone.failedFor.includes(orgId));
      if (tenants.length === 0) return;
      for (const orgId of tenants) {
        await alone({ orgId }, () =>
          database.tx({ orgId }, async (db) => {
            for (const rows of old) await deleteBatch(db, orgId, rows);
          }),
        );
      }
    }
  });
}

function deleteBatch(db: TenantTransaction, orgId: string, { table, key, by, before }: OldRows) {
  const names = sql.join(key.map((name) => sql.ref(name)));
  return sql`
    delete from ${sql.table(table)} where org_id = ${orgId} and (${names}) in (
      select ${names} from ${sql.table(table)} where org_id = ${orgId} and ${sql.ref(by)} < ${before} limit ${BATCH}
    )`.execute(db);
}
