import { expect, it } from "vitest";
import { insertCustomer } from "../testing/assigned";
import { eachHouse, found } from "../testing/house";
import { indebted, PASS, PRICE } from "../testing/indebted";
import { visiting } from "../testing/visiting";

eachHouse("what a visitor has, owes, and takes along", (house) => {
  async function settled() {
    const place = await indebted(house);
    const email = `nisha-${house.unique()}@example.com`;
    const customerId = await insertCustomer(house, place, { name: "Nisha Verma", email });
    const pass = await place.sellPass(customerId, { method: "cash" });
    const { client } = await visiting(house, place, email);
    const { client: stranger } = await visiting(house, place);
    return { ...place, mine: email, customerId, pass, visitor: client, stranger };
  }

  it("are his memberships that run or are to come, with what is left", async () => {
    const { visitor, stranger, pass, branch } = await settled();
    expect(await visitor.visitor.memberships()).toMatchObject([
      {
        _id: pass._id,
        kind: "pass",
        feePlanName: "Ten days",
        branchName: branch.name,
        timezone: "Asia/Kolkata",
        deskName: null,
        isRunning: false,
        allowance: { total: 10, used: 0, left: 10 },
      },
    ]);
    expect(await stranger.visitor.memberships()).toEqual([]);
  });

  it("is what is due under his customers and his address, together", async () => {
    const { visitor, stranger, customerId, book, client, mine, ...place } = await settled();
    expect(await visitor.visitor.owed()).toEqual({ due: 0, currency: "INR", owed: 0, items: [], upi: null, note: "" });
    await book({ customerId });
    house.advance({ minutes: 1 });
    const { book: own } = await visiting(house, { ...place, client }, mine);
    const { bookingId, data } = await own(60, 1);
    await client.bookings.changeStatus({ bookingId, status: "CONFIRMED" });
    const owed = await visitor.visitor.owed();
    expect(owed).toMatchObject({ due: PRICE + data.amount, owed: 2 });
    expect(owed.items).toHaveLength(2);
    expect((await stranger.visitor.owed()).due).toBe(0);
  });

  it("is a file of all that is kept of him, and of nobody else", async () => {
    const { visitor, stranger, client, customerId, pass, book, mine: email } = await settled();
    house.advance({ minutes: 1 });
    const elsewhere = await visiting(house, await found(house, { desks: 1 }), email);
    await client.customers.updateDocuments({ id: customerId, notes: "Likes the window" });
    const booking = await book({ customerId }, { method: "cash" });
    await client.charges.add({ customerId, amount: 700, reason: "Lost key" });
    await client.deposits.take({ customerId, amount: 5_000, method: "cash" });
    await visitor.visitor.renewCalendarFeed();
    const { filename, contentType, blob } = await visitor.visitor.download();
    expect({ filename, contentType }).toEqual({ filename: "my-data.json", contentType: "application/json" });
    const kept = JSON.parse(await blob.text());
    expect(kept).toMatchObject({
      profile: { name: "Nisha Verma", email },
      customers: [{ _id: customerId, notes: "Likes the window" }],
      bookings: [{ _id: booking._id }],
      memberships: [{ membershipId: pass._id, amount: PASS }],
      charges: [{ reason: "Lost key" }],
      deposits: [{ held: 5_000 }],
      calendarFeed: { readAt: null },
      mailsStopped: false,
    });
    expect(kept.payments).toHaveLength(3);
    expect(kept.sessions).toHaveLength(1);
    expect(kept.mails.length).toBeGreaterThan(0);
    for (const other of [stranger, elsewhere.client]) {
      expect(await other.visitor.memberships()).toEqual([]);
      expect((await other.visitor.owed()).due).toBe(0);
      const none = JSON.parse(await (await other.visitor.download()).blob.text());
      expect(none).toMatchObject({
        customers: [],
        bookings: [],
        memberships: [],
        payments: [],
        charges: [],
        deposits: [],
      });
    }
  });
});
