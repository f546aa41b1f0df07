import { sql } from "kysely";
import { expect, it } from "vitest";
import { expectBooks } from "../../testing/books";
import { eachDatabase } from "../../testing/databases";
import { expectDebts } from "../../testing/debts";
import { insertEarlyTenant, migrateBefore } from "../../testing/migrated-before";
import { insertBranch, testRandom } from "../../testing/rows";
import { migrate } from "../migrate";

const NOW = new Date("2026-11-26T06:00:00Z");
const HOUR = 3_600_000;

eachDatabase("what was charged and paid before there were books", (test) => {
  it("is written into them once, with what no payment tells of, and follows from then on", async () => {
    const { database } = test;
    await migrateBefore(database, "0124-written-off");
    const [orgId, branchId, deskId, customerId, feePlanId] = Array.from({ length: 5 }, () => testRandom.id());
    const inTenant = (...statements: ReturnType<typeof sql>[]) =>
      database.tx({ orgId: orgId ?? "" }, async (db) => {
        for (const statement of statements) await statement.execute(db);
      });
    let booked = 0;
    const book = async (status: string, paid: number | null) => {
      const startAt = new Date(NOW.getTime() + booked * HOUR);
      const bookingId = testRandom.id();
      booked += 1;
      await inTenant(sql`
        insert into bookings (org_id, booking_id, code, branch_id, desk_id, customer_id, visitor_name, visitor_email, type, status,
          starts_at, ends_at, amount, paid, currency, source, hold_until, created_at, updated_at)
        values (${orgId}, ${bookingId}, ${`C${booked}`}, ${branchId}, ${deskId}, ${customerId}, 'Tara', '', 'HOURLY', ${status},
          ${startAt}, ${new Date(startAt.getTime() + HOUR)}, 500, ${paid}, 'INR', 'admin',
          ${status === "PENDING" ? new Date(NOW.getTime() + HOUR) : null}, ${NOW}, ${NOW})`);
      return bookingId;
    };
    const pay = (changes: {
      bookingId?: string;
      membershipId?: string;
      kind?: string;
      amount: number;
      currency?: string;
    }) =>
      inTenant(sql`
        insert into desk_transactions (org_id, transaction_id, branch_id, customer_id, booking_id, membership_id, kind, amount, currency,
          method, starts_at, ends_at, paid_at)
        values (${orgId}, ${testRandom.id()}, ${branchId}, ${customerId}, ${changes.bookingId ?? null}, ${changes.membershipId ?? null},
          ${changes.kind ?? "booking"}, ${changes.amount}, ${changes.currency ?? "INR"}, 'upi', ${NOW}, ${NOW}, ${NOW})`);
    const sell = async (kind: string) => {
      const membershipId = testRandom.id();
      await inTenant(sql`
        insert into memberships (org_id, membership_id, branch_id, customer_id, fee_plan_id, kind, starts_at, ends_at, allowance,
          allowance_unit, amount, currency, status)
        values (${orgId}, ${membershipId}, ${branchId}, ${customerId}, ${feePlanId}, ${kind}, ${NOW},
          ${new Date(NOW.getTime() + 24 * HOUR)}, 10, 'day', 400, 'INR', 'ACTIVE')`);
      return membershipId;
    };
    await database.tx({ orgId: orgId ?? "" }, async (db) => {
      await insertEarlyTenant(db, orgId ?? "");
      await insertBranch(db, { orgId: orgId ?? "", branchId: branchId ?? "" });
    });
    await inTenant(
      sql`insert into desks (org_id, branch_id, desk_id, name) values (${orgId}, ${branchId}, ${deskId}, 'D1')`,
      sql`insert into customers (org_id, branch_id, customer_id, name) values (${orgId}, ${branchId}, ${customerId}, 'Asha')`,
      sql`insert into fee_plans (org_id, fee_plan_id, name, booking_type, duration_count, duration_unit, amount, currency)
        values (${orgId}, ${feePlanId}, 'Day', 'DAILY', 1, 'day', 100, 'INR')`,
    );
    const paid = await book("CONFIRMED", null);
    await pay({ bookingId: paid, amount: 500 });
    const partly = await book("CONFIRMED", null);
    await pay({ bookingId: partly, amount: 300 });
    await pay({ bookingId: partly, kind: "refund", amount: 100 });
    await book("CONFIRMED", null);
    await book("PENDING", null);
    const cancelled = await book("CANCELLED", null);
    await pay({ bookingId: cancelled, amount: 500 });
    // What went over with its days: no payment names it. One gave 200 of them to another.
    await inTenant(
      sql`update bookings set paid = 300 where booking_id = ${paid}`,
      sql`update bookings set paid = 400 where booking_id = ${partly}`,
    );
    const pass = await sell("pass");
    await pay({ membershipId: pass, kind: "assignment", amount: 150 });
    await pay({ bookingId: paid, amount: 7, currency: "EUR" });

    await migrate(database);
    expect(await expectBooks(database, orgId ?? "")).toEqual({
      ...{ receivable: 1_500 + 400 - (300 + 400 + 500 + 150) },
      ...{ income_bookings: -1_500, income_memberships: -400, upi: 500 + 300 - 100 + 500 + 150 + 7, unapplied: -7 },
    });
    const lines = () => database.tx({ orgId: orgId ?? "" }, (db) => db.selectFrom("ledgerLines").selectAll().execute());
    const before = await lines();

    const other = testRandom.id();
    const otherDesk = testRandom.id();
    await database.tx({ orgId: orgId ?? "" }, (db) =>
      insertBranch(db, { orgId: orgId ?? "", branchId: other, name: "Annexe" }),
    );
    await inTenant(
      sql`insert into desks (org_id, branch_id, desk_id, name) values (${orgId}, ${other}, ${otherDesk}, 'D2')`,
      sql`update bookings set branch_id = ${other}, desk_id = ${otherDesk} where booking_id = ${partly}`,
      sql`update bookings set status = 'CANCELLED', hold_until = null where booking_id = ${paid}`,
    );
    await expectBooks(database, orgId ?? "");
    await expectDebts(database, orgId ?? "");
    const after = await lines();
    expect(after.slice(0, before.length)).toEqual(before);
    const added = after.slice(before.length);
    expect(added.map(({ branchId: where, debit, credit, amount }) => [where === other, debit, credit, amount])).toEqual(
      expect.arrayContaining([
        [false, "income_bookings", "receivable", 500],
        [true, "receivable", "income_bookings", 500],
        [false, "receivable", "carried", 400],
        [true, "carried", "receivable", 400],
      ]),
    );
  });
});
