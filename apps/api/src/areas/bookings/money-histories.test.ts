import { ApiError } from "@carrel/sdk";
import { dueOf } from "@carrel/sdk/domain";
import type { Booking } from "@carrel/sdk/schemas";
import fc from "fast-check";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { expectBooks } from "../../testing/books";
import { cases } from "../../testing/cases";
import { ONE_OF_BOTH } from "../../testing/databases";
import { expectDebts } from "../../testing/debts";
import { eachHouse, found, type Place } from "../testing/house";

const PLAN_PRICE = 2_950;

/** Sums around what is due and what was paid: the edges are the price, nothing and one above. */
const sum = fc.oneof(
  fc.constantFrom(1, PLAN_PRICE - 1, PLAN_PRICE, PLAN_PRICE + 1),
  fc.integer({ min: 1, max: 4_000 }),
);
const deeds = fc.array(
  fc.oneof(
    {
      // Paid as a whole, in part, by more than it costs, or not at all.
      arbitrary: fc.record({
        ...{ kind: fc.constant("book"), which: fc.nat(5), isPaid: fc.boolean(), part: fc.option(sum) },
        // Let off the price, all of it or more sometimes.
        off: fc.option(sum),
      }),
      weight: 3,
    },
    { arbitrary: fc.record({ kind: fc.constant("pay"), which: fc.nat(5), amount: sum }), weight: 5 },
    { arbitrary: fc.record({ kind: fc.constant("refund"), which: fc.nat(5), amount: sum }), weight: 4 },
    { arbitrary: fc.record({ kind: fc.constant("cancel"), which: fc.nat(5), amount: fc.option(sum) }), weight: 1 },
    { arbitrary: fc.record({ kind: fc.constant("move"), which: fc.nat(5) }), weight: 1 },
    { arbitrary: fc.record({ kind: fc.constant("writeOff"), which: fc.nat(5), amount: sum }), weight: 1 },
    { arbitrary: fc.record({ kind: fc.constant("claim"), which: fc.nat(5) }), weight: 1 },
  ),
  { minLength: 6, maxLength: 14 },
);
type Deed = typeof deeds extends fc.Arbitrary<(infer One)[]> ? One : never;

const suite: Parameters<typeof eachHouse>[1] = (house) => {
  let slots = 0;
  const hour = () => {
    slots += 1;
    return { startAt: house.minutesFromNow(slots * 60), endAt: house.minutesFromNow((slots + 1) * 60) };
  };

  /** One step; what came of the money, as the caller was told: null where it was refused. */
  async function take({ client, desks, plan }: Place, ids: string[], deed: Deed): Promise<Booking | null> {
    const deskId = desks[0]?._id ?? "";
    const id = ids[deed.which % Math.max(ids.length, 1)] ?? "";
    if (deed.kind !== "book" && id === "") return null;
    try {
      if ("isPaid" in deed) {
        const customer = { name: "Nisha Verma", email: "nisha@example.com" };
        const { isPaid, part, off } = deed;
        const price = PLAN_PRICE - (off ?? 0);
        const how = isPaid ? ({ method: "upi", ...(part !== null && { paying: part }) } as const) : {};
        const asked = { deskId, customer, type: "HOURLY", feePlanId: plan._id, ...hour(), ...how } as const;
        const discount = off === null ? {} : { discount: { amount: off, reason: "A friend" } };
        const booked = await client.desks.bookDesk({ ...asked, ...discount });
        expect([booked.amount, booked.discount]).toEqual([price, off ?? 0]);
        expect(booked.paid).toBe(isPaid ? (part ?? price) : 0);
        ids.push(booked._id);
        return booked;
      }
      if (deed.kind === "claim") {
        await client.dues.claim({ id, kind: "booking" });
        return await client.bookings.get({ id });
      }
      if (deed.kind === "move") return await client.bookings.reschedule({ id, ...hour() });
      const { amount } = deed as { amount: number | null };
      if (deed.kind === "writeOff") {
        const { customerId } = await client.bookings.get({ id });
        await client.dues.writeOff({
          id: customerId ?? "",
          amount: amount ?? 1,
          currency: "INR",
          reason: "Moved away",
        });
        return null;
      }
      if (deed.kind === "pay") return await client.bookings.pay({ id, amount: amount ?? 1, method: "cash" });
      if (deed.kind === "refund") return await client.bookings.refund({ id, amount: amount ?? 1, reason: "Asked for" });
      const refund = amount === null ? {} : { refund: { amount } };
      return await client.bookings.changeStatus({ bookingId: id, status: "CANCELLED", ...refund });
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) return null;
      if (error instanceof ApiError && error.issues?.[0]?.path[0] === "paying") {
        expect("isPaid" in deed && (deed.part ?? 0) > PLAN_PRICE - (deed.off ?? 0)).toBe(true);
        return null;
      }
      if (error instanceof ApiError && error.issues?.[0]?.path.join() === "discount,amount") {
        expect("isPaid" in deed && (deed.off ?? 0) > PLAN_PRICE).toBe(true);
        return null;
      }
      throw error;
    }
  }

  /** What is kept of each booking, and what its payments come to one by one. */
  const sums = async (orgId: string) => {
    const { rows } = await house.database.tx({ orgId }, (db) =>
      sql<{ bookingId: string; slow: number; isDue: boolean }>`
        select b.booking_id, coalesce(sum(case when t.kind = 'refund' then -t.amount else t.amount end), 0)::float8 as slow,
          b.status <> 'CANCELLED' and coalesce(b.paid, 0) + coalesce(b.written_off, 0) < b.amount as is_due
        from bookings b left join desk_transactions t on t.org_id = b.org_id and t.booking_id = b.booking_id
        group by b.org_id, b.booking_id`.execute(db),
    );
    return new Map(rows.map((row) => [row.bookingId, row]));
  };

  it("what was paid is the sum of the payments, no less than nothing and no more than was due, and the dashboard says it", async () => {
    const place = await found(house, { desks: 1 });
    const { client, orgId, branch } = place;
    const all: string[] = [];
    await fc.assert(
      fc.asyncProperty(deeds, async (list) => {
        const ids: string[] = [];
        let before: Booking[] = [];
        for (const deed of list) {
          const told = await take(place, ids, deed);
          const slow = await sums(orgId);
          const now = await Promise.all(ids.map((id) => client.bookings.get({ id })));
          for (const booking of now) {
            const { _id, paid = 0, amount } = booking;
            expect(paid).toBe(slow.get(_id)?.slow);
            expect(paid >= 0 && paid <= amount).toBe(true);
            expect(dueOf(booking) > 0).toBe(slow.get(_id)?.isDue);
            if (_id === told?._id) expect(told.paid).toBe(paid);
            const was = before.find((one) => one._id === _id);
            if (was && _id !== told?._id && deed.kind !== "writeOff") expect(booking).toEqual(was);
          }
          before = now;
        }
        all.push(...ids);
      }),
      { numRuns: cases(10, 300), endOnFailure: true },
    );
    const slow = await sums(orgId);
    const total = all.reduce((sum, id) => sum + (slow.get(id)?.slow ?? 0), 0);
    expect(total).toBeGreaterThan(0);
    expect((await client.dashboard.paymentStats({ branchId: branch._id })).totalRevenue).toBe(total);
    await expectDebts(house.database, orgId);
    await expectBooks(house.database, orgId);
    const due = await client.bookings.list({ payment: "due", limit: 1_000 });
    expect(due.data.map(({ _id }) => _id).sort()).toEqual(all.filter((id) => slow.get(id)?.isDue).sort());
  });
};

eachHouse("whatever is booked, paid, given back, cancelled and moved", suite, { kinds: ONE_OF_BOTH });
