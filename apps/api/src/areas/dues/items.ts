import type { ById, DebtorDetail, DueItem } from "@carrel/sdk/schemas";
import type { Context } from "../../context";
import { notFound } from "../../failure";
import { upiFor } from "../organisation/record";
import { tenantOf } from "../tenant";
import { debtorRecord, debtors } from "./debtors";
import { type Asking, owedBookings, owedCharges, owedMemberships } from "./queries";

/** Bookings, memberships and charges that are read at most, and paid at once: the oldest. */
export const MOST_ITEMS = 500;

/** What somebody owes, the oldest first. @param most of them */
export async function itemsOf(asking: Asking, debtor: string, most = MOST_ITEMS): Promise<DueItem[]> {
  const bookings = await owedBookings(asking, debtor)
    .select([
      "b.bookingId as id",
      "b.branchId",
      "b.code as name",
      "b.startAt",
      "b.endAt",
      "b.amount",
      "b.paid",
      "b.writtenOff",
      "b.currency",
    ])
    .orderBy("b.startAt")
    .orderBy("b.bookingId")
    .limit(most)
    .execute();
  const memberships = await owedMemberships(asking, debtor)
    .innerJoin("feePlans as p", (join) =>
      join.onRef("p.orgId", "=", "m.orgId").onRef("p.feePlanId", "=", "m.feePlanId"),
    )
    .select([
      "m.membershipId as id",
      "m.branchId",
      "p.name",
      "m.startAt",
      "m.endAt",
      "m.amount",
      "m.paid",
      "m.writtenOff",
      "m.currency",
    ])
    .orderBy("m.startAt")
    .orderBy("m.membershipId")
    .limit(most)
    .execute();
  const charges = await owedCharges(asking, debtor)
    .select([
      "ch.chargeId as id",
      "ch.branchId",
      "ch.reason as name",
      "ch.chargedAt as startAt",
      "ch.chargedAt as endAt",
      "ch.amount",
      "ch.paid",
      "ch.writtenOff",
      "ch.currency",
    ])
    .orderBy("ch.chargedAt")
    .orderBy("ch.chargeId")
    .limit(most)
    .execute();
  return [
    ...bookings.map((row) => ({ ...row, kind: "booking" as const })),
    ...memberships.map((row) => ({ ...row, kind: "membership" as const })),
    ...charges.map((row) => ({ ...row, kind: "charge" as const })),
  ]
    .sort((one, other) => one.startAt.getTime() - other.startAt.getTime())
    .slice(0, most)
    .map(({ id, startAt, endAt, paid, writtenOff, ...item }) => ({
      _id: id,
      ...item,
      startAt: startAt.toISOString(),
      endAt: endAt.toISOString(),
      paid: paid ?? 0,
      due: item.amount - (paid ?? 0) - (writtenOff ?? 0),
    }));
}

/** Somebody who owes, and what. @throws Failure 404 where nothing is due */
export async function debtorDetail(context: Context<ById>): Promise<DebtorDetail> {
  const row = await debtors(context).where("f.debtor", "=", context.input.id).executeTakeFirst();
  if (!row) throw notFound("Debt");
  return {
    ...debtorRecord(row),
    items: await itemsOf(context, context.input.id),
    upi: upiFor(tenantOf(context), row.currency),
  };
}
