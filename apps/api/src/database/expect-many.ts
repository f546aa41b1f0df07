import { sql } from "kysely";
import type { TenantTransaction } from "./port";

/**
 * Prepares a transaction for thousands of rows in tables that may be tiny still. A connection keeps its plans: one made
 * while a table had a single page reads all of it, also once there are thousands, and checks of foreign keys do so
 * for each row written. So those of before go, and in this transaction none reads a whole table that has an index.
 */
export async function expectMany(db: TenantTransaction): Promise<void> {
  await Promise.all([sql`discard plans`.execute(db), sql`set local enable_seqscan = off`.execute(db)]);
}
