import { sql } from "kysely";
import type { TenantTransaction } from "./port";

/**
 * Runs a part of a transaction, and takes back what it wrote where its result says so. A statement that fails ends the whole
 * transaction all the same.
 * @example const result = await undone(db, () => bookSlots(db, bookings, now), (booked) => booked.includes(null));
 */
export async function undone<Result>(
  db: TenantTransaction,
  work: () => Promise<Result>,
  isUnwanted: (result: Result) => boolean,
): Promise<Result> {
  await sql`savepoint part`.execute(db);
  const result = await work();
  if (isUnwanted(result)) await sql`rollback to savepoint part`.execute(db);
  // Kept, it would be what an outer part goes back to.
  await sql`release savepoint part`.execute(db);
  return result;
}
