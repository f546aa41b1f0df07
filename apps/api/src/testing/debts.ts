import { dueOf } from "@carrel/sdk/domain";
import { sql } from "kysely";
import { expect } from "vitest";
import { moneyOfCharge } from "../areas/charges/record";
import { moneyOf } from "../areas/memberships/membership-money";
import { constant } from "../database/constant";
import type { Database } from "../database/port";

/**
 * Goes through an organisation's bookings, memberships and charges by hand: what is not paid in full is what the database keeps of it.
 * @returns for how many of them each debtor owes, and how much
 */
export async function expectDebts(
  database: Database,
  orgId: string,
): Promise<Record<string, { owed: number; due: number }>> {
  const { bookings, memberships, charges, kept } = await database.tx({ orgId }, async (db) => ({
    bookings: await db
      .selectFrom("bookings")
      .selectAll()
      .select(sql<string>`debtor_of(customer_id, visitor_email, visitor_phone, booking_id)`.as("debtor"))
      .where("status", "=", constant("CONFIRMED"))
      .execute(),
    memberships: await db.selectFrom("memberships").selectAll().where("kind", "<>", "seat").execute(),
    charges: await db.selectFrom("charges").selectAll().execute(),
    kept: await db.selectFrom("debts").selectAll().orderBy("itemId").execute(),
  }));
  const all = [
    ...bookings.map(({ bookingId, debtor, status, amount, paid, writtenOff, ...of }) => ({
      ...{ itemId: bookingId, debtor, due: dueOf({ status, amount, paid: paid ?? 0, writtenOff: writtenOff ?? 0 }) },
      ...{ branchId: of.branchId, since: of.startAt, currency: of.currency },
    })),
    ...memberships.map((membership) => ({
      ...{ itemId: membership.membershipId, debtor: membership.customerId, due: dueOf(moneyOf(membership)) },
      ...{ branchId: membership.branchId, since: membership.startAt, currency: membership.currency },
    })),
    ...charges.map((charge) => ({
      ...{ itemId: charge.chargeId, debtor: charge.customerId, due: dueOf(moneyOfCharge(charge)) },
      ...{ branchId: charge.branchId, since: charge.chargedAt, currency: charge.currency },
    })),
  ];
  const owed = all.filter(({ due }) => due > 0).toSorted((one, other) => (one.itemId < other.itemId ? -1 : 1));
  expect(kept).toEqual(owed.map((debt) => ({ orgId, ...debt })));
  const debts: Record<string, { owed: number; due: number }> = {};
  for (const { debtor, due } of owed) {
    const { owed: count, due: sum } = debts[debtor] ?? { owed: 0, due: 0 };
    debts[debtor] = { owed: count + 1, due: sum + due };
  }
  return debts;
}
