import { expect, it } from "vitest";
import { insertCustomer } from "../testing/assigned";
import { eachHouse, found } from "../testing/house";
import { indebted, PASS, PRICE, TAX } from "../testing/indebted";
import { visiting } from "../testing/visiting";

eachHouse("what a visitor paid", (house) => {
  it("is told with what its receipt takes: of bookings, passes, charges and deposits, and what went back", async () => {
    const place = await indebted(house);
    const email = "nisha@example.com";
    const { client, book } = await visiting(house, place, email);
    const { bookingId, data: own } = await book(60);
    const customerId = await insertCustomer(house, place, { name: "Nisha Verma", email });
    await place.client.bookings.changeStatus({ bookingId, status: "CONFIRMED" });
    const steps = [
      () => place.client.bookings.pay({ id: bookingId, amount: 1_180, method: "upi", reference: "U-1" }),
      () => place.client.bookings.refund({ id: bookingId, amount: 100, method: "cash", reason: "Broken lamp" }),
      () => place.sellPass(customerId, { method: "card" }),
      () => place.client.charges.add({ customerId, amount: 700, reason: "Lost key", method: "cash" }),
      () => place.client.deposits.take({ customerId, amount: 5_000, method: "cash", reference: "D-1" }),
      () => place.client.deposits.keep({ customerId, amount: 1_000, reason: "Stained wall" }),
    ];
    for (const step of steps) {
      house.advance({ minutes: 1 });
      await step();
    }
    const { data, totalRecords } = await client.visitor.payments();
    expect(totalRecords).toBe(6);
    expect(data.map(({ kind, of, name, amount, method }) => [kind, of, name, amount, method])).toEqual([
      ["kept", "deposit", "", 1_000, null],
      ["paid", "deposit", "", 5_000, "cash"],
      ["paid", "charge", "Lost key", 700, "cash"],
      ["paid", "membership", "Ten days", PASS, "card"],
      ["refunded", "booking", own.code, 100, "cash"],
      ["paid", "booking", own.code, 1_180, "upi"],
    ]);
    expect(data[5]).toMatchObject({
      bookingId,
      number: expect.stringMatching(/^261121-[0-9A-F]{8}$/),
      reference: "U-1",
      currency: "INR",
      tax: Math.round((1_180 * TAX) / PRICE),
      startAt: own.startAt,
      branch: { _id: place.branch._id, name: place.branch.name, address: place.branch.address },
      timezone: "Asia/Kolkata",
    });
    expect(data[4]?.reason).toBe("Broken lamp");
    expect(new Set(data.map(({ number }) => number)).size).toBe(6);
    const second = await client.visitor.payments({ limit: 2, page: 2 });
    expect(second).toMatchObject({ data: data.slice(2, 4), totalRecords: 6 });
  });

  it("is nobody else's: neither another visitor's nor another organisation's", async () => {
    const place = await indebted(house);
    const elsewhere = await found(house, { desks: 1 });
    const email = `both-${house.unique()}@example.com`;
    const { book } = await visiting(house, place, email);
    const { bookingId: id } = await book(60);
    await place.client.bookings.pay({ id, amount: 1_000, method: "cash" });
    const another = { customer: { name: "A", phone: "+91 98765 11111" }, deskId: place.desks[1]?._id };
    await place.client.bookings.pay({ id: (await place.book(another))._id, amount: 500, method: "cash" });
    const stranger = await visiting(house, place);
    expect(await stranger.client.visitor.payments()).toMatchObject({ data: [], totalRecords: 0 });
    const there = await visiting(house, elsewhere, email);
    expect(await there.client.visitor.payments()).toMatchObject({ data: [], totalRecords: 0 });
  });
});
