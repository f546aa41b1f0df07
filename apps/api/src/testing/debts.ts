import { dueOf } from "@carrel/sdk/domain";
import { sql } from "kysely";
import { expect } from "vitest";
import type { Database } from "../database/port";

interface Sum {
  owed: number;
  due: number;
}

/**
 * Goes through an organisation's bookings and memberships by hand: what each debtor owes is what the database keeps of it.
 * @returns what they owe, by branch, currency and debtor
 */
export async function expectDebts(database: Database, orgId: string): Promise<ReadonlyMap<string, Sum>> {
  const { bookings, memberships, kept } = await database.tx({ orgId }, async (db) => ({
    bookings: await db
      .selectFrom("bookings")
      .selectAll()
      .select(sql<string>`debtor_of(customer_id, visitor_email, visitor_phone, booking_id)`.as("debtor"))
      .where("status", "=", "CONFIRMED")
      .execute(),
    memberships: await db
      .selectFrom("memberships")
      .selectAll()
      .where("kind", "<>", "seat")
      .where("status", "=", "ACTIVE")
      .execute(),
    kept: await db
      .selectFrom("debtFigures")
      .select(["branchId", "currency", "debtor"])
      .select(sql<number>`sum(owed)::float8`.as("owed"))
      .select(sql<number>`sum(due)::float8`.as("due"))
      .groupBy(["branchId", "currency", "debtor"])
      .having(sql<boolean>`sum(owed) <> 0 or sum(due) <> 0`)
      .execute(),
  }));
  const debts = new Map<string, Sum>();
  const add = (key: string, due: number) => {
    if (due === 0) return;
    const { owed, due: before } = debts.get(key) ?? { owed: 0, due: 0 };
    debts.set(key, { owed: owed + 1, due: before + due });
  };
  for (const { branchId, currency, debtor, status, amount, paid } of bookings)
    add(`${branchId} ${currency} ${debtor}`, dueOf({ status, amount, paid: paid ?? 0 }));
  for (const { branchId, currency, customerId, amount, paid } of memberships)
    add(`${branchId} ${currency} ${customerId}`, dueOf({ state: "active", amount, paid: paid ?? 0 }));
  expect(
    new Map(kept.map(({ branchId, currency, debtor, ...sum }) => [`${branchId} ${currency} ${debtor}`, sum])),
  ).toEqual(debts);
  return debts;
}
