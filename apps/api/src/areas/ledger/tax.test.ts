import { type RawBuilder, sql } from "kysely";
import { expect, it } from "vitest";
import { expectBooks } from "../../testing/books";
import { addTerm, insertCustomer } from "../testing/assigned";
import { eachHouse } from "../testing/house";
import { indebted, PRICE, TAX } from "../testing/indebted";

eachHouse("tax in the books", (house) => {
  async function opened() {
    const place = await indebted(house);
    const { client, orgId } = place;
    const customerId = await insertCustomer(house, place, { name: "Nisha Verma", email: "nisha@example.com" });
    /** What is tax by the books, and what is earned without it. */
    const taxed = async () => {
      const { tax = 0, income_bookings = 0, income_memberships = 0 } = await expectBooks(house.database, orgId);
      return { tax: 0 - tax, earned: 0 - income_bookings - income_memberships };
    };
    const change = (statement: RawBuilder<unknown>) => house.database.tx({ orgId }, (db) => statement.execute(db));
    return { ...place, client, customerId, taxed, change };
  }

  it("is what of a price is tax, by its plan, of one by hand too, as long as it is charged", async () => {
    const { client, book, customerId, taxed } = await opened();
    const booking = await book({ customerId });
    expect(await taxed()).toEqual({ tax: TAX, earned: PRICE - TAX });
    await book({ customerId }, { amount: 11_800 });
    expect(await taxed()).toEqual({ tax: TAX + 1_800, earned: PRICE - TAX + 10_000 });
    await client.bookings.changeStatus({ bookingId: booking._id, status: "CANCELLED" });
    expect(await taxed()).toEqual({ tax: 1_800, earned: 10_000 });
  });

  it("of a seat is its bookings', of another membership its own", async () => {
    const { client, desks, customerId, sellPass, taxed } = await opened();
    const { _id: feePlanId } = await addTerm(client, { count: 1, unit: "month" });
    await client.memberships.add({ customerId, feePlanId, deskId: desks[1]?._id, startDate: "2026-11-23" });
    expect(await taxed()).toEqual({ tax: 18_000, earned: 100_000 });
    const pass = await sellPass(customerId);
    await client.feePlans.update({ _id: pass.feePlanId, taxPercent: 5 });
    await sellPass(customerId);
    expect(await taxed()).toEqual({ tax: 18_000 + 1_500, earned: 100_000 + 2 * 30_000 });
  });

  it("falls with its part of what is charged, and rises by what its plan says by then", async () => {
    const { client, plan, book, customerId, taxed, change } = await opened();
    const { _id } = await book({ customerId });
    await client.feePlans.update({ _id: plan._id, taxPercent: 5 });
    const costs = (amount: number) => change(sql`update bookings set amount = ${amount} where booking_id = ${_id}`);
    await costs(PRICE / 2);
    expect(await taxed()).toEqual({ tax: TAX / 2, earned: (PRICE - TAX) / 2 });
    await costs(PRICE / 2 + 1_050);
    expect(await taxed()).toEqual({ tax: TAX / 2 + 50, earned: (PRICE - TAX) / 2 + 1_000 });
    await costs(0);
    expect(await taxed()).toEqual({ tax: 0, earned: 0 });
  });

  it("goes with a booking to another branch", async () => {
    const { client, book, customerId, taxed, change } = await opened();
    const { _id } = await book({ customerId });
    const annexe = await client.branches.add({ name: "Annexe", timezone: "Asia/Kolkata" });
    const { _id: deskId } = await client.desks.add({ name: "B1", branchId: annexe._id });
    await change(sql`update bookings set branch_id = ${annexe._id}, desk_id = ${deskId} where booking_id = ${_id}`);
    expect(await taxed()).toEqual({ tax: TAX, earned: PRICE - TAX });
    const { data } = await client.ledger.balances({});
    for (const { debit, credit } of data) expect(debit).toBe(credit);
  });
});
