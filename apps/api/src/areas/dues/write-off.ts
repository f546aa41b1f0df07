import type { PaidDues, WriteOffDues } from "@carrel/sdk/schemas";
import type * as z from "zod";
import type { Context } from "../../context";
import { setCharge } from "../charges/queries";
import { setMembership } from "../memberships/owned-bookings";
import { coveredDebts, rowOf } from "./lock-debts";

/** Writes off what somebody owes, the oldest first, the last of it in part. */
export async function writeOffDues(context: Context<z.output<typeof WriteOffDues>>): Promise<PaidDues> {
  const { db, orgId, now, input } = context;
  const { id, amount, currency, reason } = input;
  const { due, covered } = await coveredDebts(context);
  for (const { debt, amount: part } of covered) {
    const changes = { writtenOff: (rowOf(debt).writtenOff ?? 0) + part, writeOffReason: reason };
    if (debt.membership) await setMembership(context, debt.membership.membershipId, changes);
    else if (debt.charge) await setCharge(context, debt.charge.chargeId, changes);
    else
      await db
        .updateTable("bookings")
        .set({ ...changes, updatedAt: now })
        .where("orgId", "=", orgId)
        .where("bookingId", "=", debt.booking.bookingId)
        .execute();
  }
  context.audit({ recordId: id, before: { due }, after: { due: due - amount, writtenOff: amount, reason } });
  return { due: due - amount, currency };
}
