import { sql } from "kysely";
import { expect, it } from "vitest";
import { eachDatabase } from "../../testing/databases";
import { insertEarlyTenant, migrateBefore } from "../../testing/migrated-before";
import { insertBranch, testRandom } from "../../testing/rows";
import { migrate } from "../migrate";
import { migrations } from ".";

const NOW = new Date("2026-11-26T06:00:00Z");
const HOUR = 3_600_000;

eachDatabase("what was paid before it was kept", (test) => {
  it("is reckoned once for each booking, whoever pays between the steps", async () => {
    const { database } = test;
    await migrateBefore(database, "0112-money-of-bookings");
    const [orgId, branchId, deskId] = [testRandom.id(), testRandom.id(), testRandom.id()];
    /** By what was paid and went back before. */
    const PAID = [[], [500], [500, -200], [300, 200], [500], [500]];
    const ids = PAID.map(() => testRandom.id());
    const pay = (bookingId: string, amount: number, currency = "INR") =>
      database.tx({ orgId }, (db) =>
        sql`insert into desk_transactions (org_id, transaction_id, branch_id, desk_id, booking_id, kind, amount, currency, method,
            starts_at, ends_at, paid_at)
          values (${orgId}, ${testRandom.id()}, ${branchId}, ${deskId}, ${bookingId}, ${amount < 0 ? "refund" : "booking"},
            ${Math.abs(amount)}, ${currency}, 'cash', ${NOW}, ${NOW}, ${NOW})`.execute(db),
      );
    await database.tx({ orgId }, async (db) => {
      await insertEarlyTenant(db, orgId);
      await insertBranch(db, { orgId, branchId });
      await sql`insert into desks (org_id, branch_id, desk_id, name) values (${orgId}, ${branchId}, ${deskId}, 'D1')`.execute(
        db,
      );
      for (const [place, bookingId] of ids.entries()) {
        const startAt = new Date(NOW.getTime() + place * HOUR);
        await sql`insert into bookings (org_id, booking_id, code, branch_id, desk_id, type, status, starts_at, ends_at, amount, currency,
            source, created_at, updated_at)
          values (${orgId}, ${bookingId}, ${`C${place}`}, ${branchId}, ${deskId}, 'HOURLY', 'CONFIRMED', ${startAt},
            ${new Date(startAt.getTime() + HOUR)}, 500, 'INR', 'admin', ${NOW}, ${NOW})`.execute(db);
      }
    });
    for (const [place, amounts] of PAID.entries()) {
      for (const amount of amounts) await pay(ids[place] ?? "", amount);
    }
    await pay(ids[5] ?? "", 7, "EUR");

    const upTo = migrations.findIndex(({ name }) => name === "0113-paid-until-now");
    await migrate(database, { migrations: migrations.slice(0, upTo) });
    // Of one nothing was paid before, of the other all.
    await pay(ids[0] ?? "", 100);
    await pay(ids[4] ?? "", -50);
    await migrate(database);
    await pay(ids[2] ?? "", 1);
    const { rows } = await database.tx({ orgId }, (db) =>
      sql<{ bookingId: string; paid: number | null }>`select booking_id, paid from bookings`.execute(db),
    );
    const paid = new Map(rows.map((row) => [row.bookingId, row.paid]));
    expect(ids.map((id) => paid.get(id))).toEqual([100, 500, 301, 500, 450, 500]);
  });
});
