import { ApiError } from "@carrel/sdk";
import { dueOf, overpaidOf } from "@carrel/sdk/domain";
import fc from "fast-check";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { expectBooks } from "../../testing/books";
import { cases } from "../../testing/cases";
import { ONE_OF_BOTH } from "../../testing/databases";
import { insertCustomer } from "../testing/assigned";
import { eachHouse } from "../testing/house";
import { indebted, PASS, PRICE } from "../testing/indebted";

const FINE = 3_000;

/** Sums around what is owed: a charge, a booking, a pass, one more and one less. */
const sum = fc.oneof(
  fc.constantFrom(1, FINE - 1, FINE, FINE + 1, PRICE, PASS, PRICE + FINE),
  fc.integer({ min: 1, max: 12_000 }),
);
const which = fc.nat(5);
const step = <Kind extends string>(kind: Kind, weight: number) => ({
  arbitrary: fc.record({ kind: fc.constant(kind), which, amount: sum, isPaid: fc.boolean(), part: fc.option(sum) }),
  weight,
});
const steps = fc.array(
  fc.oneof(
    step("charge", 4),
    step("book", 2),
    step("sell", 1),
    step("pay", 3),
    step("refund", 2),
    step("cancel", 2),
    step("payAll", 4),
    step("writeOff", 2),
    step("claim", 1),
    step("cancelBooking", 1),
  ),
  { minLength: 6, maxLength: 14 },
);
type Step = typeof steps extends fc.Arbitrary<(infer One)[]> ? One : never;

const suite: Parameters<typeof eachHouse>[1] = (house) => {
  it("what is owed, the books and the day's income say one thing", async () => {
    const place = await indebted(house);
    const { client, orgId, branch, book, sellPass, debts } = place;
    let people = 0;

    async function take(customerId: string, ids: { charges: string[]; bookings: string[] }, taken: Step) {
      const of = (list: string[]) => list[taken.which % Math.max(list.length, 1)] ?? "";
      const [id, bookingId] = [of(ids.charges), of(ids.bookings)];
      const { amount, isPaid, part } = taken;
      const how = isPaid ? ({ method: "cash", ...(part !== null && { paying: part }) } as const) : {};
      const reason = "Found by the staff";
      const moved = { id, amount, method: "upi" } as const;
      const all = { id: customerId, amount, currency: "INR" } as const;
      switch (taken.kind) {
        case "charge":
          ids.charges.push((await client.charges.add({ customerId, amount, reason, ...how }))._id);
          return;
        case "book":
          ids.bookings.push((await book({ customerId }, how))._id);
          return;
        case "sell":
          await sellPass(customerId, how);
          return;
        case "payAll":
          await client.dues.pay({ ...all, method: "card" });
          return;
        case "writeOff":
          await client.dues.writeOff({ ...all, reason });
          return;
        case "cancelBooking":
          if (bookingId) await client.bookings.changeStatus({ bookingId, status: "CANCELLED" });
          return;
        default:
      }
      if (!id) return;
      if (taken.kind === "pay") await client.charges.pay(moved);
      if (taken.kind === "refund") await client.charges.refund({ ...moved, reason });
      if (taken.kind === "cancel") await client.charges.cancel({ id, reason });
      if (taken.kind === "claim") await client.dues.claim({ id, kind: "charge" });
    }

    /** What each charge's payments come to one by one. */
    const paidFor = async () => {
      const { rows } = await house.database.tx({ orgId }, (db) =>
        sql<{ chargeId: string; paid: number }>`
          select charge_id, sum(case when kind = 'refund' then -amount else amount end)::float8 as paid
          from desk_transactions where charge_id is not null group by charge_id`.execute(db),
      );
      return new Map(rows.map(({ chargeId, paid }) => [chargeId, paid]));
    };

    await fc.assert(
      fc.asyncProperty(steps, async (list) => {
        people += 1;
        const customerId = await insertCustomer(house, place, { email: `member${people}@example.com` });
        const ids = { charges: [] as string[], bookings: [] as string[] };
        for (const one of list) {
          try {
            await take(customerId, ids, one);
          } catch (error) {
            const isKnown =
              error instanceof ApiError && (error.status === 409 || error.issues[0]?.path[0] === "paying");
            // Who owes nothing yet is no debtor.
            if (!isKnown) throw error;
          }
        }
        const slow = await paidFor();
        const { data } = await client.charges.list({ customerId, limit: 100, page: 1 });
        expect(data.map(({ _id }) => _id).sort()).toEqual(ids.charges.toSorted());
        for (const charge of data) {
          expect(charge.paid).toBe(slow.get(charge._id) ?? 0);
          expect(charge.paid <= charge.amount).toBe(true);
          if (charge.state === "cancelled") expect([dueOf(charge), overpaidOf(charge)]).toEqual([0, charge.paid]);
        }
        const owed = (await debts())[customerId]?.due ?? 0;
        const [account] = (await client.customers.statement({ id: customerId })).accounts;
        const open = (await client.dues.list({ debtorId: customerId, limit: 5, page: 1 })).data;
        expect(open.map(({ due }) => due)).toEqual(owed > 0 ? [owed] : []);
        // What is to his favour makes the account less than what he owes.
        expect((account?.closing ?? 0) <= owed).toBe(true);
        await expectBooks(house.database, orgId);
      }),
      { numRuns: cases(12, 300), endOnFailure: true },
    );
    const slow = [...(await paidFor()).values()].reduce((all, paid) => all + paid, 0);
    expect(slow).toBeGreaterThan(0);
    const stats = await client.dashboard.paymentStats({ branchId: branch._id });
    expect(stats.chargesRevenue).toBe(slow);
    const { cash = 0, upi = 0, card = 0 } = await expectBooks(house.database, orgId);
    expect(stats.totalRevenue).toBe(cash + upi + card);
  });
};

eachHouse("whatever is charged, paid, given back, cancelled and written off", suite, { kinds: ONE_OF_BOTH });
