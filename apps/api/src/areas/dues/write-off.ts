import type { PaidDues, WriteOffDues } from "@carrel/sdk/schemas";
import { sql } from "kysely";
import type * as z from "zod";
import type { Context } from "../../context";
import { coveredDebts } from "./lock-debts";

/** Writes off what somebody owes, the oldest first, the last of it in part. */
export async function writeOffDues(context: Context<z.output<typeof WriteOffDues>>): Promise<PaidDues> {
  const { db, orgId, now, input } = context;
  const { id, amount, currency, reason } = input;
  const { due, covered } = await coveredDebts(context);
  for (const { debt, amount: part } of covered) {
    const changes = {
      writtenOff: sql<number>`coalesce(written_off, 0) + ${part}::bigint`,
      writeOffReason: reason,
      updatedAt: now,
    };
    if (debt.booking)
      await db
        .updateTable("bookings")
        .set(changes)
        .where("orgId", "=", orgId)
        .where("bookingId", "=", debt.booking.bookingId)
        .execute();
    else
      await db
        .updateTable("memberships")
        .set(changes)
        .where("orgId", "=", orgId)
        .where("membershipId", "=", debt.membership.membershipId)
        .execute();
  }
  context.audit({ recordId: id, before: { due }, after: { due: due - amount, writtenOff: amount, reason } });
  return { due: due - amount, currency };
}
