import { sql } from "kysely";
import { expect, it } from "vitest";
import { eachDatabase } from "../../testing/databases";
import { insertEarlyTenant, migrateBefore } from "../../testing/migrated-before";
import { insertBranch, testRandom } from "../../testing/rows";
import { countBookings } from "../count";
import { migrate } from "../migrate";
import { migrations } from ".";

const NOW = new Date("2026-11-26T06:00:00Z");
const DAY = 86_400_000;

interface Before {
  kind: "shift" | "pass";
  amount: number;
  isCancelled?: boolean;
  /** A visitor asked for it. */
  isAsked?: boolean;
  payments: number[];
}

/** Memberships as they were, with what came in for them. */
const BEFORE: Record<string, Before> = {
  // It goes on with the days of one that was changed.
  heir: { kind: "shift", amount: 500, payments: [] },
  // Of what was paid for it a part went on.
  changed: { kind: "shift", amount: 300, payments: [500] },
  renewed: { kind: "shift", amount: 500, payments: [500] },
  cancelled: { kind: "shift", amount: 500, isCancelled: true, payments: [500] },
  asked: { kind: "pass", amount: 400, isAsked: true, payments: [] },
  askedAndPaid: { kind: "pass", amount: 400, isAsked: true, payments: [400] },
  pass: { kind: "pass", amount: 400, payments: [400] },
};

eachDatabase("what was paid for memberships before it was kept", (test) => {
  it("is what they were sold for, but for what visitors asked for, whoever pays between the steps", async () => {
    const { database } = test;
    await migrateBefore(database, "0115-money-of-memberships");
    const [orgId, branchId, deskId, shiftId, customerId, feePlanId] = [1, 2, 3, 4, 5, 6].map(() => testRandom.id());
    const tenant = { orgId: orgId ?? "" };
    const ids = new Map(Object.keys(BEFORE).map((name) => [name, testRandom.id()]));
    const idOf = (name: string) => ids.get(name) ?? "";
    const pay = (membershipId: string, amount: number, bookingId: string | null = null) =>
      database.tx(tenant, (db) =>
        sql`insert into desk_transactions (org_id, transaction_id, branch_id, desk_id, booking_id, membership_id, kind, amount, currency,
            method, starts_at, ends_at, paid_at)
          values (${orgId}, ${testRandom.id()}, ${branchId}, ${deskId}, ${bookingId}, ${membershipId},
            ${amount < 0 ? "refund" : "assignment"}, ${Math.abs(amount)}, 'INR', 'cash', ${NOW}, ${NOW}, ${NOW})`.execute(
          db,
        ),
      );
    let booked = 0;
    const book = async (changes: { type: string; status: string; membershipId?: string }) => {
      const bookingId = testRandom.id();
      const startAt = new Date(NOW.getTime() + booked * DAY);
      const { type, status, membershipId = null } = changes;
      const isAsked = membershipId !== null;
      booked += 1;
      await database.tx(tenant, async (db) => {
        await sql`insert into bookings (org_id, booking_id, code, branch_id, desk_id, customer_id, fee_plan_id, type, status, starts_at,
            ends_at, amount, currency, source, hold_until, membership_id, pass_plan_id, pass, created_at, updated_at)
          values (${orgId}, ${bookingId}, ${`C${booked}`}, ${branchId}, ${deskId}, ${customerId}, ${feePlanId}, ${type}, ${status},
            ${startAt}, ${new Date(startAt.getTime() + DAY)}, 500, 'INR', ${isAsked ? "qr" : "admin"},
            ${status === "PENDING" ? new Date(NOW.getTime() + DAY) : null}, ${membershipId}, ${isAsked ? feePlanId : null},
            ${isAsked ? "{}" : null}::jsonb, ${NOW}, ${NOW})`.execute(db);
        if (!isAsked) await countBookings(db, { ...tenant, bookingIds: [bookingId] }, 1);
      });
      return bookingId;
    };
    await database.tx(tenant, async (db) => {
      await insertEarlyTenant(db, tenant.orgId);
      await insertBranch(db, { ...tenant, branchId: branchId ?? "" });
      await sql`insert into desks (org_id, branch_id, desk_id, name) values (${orgId}, ${branchId}, ${deskId}, 'D1')`.execute(
        db,
      );
      await sql`insert into shifts (org_id, shift_id, branch_id, name, starts, ends, weekdays)
        values (${orgId}, ${shiftId}, ${branchId}, 'Morning', '06:00', '14:00', '{1,2}')`.execute(db);
      await sql`insert into customers (org_id, branch_id, customer_id, name)
        values (${orgId}, ${branchId}, ${customerId}, 'Asha')`.execute(db);
      await sql`insert into fee_plans (org_id, fee_plan_id, name, booking_type, duration_count, duration_unit, amount, currency)
        values (${orgId}, ${feePlanId}, 'Day', 'DAILY', 1, 'day', 100, 'INR')`.execute(db);
      for (const [name, { kind, amount, isCancelled = false }] of Object.entries(BEFORE)) {
        const isPass = kind === "pass";
        await sql`insert into memberships (org_id, membership_id, branch_id, customer_id, fee_plan_id, kind, desk_id, shift_id, starts_at,
            ends_at, allowance, allowance_unit, amount, currency, status)
          values (${orgId}, ${idOf(name)}, ${branchId}, ${customerId}, ${feePlanId}, ${kind}, ${isPass ? null : deskId},
            ${isPass ? null : shiftId}, ${NOW}, ${new Date(NOW.getTime() + 30 * DAY)}, ${isPass ? 10 : null},
            ${isPass ? "day" : null}, ${amount}, 'INR', ${isCancelled ? "CANCELLED" : "ACTIVE"})`.execute(db);
      }
    });
    for (const [name, { payments, isAsked = false }] of Object.entries(BEFORE)) {
      for (const amount of payments) await pay(idOf(name), amount);
      if (isAsked) await book({ type: "HOURLY", status: "CONFIRMED", membershipId: idOf(name) });
    }
    const seat = await book({ type: "DAILY", status: "CONFIRMED" });
    await pay(seat, 500, seat);
    await pay(seat, -200, seat);

    const upTo = migrations.findIndex(({ name }) => name === "0116-paid-as-sold");
    await migrate(database, { migrations: migrations.slice(0, upTo) });
    await pay(idOf("asked"), 100);
    await pay(idOf("askedAndPaid"), 100);
    await database.tx(tenant, (db) =>
      sql`update memberships set amount = 900 where membership_id = ${idOf("renewed")}`.execute(db),
    );
    await pay(idOf("renewed"), 400);
    await migrate(database);
    await pay(idOf("asked"), 50);
    await pay(idOf("pass"), -50);
    await pay(seat, 10, seat);

    const read = async () => {
      const { rows } = await database.tx(tenant, (db) =>
        sql<{ membershipId: string; paid: number | null }>`select membership_id, paid from memberships`.execute(db),
      );
      return new Map(rows.map(({ membershipId, paid }) => [membershipId, paid]));
    };
    const paid = await read();
    expect(Object.fromEntries(Object.keys(BEFORE).map((name) => [name, paid.get(idOf(name))]))).toEqual({
      ...{ heir: 500, changed: 300, renewed: 900, cancelled: null, asked: 150, askedAndPaid: 500, pass: 350 },
    });
    expect(paid.get(seat)).toBe(310);

    // What was paid for a booking that waited is its membership's, once it is one.
    const waiting = await book({ type: "DAILY", status: "PENDING" });
    await database.tx(tenant, (db) =>
      sql`insert into desk_transactions (org_id, transaction_id, branch_id, desk_id, booking_id, kind, amount, currency, method, starts_at,
          ends_at, paid_at)
        values (${orgId}, ${testRandom.id()}, ${branchId}, ${deskId}, ${waiting}, 'booking', 70, 'INR', 'upi', ${NOW}, ${NOW},
          ${NOW})`.execute(db),
    );
    await database.tx(tenant, async (db) => {
      await countBookings(db, { ...tenant, bookingIds: [waiting] }, -1);
      await sql`update bookings set status = 'CONFIRMED', hold_until = null where booking_id = ${waiting}`.execute(db);
      await countBookings(db, { ...tenant, bookingIds: [waiting] }, 1);
    });
    expect((await read()).get(waiting)).toBe(70);
  });
});
