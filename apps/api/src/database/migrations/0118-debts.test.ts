import { sql } from "kysely";
import { expect, it } from "vitest";
import { eachDatabase } from "../../testing/databases";
import { expectDebts } from "../../testing/debts";
import { insertEarlyTenant, migrateBefore } from "../../testing/migrated-before";
import { insertBranch, testRandom } from "../../testing/rows";
import { migrate } from "../migrate";

const NOW = new Date("2026-11-26T06:00:00Z");
const HOUR = 3_600_000;

eachDatabase("what was owed before it was kept", (test) => {
  it("is counted once for each who owes, and follows from then on", async () => {
    const { database } = test;
    await migrateBefore(database, "0118-debts");
    const orgId = testRandom.id();
    const branchId = testRandom.id();
    const deskId = testRandom.id();
    const customerId = testRandom.id();
    const feePlanId = testRandom.id();
    let booked = 0;
    const book = (changes: { status?: string; paid?: number; email?: string; customer?: boolean }) => {
      const { status = "CONFIRMED", paid = null, email = "", customer = false } = changes;
      const startAt = new Date(NOW.getTime() + booked * HOUR);
      const bookingId = testRandom.id();
      booked += 1;
      return database.tx({ orgId }, (db) =>
        sql`insert into bookings (org_id, booking_id, code, branch_id, desk_id, customer_id, visitor_name, visitor_email, type, status,
            starts_at, ends_at, amount, paid, currency, source, hold_until, created_at, updated_at)
          values (${orgId}, ${bookingId}, ${`C${booked}`}, ${branchId}, ${deskId}, ${customer ? customerId : null}, 'Tara', ${email},
            'HOURLY', ${status}, ${startAt}, ${new Date(startAt.getTime() + HOUR)}, 500, ${paid}, 'INR', 'admin',
            ${status === "PENDING" ? new Date(NOW.getTime() + HOUR) : null}, ${NOW}, ${NOW})`.execute(db),
      );
    };
    const sell = (status: string, paid: number | null) =>
      database.tx({ orgId }, (db) =>
        sql`insert into memberships (org_id, membership_id, branch_id, customer_id, fee_plan_id, kind, starts_at, ends_at, allowance,
            allowance_unit, amount, paid, currency, status)
          values (${orgId}, ${testRandom.id()}, ${branchId}, ${customerId}, ${feePlanId}, 'pass', ${NOW},
            ${new Date(NOW.getTime() + 24 * HOUR)}, 10, 'day', 400, ${paid}, 'INR', ${status})`.execute(db),
      );
    await database.tx({ orgId }, async (db) => {
      await insertEarlyTenant(db, orgId);
      await insertBranch(db, { orgId, branchId });
      await sql`insert into desks (org_id, branch_id, desk_id, name) values (${orgId}, ${branchId}, ${deskId}, 'D1')`.execute(
        db,
      );
      await sql`insert into customers (org_id, branch_id, customer_id, name)
        values (${orgId}, ${branchId}, ${customerId}, 'Asha')`.execute(db);
      await sql`insert into fee_plans (org_id, fee_plan_id, name, booking_type, duration_count, duration_unit, amount, currency)
        values (${orgId}, ${feePlanId}, 'Day', 'DAILY', 1, 'day', 100, 'INR')`.execute(db);
    });
    await book({ customer: true });
    await book({ customer: true, paid: 200 });
    await book({ customer: true, paid: 500 });
    await book({ customer: true, status: "CANCELLED" });
    await book({ email: "tara@example.com" });
    await book({ email: "Tara@Example.com" });
    await book({ email: "tara@example.com", status: "PENDING" });
    await sell("ACTIVE", null);
    await sell("ACTIVE", 400);
    await sell("CANCELLED", 100);

    await migrate(database);
    const sums = async () => Object.values(await expectDebts(database, orgId)).toSorted((a, b) => b.due - a.due);
    expect(await sums()).toEqual([
      { owed: 3, due: 500 + 300 + 400 },
      { owed: 2, due: 1_000 },
    ]);

    await database.tx({ orgId }, (db) => sql`update bookings set customer_id = ${customerId}`.execute(db));
    await book({ email: "tara@example.com" });
    expect(await sums()).toEqual([
      { owed: 5, due: 2_200 },
      { owed: 1, due: 500 },
    ]);
  });
});
