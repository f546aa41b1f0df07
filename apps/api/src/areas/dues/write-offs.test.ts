import { expect, it } from "vitest";
import { expectBooks } from "../../testing/books";
import { insertCustomer } from "../testing/assigned";
import { eachHouse, refusal } from "../testing/house";
import { indebted, PASS, PRICE, TAX } from "../testing/indebted";
import { outcomes } from "../testing/outcomes";
import { hire } from "../testing/staff";

eachHouse("what is written off", (house) => {
  async function opened() {
    const place = await indebted(house);
    const customerId = await insertCustomer(house, place, { name: "Nisha Verma", email: "nisha@example.com" });
    const letGo = (amount: number, changes: object = {}) =>
      place.client.dues.writeOff({ id: customerId, amount, currency: "INR", reason: "Moved away", ...changes });
    const books = () => expectBooks(house.database, place.orgId);
    return { ...place, customerId, letGo, books };
  }

  it("is asked for no more, the oldest first, and is no payment", async () => {
    const { client, branch, book, letGo, list, debts, books, customerId } = await opened();
    const [one, two] = [await book({ customerId }), await book({ customerId })];
    expect(await letGo(PRICE + 1_000)).toEqual({ due: PRICE - 1_000, currency: "INR" });
    expect(await client.bookings.get({ id: one._id })).toMatchObject({
      paid: 0,
      writtenOff: PRICE,
      writeOffReason: "Moved away",
    });
    expect((await client.bookings.get({ id: two._id })).writtenOff).toBe(1_000);
    expect(await list()).toMatchObject([{ due: PRICE - 1_000, owed: 1 }]);
    expect((await client.bookings.list({ payment: "due", limit: 20, page: 1 })).data).toMatchObject([{ _id: two._id }]);
    expect(await refusal(client.bookings.pay({ id: one._id, amount: 1, method: "cash" }))).toMatchObject({
      status: 409,
      code: "nothing_due",
    });
    expect(await refusal(letGo(PRICE))).toMatchObject({
      status: 409,
      code: "payment_exceeds",
      data: { due: PRICE - 1_000 },
    });
    expect((await client.dashboard.paymentStats({ branchId: branch._id })).totalRevenue).toBe(0);
    await client.bookings.pay({ id: two._id, amount: PRICE - 1_000, method: "cash" });
    expect(await refusal(letGo(1))).toMatchObject({ status: 409, code: "nothing_due" });
    await debts();
    expect(await books()).toEqual({
      ...{ income_bookings: 2 * (TAX - PRICE), tax: -2 * TAX, written_off: PRICE + 1_000, cash: PRICE - 1_000 },
    });
  });

  it("of memberships is theirs, a seat's its bookings', and can be claimed again", async () => {
    const { client, desks, sellPass, letGo, list, debts, books, customerId, ...place } = await opened();
    const monthly = await client.feePlans.add({
      ...{ name: "Monthly", bookingType: "DAILY", duration: { count: 1, unit: "month" }, amount: 300_000 },
    });
    const deskId = desks[1]?._id ?? "";
    await client.desks.assignUser({ deskId, customerId, feePlanId: monthly._id, startDate: "2026-11-23" });
    const pass = await sellPass(customerId);
    const [debtor] = await list();
    const seatDue = (debtor?.due ?? 0) - PASS;
    expect(seatDue).toBeGreaterThan(0);
    await letGo(debtor?.due ?? 0);
    expect(await list()).toEqual([]);
    const memberships = (await client.memberships.list({ customerId, limit: 20, page: 1 })).data;
    const seat = memberships.find(({ kind }) => kind === "seat");
    expect(seat).toMatchObject({ paid: 0, writtenOff: seatDue });
    expect(memberships.find(({ kind }) => kind === "pass")).toMatchObject({ writtenOff: PASS });
    expect((await client.memberships.list({ payment: "due", limit: 20, page: 1 })).data).toEqual([]);

    expect(await client.dues.claim({ kind: "membership", id: pass._id })).toEqual({ due: PASS, currency: "INR" });
    expect(await client.dues.claim({ kind: "membership", id: seat?._id ?? "" })).toEqual({
      due: seatDue,
      currency: "INR",
    });
    expect(await list()).toMatchObject([{ due: seatDue + PASS }]);
    expect(await refusal(client.dues.claim({ kind: "membership", id: pass._id }))).toMatchObject({
      status: 409,
      code: "nothing_written_off",
    });
    expect(await refusal(client.dues.claim({ kind: "booking", id: house.id() }))).toMatchObject({ status: 404 });
    const log = await client.auditLog.list({ limit: 10, page: 1 });
    expect(log.data.map(({ action }) => action)).toEqual(expect.arrayContaining(["dues.writeOff", "dues.claim"]));
    await debts();
    expect(await books()).toEqual({ receivable: seatDue + PASS, income_memberships: -(seatDue + PASS) });
    expect(place.orgId).toBeTruthy();
  });

  it("is let go once by eight at once, and not beside a payment of the same", async () => {
    const { client, book, letGo, debts, books, customerId } = await opened();
    await book({ customerId });
    const pay = () => client.dues.pay({ id: customerId, amount: PRICE, currency: "INR", method: "cash" });
    const done = await outcomes([...Array.from({ length: 4 }, () => letGo(PRICE)), ...Array.from({ length: 4 }, pay)]);
    expect(done).toEqual({ done: 1, "409 nothing_due": 7 });
    await debts();
    expect((await books()).receivable).toBeUndefined();
  });

  it("counts no more where the price falls below it, or the booking is cancelled", async () => {
    const { client, book, letGo, debts, books, customerId } = await opened();
    const booking = await book({ customerId });
    await client.bookings.pay({ id: booking._id, amount: 2_000, method: "upi" });
    await letGo(PRICE - 2_000);
    await client.bookings.refund({ id: booking._id, amount: 500, reason: "Broken lamp" });
    expect(await books()).toMatchObject({ receivable: 500, written_off: PRICE - 2_000 });
    await debts();
    await client.bookings.changeStatus({ bookingId: booking._id, status: "CANCELLED" });
    expect(await books()).toEqual({ receivable: -1_500, upi: 2_000, cash: -500 });
  });

  it("takes the right to give money back, a reason, and the branch", async () => {
    const { client, branch, book, letGo, customerId, ...place } = await opened();
    const booking = await book({ customerId });
    expect(await refusal(letGo(PRICE, { reason: " " }))).toMatchObject({ status: 400, issues: [{ path: ["reason"] }] });
    for (const amount of [0, 1.5])
      expect(await refusal(letGo(amount))).toMatchObject({ status: 400, issues: [{ path: ["amount"] }] });
    const desk = await hire(house, place, { permissions: ["bookings.read", "bookings.write"] });
    const asked = { id: customerId, amount: 1, currency: "INR", reason: "Moved away" };
    expect(await refusal(desk.dues.writeOff(asked))).toMatchObject({ status: 403 });
    const annexe = await client.branches.add({ name: "Annexe", timezone: "Asia/Kolkata" });
    const limited = await hire(house, place, {
      permissions: ["bookings.read", "payments.refund"],
      branches: [annexe._id],
    });
    expect(await refusal(limited.dues.writeOff(asked))).toMatchObject({ status: 404 });
    await letGo(PRICE);
    expect(await refusal(limited.dues.claim({ kind: "booking", id: booking._id }))).toMatchObject({ status: 404 });
    expect(branch._id).not.toBe(annexe._id);
  });
});
