import { CompiledQuery } from "kysely";
import type { SqlRunner } from "../ports";
import { DatabaseUseError, type TenantTransaction } from "./port";

/**
 * Sends a write whose result nobody needs, and doesn't wait: it stands with its transaction, and where it fails, so does
 * that. On PostgreSQL it travels together with what follows it.
 * @example writeBehind(db, db.insertInto("mails").values(mail).compile());
 */
export function writeBehind(db: TenantTransaction, query: CompiledQuery): void {
  db.executeQuery(query).catch((error: unknown) => {
    // Everything else is told by the transaction's end (open-transaction.ts).
    if (error instanceof DatabaseUseError) throw error;
  });
}

/** Plain SQL in the caller's transaction, as a job queue enqueues there. It tells of no rows. */
export const runnerBehind = (db: TenantTransaction): SqlRunner => ({
  async executeSql(text, params) {
    writeBehind(db, CompiledQuery.raw(text, params));
    return { rows: [] };
  },
});
