import type { LedgerLine, StatementEntry } from "@carrel/sdk/schemas";
import { sql } from "kysely";
import type { Context } from "../../context";

/** Lines with what they are of and whose that is, the latest first. What is joined is one row at most, so that whoever only counts joins nothing. */
export const namedLines = ({ db, orgId }: Pick<Context, "db" | "orgId">) =>
  db
    .selectFrom("ledgerLines as l")
    .leftJoin("bookings as b", (join) => join.onRef("b.orgId", "=", "l.orgId").onRef("b.bookingId", "=", "l.itemId"))
    .leftJoin("memberships as m", (join) =>
      join.onRef("m.orgId", "=", "l.orgId").onRef("m.membershipId", "=", "l.itemId"),
    )
    .leftJoin("feePlans as p", (join) => join.onRef("p.orgId", "=", "m.orgId").onRef("p.feePlanId", "=", "m.feePlanId"))
    .leftJoin("charges as ch", (join) => join.onRef("ch.orgId", "=", "l.orgId").onRef("ch.chargeId", "=", "l.itemId"))
    .leftJoin("depositMoves as dm", (join) =>
      join.onRef("dm.orgId", "=", "l.orgId").onRef("dm.moveId", "=", "l.itemId"),
    )
    .leftJoin("customers as c", (join) =>
      join
        .on("c.orgId", "=", orgId)
        .on(sql<boolean>`c.customer_id = coalesce(b.customer_id, m.customer_id, ch.customer_id, dm.customer_id)`),
    )
    .leftJoin("deskTransactions as t", (join) =>
      join.onRef("t.orgId", "=", "l.orgId").onRef("t.transactionId", "=", "l.transactionId"),
    )
    .selectAll("l")
    .select(["b.bookingId", "m.membershipId", "ch.chargeId", "c.customerId"])
    .select([
      sql<string>`coalesce(b.code, p.name, ch.reason, '')`.as("name"),
      sql<string>`coalesce(c.name, b.visitor_name, '')`.as("customerName"),
      sql<string | null>`coalesce(t.reference, dm.reference)`.as("reference"),
      sql<string | null>`coalesce(t.reason, dm.reason)`.as("reason"),
    ])
    .orderBy("l.postedAt", "desc")
    .orderBy("l.lineId", "desc");

type NamedLine = Awaited<ReturnType<ReturnType<typeof namedLines>["execute"]>>[number];

/** What a line and a statement's entry both say. */
export const itemRecord = (row: NamedLine): Omit<StatementEntry, "account" | "amount" | "balance"> => ({
  _id: String(row.lineId),
  branchId: row.branchId,
  itemId: row.itemId,
  // A seat's membership may have the id of its first booking, whose money it is.
  itemKind: row.bookingId ? "booking" : row.membershipId ? "membership" : row.chargeId ? "charge" : null,
  name: row.name,
  postedAt: row.postedAt.toISOString(),
  note: [row.reference, row.reason].filter(Boolean).join(" · "),
});

export const lineRecord = (row: NamedLine): LedgerLine => ({
  ...itemRecord(row),
  debit: row.debit,
  credit: row.credit,
  amount: row.amount,
  currency: row.currency,
  customerId: row.customerId,
  customerName: row.customerName,
});
