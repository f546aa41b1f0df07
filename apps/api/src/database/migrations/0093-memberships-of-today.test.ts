import { isAssignment } from "@carrel/sdk/domain";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { readCounts } from "../../areas/customers/stats";
import { readExpiring } from "../../areas/dashboard/expiring";
import { readMade, readMadeLately } from "../../areas/dashboard/made";
import { readPayments } from "../../areas/dashboard/payments";
import { readDays, readDesks, readPeakHours } from "../../areas/dashboard/trends";
import { eachDatabase } from "../../testing/databases";
import { expectFollowed } from "../../testing/followed";
import { insertEarlyTenant, migrateBefore } from "../../testing/migrated-before";
import { type Handle, insertBranch, testRandom } from "../../testing/rows";
import { countBookings, countingAnew } from "../count";
import { migrate } from "../migrate";
import type { Database } from "../port";
import { migrations } from ".";
import { assigns } from "./0091-memberships";

const DAY = 86_400_000;
const NOW = new Date("2026-11-26T06:00:00Z");

/** Every booking that could be an assignment, three times and a day of its own each: some over, one that runs, some to come. */
const KINDS = (["CONFIRMED", "CANCELLED", "PENDING", "CONFIRMED", "CONFIRMED"] as const).flatMap((status) =>
  (["DAILY", "HOURLY"] as const).flatMap((type) =>
    [true, false].flatMap((isKnown) => [true, false].map((hasPlan) => ({ status, type, isKnown, hasPlan }))),
  ),
);

/** What is kept of bookings and payments (0022): by what, and which sums. */
const KEPT = [
  ["booking_figures", ["day"], ["pending", "confirmed", "cancelled", "daily", "hourly"]],
  ["hour_figures", ["day", "hour"], ["started", "ended", "minutes"]],
  ["desk_figures", ["span", "day", "desk_id"], ["bookings", "minutes"]],
  ["customer_figures", ["span", "day", "customer_id"], ["bookings", "minutes"]],
  ["payment_figures", ["currency", "span", "day"], ["transactions", "revenue", "cash", "daily"]],
] as const;

/** Every figure of an organisation: the sums that are kept, and what the dashboard and the customers' screen read. */
const figuresOf = (database: Database, orgId: string) =>
  database.tx({ orgId }, async (db) => {
    const scope = { db, orgId, now: NOW, branchId: null };
    const kept: unknown[] = [];
    for (const [table, by, sums] of KEPT) {
      const keys = sql.join(["branch_id", ...by].map((name) => sql.ref(name)));
      const added = sql.join(sums.map((name) => sql`sum(${sql.ref(name)})::float8 as ${sql.ref(name)}`));
      const { rows } =
        await sql`select ${keys}, ${added} from ${sql.table(table)} group by ${keys} order by ${keys}`.execute(db);
      kept.push(rows);
    }
    const trends = { ...scope, days: 60 };
    const desks = await readDesks(trends);
    return {
      kept,
      desks,
      made: await readMade(scope, 60),
      lately: await readMadeLately(scope),
      days: await readDays(trends, { currency: "INR", timezone: "Asia/Kolkata" }),
      peakHours: await readPeakHours(trends, desks),
      paid: await readPayments(scope, { days: 60, currency: "INR" }),
      customers: await readCounts({ ...scope, currency: "INR" }),
    };
  });

/** What runs out, the soonest first: as the dashboard of the release before found it. */
const endingBefore = (database: Database, orgId: string) =>
  database.tx({ orgId }, async (db) => {
    const { rows } = await sql<{
      bookingId: string;
      deskId: string;
      customerId: string;
      feePlanId: string;
      endAt: Date;
    }>`
      select b.booking_id, b.desk_id, b.customer_id, b.fee_plan_id, b.ends_at as end_at from bookings b
      where ${sql.raw(assigns("b"))} and b.ends_at > ${NOW}::timestamptz order by b.ends_at`.execute(db);
    return rows.map((row) => ({ ...row, endAt: row.endAt.toISOString() }));
  });

const endingNow = (database: Database, orgId: string) =>
  database.tx({ orgId }, async (db) => {
    const { data } = await readExpiring({ db, orgId, now: NOW, branchId: null }, { within: 60, limit: 100, page: 1 });
    return data.map(({ bookingId, deskId, customerId, feePlanId, endAt }) => ({
      bookingId,
      deskId,
      customerId,
      feePlanId,
      endAt,
    }));
  });

interface BookedRow {
  booking_id: string;
  branch_id: string;
  desk_id: string;
}

/** What was paid for bookings, a day apart, by two ways, and of the first a part that went back; counted as servers did then. */
async function insertPaid(db: Handle, orgId: string, bookings: readonly BookedRow[]) {
  const pay = ({ booking_id: bookingId, branch_id: branchId, desk_id: deskId }: BookedRow, place: number, back = 0) =>
    sql`insert into desk_transactions (org_id, transaction_id, branch_id, desk_id, booking_id, kind, amount, currency, method,
        starts_at, ends_at, paid_at)
      values (${orgId}, ${testRandom.id()}, ${branchId}, ${deskId}, ${bookingId}, ${back > 0 ? "refund" : "booking"},
        ${back || 50 + place}, 'INR', ${place % 3 === 0 ? "cash" : "upi"}, ${NOW}, ${NOW}, ${new Date(NOW.getTime() - place * DAY)})`.execute(
      db,
    );
  for (const [place, booking] of bookings.entries()) await pay(booking, place);
  if (bookings[0]) await pay(bookings[0], 0, 20);
  await sql`select count_payments(array(select p from desk_transactions p where p.org_id = ${orgId}::uuid))`.execute(
    db,
  );
}

eachDatabase("memberships of what is assigned today", (test) => {
  it("are one for each assignment, and for nothing else, in every organisation and branch, and no figure changes", async () => {
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
        const timings = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, open: "00:00", close: "24:00", closed: false }));
        await sql`update branches set timings = ${JSON.stringify(timings)}::jsonb where org_id = ${orgId}`.execute(db);
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
        const cancelled = rows.filter(({ status }) => status === "CANCELLED").map((row) => row.booking_id);
        await countingAnew(db, { orgId, bookingIds: cancelled }, () =>
          sql`update bookings set status = 'CANCELLED', cancelled_at = ${NOW} where booking_id = any (${cancelled}::uuid[])`.execute(
            db,
          ),
        );
        await insertPaid(db, orgId, [...rows.slice(0, 8), ...rows.slice(24, 25)]);
        made.set(
          orgId,
          rows.map(({ booking_id: bookingId, status, type, customer_id, fee_plan_id }) => ({
            bookingId,
            isAssigned: isAssignment({ status, type, customerId: customer_id, feePlanId: fee_plan_id }),
          })),
        );
      });
    }

    const before = await Promise.all(orgs.map((orgId) => figuresOf(database, orgId)));
    for (const { made, paid, peakHours, desks, customers } of before) {
      expect(made).toMatchObject({ pending: 8, confirmed: 24, cancelled: 8 });
      expect([paid.total.transactions, desks.length, customers.activeCustomers]).toEqual([10, 1, 1]);
      expect(peakHours).not.toEqual([]);
    }
    const upTo = migrations.findIndex(({ name }) => name === "0093-memberships-of-today");
    await migrate(database, { migrations: migrations.slice(0, upTo) });
    expect(await Promise.all(orgs.map((orgId) => figuresOf(database, orgId)))).toEqual(before);

    // Servers of the release before go on between the steps: of three assignments one is cancelled, another one is counted anew.
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
    const told = await Promise.all(orgs.map((one) => figuresOf(database, one)));
    const ending = await Promise.all(orgs.map((one) => endingBefore(database, one)));
    await migrate(database);
    expect(await Promise.all(orgs.map((one) => figuresOf(database, one)))).toEqual(told);
    expect(await Promise.all(orgs.map((one) => endingNow(database, one)))).toEqual(ending);
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
