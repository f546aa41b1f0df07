import { sql } from "kysely";
import { insertAll } from "./insert-all";
import type { TenantTransaction } from "./port";
import type { Row } from "./schema";

/**
 * Changes bookings and keeps the dashboard's figures true: they are locked and taken out of the figures as they were, then
 * added as they have become. Every change of a booking's status, time, desk or customer goes through this, `bookSlot` or
 * `moveSlot`.
 * @param change writes the named bookings and no others
 */
export async function countingAnew<Result>(
  db: TenantTransaction,
  bookings: { orgId: string; bookingIds: readonly string[] },
  change: () => Promise<Result>,
): Promise<Result> {
  await countBookings(db, bookings, -1);
  const result = await change();
  await countBookings(db, bookings, 1);
  return result;
}

/** Counts bookings as they stand, such as newly seeded ones. @param sign -1 takes them out of the figures */
export const countBookings = (
  db: TenantTransaction,
  { orgId, bookingIds }: { orgId: string; bookingIds: readonly string[] },
  sign: 1 | -1,
) =>
  sql`select count_bookings(array(
    select b from bookings b where b.org_id = ${orgId}::uuid and b.booking_id = any (${[...bookingIds]}::uuid[])
    order by b.booking_id for no key update
  ), ${sign}::int)`.execute(db);

/** Writes down payments and refunds, the only way in which rows of `desk_transactions` come into being; the database counts them. */
export async function insertPayments(
  db: TenantTransaction,
  payments: readonly Row<"deskTransactions">[],
): Promise<void> {
  if (payments.length > 0) await insertAll(db, "deskTransactions", payments);
}

/** Counts a branch anew after its time zone changed. Its cost grows with all that was ever booked there. */
export const countBranchAnew = (db: TenantTransaction, { orgId, branchId }: { orgId: string; branchId: string }) =>
  sql`select count_anew(${orgId}::uuid, ${branchId}::uuid)`.execute(db);
