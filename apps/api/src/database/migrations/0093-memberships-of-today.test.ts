import { isAssignment } from "@carrel/sdk/domain";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { eachDatabase } from "../../testing/databases";
import { expectFollowed } from "../../testing/followed";
import { insertEarlyTenant, migrateBefore } from "../../testing/migrated-before";
import { insertBranch, testRandom } from "../../testing/rows";
import { countBookings } from "../count";
import { migrate } from "../migrate";
import { migrations } from ".";

const DAY = 86_400_000;
const NOW = new Date("2026-11-26T06:00:00Z");

/** Every booking that could be an assignment, three times and a day of its own each: some over, one that runs, some to come. */
const KINDS = (["CONFIRMED", "CANCELLED", "PENDING", "CONFIRMED", "CONFIRMED"] as const).flatMap((status) =>
  (["DAILY", "HOURLY"] as const).flatMap((type) =>
    [true, false].flatMap((isKnown) => [true, false].map((hasPlan) => ({ status, type, isKnown, hasPlan }))),
  ),
);

eachDatabase("memberships of what is assigned today", (test) => {
  it("are one for each assignment, and for nothing else, in every organisation and branch", async () => {
    const { database } = test;
    await migrateBefore(database, "0091-memberships");
    const orgs = [testRandom.id(), testRandom.id()];
    const made = new Map<string, { bookingId: string; isAssigned: boolean }[]>();
    for (const orgId of orgs) {
      const [branchId, deskId, customerId, feePlanId] = [
        testRandom.id(),
        testRandom.id(),
        testRandom.id(),
        testRandom.id(),
      ];
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
        const rows = KINDS.map(({ status, type, isKnown, hasPlan }, place) => {
          const startAt = new Date(NOW.getTime() + (place - 9) * DAY);
          return {
            ...{ org_id: orgId, booking_id: testRandom.id(), code: `C${place}`, branch_id: branchId, desk_id: deskId },
            ...{ customer_id: isKnown ? customerId : null, fee_plan_id: hasPlan ? feePlanId : null, type, status },
            ...{ starts_at: startAt, ends_at: new Date(startAt.getTime() + DAY), amount: 100 + place, currency: "INR" },
            ...{ source: "admin", visitor_name: "", visitor_email: "", visitor_phone: "", notes: "" },
            ...{ created_at: NOW, updated_at: NOW, hold_until: null },
          };
        });
        await sql`select count(*) from book_slots(${JSON.stringify(rows.map((row) => ({ ...row, status: row.status === "CANCELLED" ? "CONFIRMED" : row.status })))}::jsonb, ${NOW})`.execute(
          db,
        );
        await sql`update bookings set status = 'CANCELLED', cancelled_at = ${NOW}
          where booking_id = any (${rows.filter(({ status }) => status === "CANCELLED").map((row) => row.booking_id)}::uuid[])`.execute(
          db,
        );
        made.set(
          orgId,
          rows.map(({ booking_id: bookingId, status, type, customer_id, fee_plan_id }) => ({
            bookingId,
            isAssigned: isAssignment({ status, type, customerId: customer_id, feePlanId: fee_plan_id }),
          })),
        );
      });
    }

    // Servers of the release before go on between the steps: of three assignments one is cancelled, another one is counted anew.
    const upTo = migrations.findIndex(({ name }) => name === "0093-memberships-of-today");
    await migrate(database, { migrations: migrations.slice(0, upTo) });
    const [orgId = ""] = orgs;
    const [ended, changed] = made.get(orgId)?.filter(({ isAssigned }) => isAssigned) ?? [];
    if (!ended || !changed) throw new Error("Three of them are assignments");
    await database.tx({ orgId }, async (db) => {
      expect(await db.selectFrom("memberships").selectAll().execute()).toEqual([]);
      const bookings = { orgId, bookingIds: [ended.bookingId, changed.bookingId] };
      await countBookings(db, bookings, -1);
      await db.updateTable("bookings").set({ status: "CANCELLED" }).where("bookingId", "=", ended.bookingId).execute();
      await countBookings(db, bookings, 1);
      expect(await db.selectFrom("memberships").select("membershipId").execute()).toEqual([
        { membershipId: changed.bookingId },
      ]);
    });
    ended.isAssigned = false;
    await migrate(database);
    for (const orgId of orgs) {
      const memberships = await expectFollowed(database, orgId);
      const assigned = made.get(orgId)?.filter(({ isAssigned }) => isAssigned) ?? [];
      expect(memberships.map(({ membershipId }) => membershipId).sort()).toEqual(
        assigned.map(({ bookingId }) => bookingId).sort(),
      );
      expect(memberships.every(({ kind, status }) => kind === "seat" && status === "ACTIVE")).toBe(true);
      const { rows } = await database.tx({ orgId }, (db) =>
        sql<{ owned: number }>`select count(*)::int as owned from bookings where membership_id is not null`.execute(db),
      );
      expect(rows).toEqual([{ owned: assigned.length }]);
    }
  });
});
