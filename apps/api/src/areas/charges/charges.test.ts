import { expect, it } from "vitest";
import { expectBooks } from "../../testing/books";
import { insertCustomer } from "../testing/assigned";
import { eachHouse, refusal } from "../testing/house";
import { indebted, PASS, PRICE } from "../testing/indebted";
import { outcomes } from "../testing/outcomes";
import { hire } from "../testing/staff";

const FINE = 30_000;
const REASON = "Lost key of locker 12";

eachHouse("a charge", (house) => {
  async function opened() {
    const place = await indebted(house);
    const customerId = await insertCustomer(house, place, { name: "Nisha Verma", email: "nisha@example.com" });
    const fine = (changes: object = {}) =>
      place.client.charges.add({ customerId, amount: FINE, reason: REASON, ...changes });
    const listed = async () => (await place.client.charges.list({ customerId, limit: 20, page: 1 })).data;
    const books = async () => {
      await place.debts();
      return expectBooks(house.database, place.orgId);
    };
    return { ...place, customerId, fine, listed, books };
  }

  it("that nobody paid is due like all else, and paid in parts", async () => {
    const { client, branch, customerId, fine, list, listed, books } = await opened();
    const charge = await fine();
    expect(charge).toMatchObject({
      ...{ branchId: branch._id, customerId, reason: REASON, amount: FINE, currency: "INR", paid: 0, writtenOff: 0 },
      ...{ state: "active", cancelReason: "", recordedBy: { name: expect.any(String) } },
    });
    expect(await list()).toMatchObject([{ _id: customerId, due: FINE, owed: 1 }]);
    const { items } = await client.dues.get({ id: customerId });
    expect(items).toMatchObject([
      { _id: charge._id, kind: "charge", name: REASON, due: FINE, startAt: charge.chargedAt, endAt: charge.chargedAt },
    ]);
    expect(await books()).toEqual({ receivable: FINE, income_charges: -FINE });
    const paid = await client.charges.pay({ id: charge._id, amount: 10_000, method: "upi", reference: "U-1" });
    expect(paid).toMatchObject({ paid: 10_000, amount: FINE });
    expect(await refusal(client.charges.pay({ id: charge._id, amount: FINE, method: "cash" }))).toMatchObject({
      status: 409,
      code: "payment_exceeds",
      message: `Only ₹200 is due for “${REASON}”. Take no more than that.`,
      data: { due: 20_000 },
    });
    await client.charges.pay({ id: charge._id, amount: 20_000, method: "cash" });
    expect(await refusal(client.charges.pay({ id: charge._id, amount: 1, method: "cash" }))).toMatchObject({
      code: "nothing_due",
    });
    expect(await list()).toEqual([]);
    expect(await books()).toEqual({ upi: 10_000, cash: 20_000, income_charges: -FINE });
    expect(await listed()).toEqual([await client.charges.get({ id: charge._id })]);
    const payments = await client.customers.transactions({ id: customerId });
    expect(
      payments.map(({ kind, chargeId, chargeReason, bookingId }) => [kind, chargeId, chargeReason, bookingId]),
    ).toEqual(Array.from({ length: 2 }, () => ["charge", charge._id, REASON, null]));
    expect((await client.cash.drawers({ limit: 5, page: 1 })).data).toMatchObject([{ expected: 20_000, payments: 1 }]);
  });

  it("is paid as it is made, in part or as a whole, and stands in the statement and among what came in", async () => {
    const { client, branch, customerId, fine, book, books } = await opened();
    await book({ customerId }, { method: "upi" });
    const part = await fine({ method: "cash", paying: 10_000, reference: "R-7" });
    expect(part.paid).toBe(10_000);
    expect((await fine({ method: "upi", reason: "Printing" })).paid).toBe(FINE);
    const refused = fine({ method: "cash", paying: FINE + 1 });
    expect(await refusal(refused)).toMatchObject({ status: 400, issues: [{ path: ["paying"] }] });
    const stats = await client.dashboard.paymentStats({ branchId: branch._id });
    expect(stats).toMatchObject({
      totalRevenue: PRICE + FINE + 10_000,
      hourlyRevenue: PRICE,
      dailyRevenue: 0,
      chargesRevenue: FINE + 10_000,
    });
    const [account] = (await client.customers.statement({ id: customerId })).accounts;
    expect(account?.closing).toBe(20_000);
    expect(account?.entries.filter(({ itemKind }) => itemKind === "charge")).toMatchObject([
      { name: REASON, account: "income_charges", amount: FINE },
      { name: REASON, account: "cash", amount: -10_000, note: "R-7" },
      { name: "Printing", account: "income_charges", amount: FINE },
      { name: "Printing", account: "upi", amount: -FINE },
    ]);
    const lines = (await client.ledger.list({ account: "income_charges", limit: 5, page: 1 })).data;
    expect(lines).toMatchObject([
      { itemKind: "charge", name: "Printing", customerId, customerName: "Nisha Verma" },
      { itemKind: "charge", name: REASON },
    ]);
    expect(await books()).toMatchObject({ receivable: 20_000, income_charges: -2 * FINE });
  });

  it("that was cancelled is owed no more, and what was paid for it can be given back, once", async () => {
    const { client, customerId, fine, list, books } = await opened();
    const { _id: id } = await fine({ method: "cash", paying: 10_000 });
    const cancelled = await client.charges.cancel({ id, reason: "The key was found" });
    expect(cancelled).toMatchObject({ state: "cancelled", cancelReason: "The key was found", paid: 10_000 });
    expect(await list()).toEqual([]);
    const cancelling = client.charges.cancel({ id, reason: "Again" });
    expect(await refusal(cancelling)).toMatchObject({ status: 409, code: "charge_cancelled" });
    const paying = client.charges.pay({ id, amount: 1, method: "cash" });
    expect(await refusal(paying)).toMatchObject({ status: 409, code: "charge_cancelled" });
    expect(await books()).toEqual({ cash: 10_000, receivable: -10_000 });
    const give = () => client.charges.refund({ id, amount: 10_000, method: "upi", reason: "The key was found" });
    expect(await outcomes(Array.from({ length: 8 }, give))).toEqual({ done: 1, "409 refund_exceeds": 7 });
    expect(await books()).toEqual({ cash: 10_000, upi: -10_000 });
    const [account] = (await client.customers.statement({ id: customerId })).accounts;
    expect(account?.closing).toBe(0);
  });

  it("is taken with all else that is due, the oldest first, once by eight at once", async () => {
    const { client, customerId, fine, book, sellPass, books, list } = await opened();
    // What was charged now is older than what is booked for later, and a pass began days ago.
    await sellPass(customerId, { startDate: "2026-11-18" });
    const { _id: id } = await fine();
    const booked = await book({ customerId }, { startAt: house.minutesFromNow(600), endAt: house.minutesFromNow(720) });
    const { items, due } = await client.dues.get({ id: customerId });
    expect(items.map(({ kind }) => kind)).toEqual(["membership", "charge", "booking"]);
    expect(due).toBe(PASS + FINE + PRICE);
    await client.dues.pay({ id: customerId, amount: PASS + FINE - 1, currency: "INR", method: "cash" });
    expect((await client.charges.get({ id })).paid).toBe(FINE - 1);
    const pay = () => client.dues.pay({ id: customerId, amount: PRICE + 1, currency: "INR", method: "upi" });
    expect(await outcomes(Array.from({ length: 8 }, pay))).toEqual({ done: 1, "409 nothing_due": 7 });
    expect((await client.charges.get({ id })).paid).toBe(FINE);
    expect((await client.bookings.get({ id: booked._id })).paid).toBe(PRICE);
    expect(await list()).toEqual([]);
    expect(await books()).toMatchObject({ income_charges: -FINE });
    // Two ways to the same money at once.
    const other = await fine({ reason: "Printing" });
    const taken = await outcomes(
      [
        () => client.charges.pay({ id: other._id, amount: FINE, method: "cash" }),
        () => client.dues.pay({ id: customerId, amount: FINE, currency: "INR", method: "cash" }),
        () => client.dues.writeOff({ id: customerId, amount: FINE, currency: "INR", reason: "Moved away" }),
      ].map((one) => one()),
    );
    expect(taken).toEqual({ done: 1, "409 nothing_due": 2 });
    await books();
  });

  it("is written off and asked for again", async () => {
    const { client, customerId, fine, list, books } = await opened();
    const { _id: id } = await fine();
    await client.dues.writeOff({ id: customerId, amount: 20_000, currency: "INR", reason: "Moved away" });
    expect(await client.charges.get({ id })).toMatchObject({ writtenOff: 20_000, writeOffReason: "Moved away" });
    expect(await list()).toMatchObject([{ due: 10_000 }]);
    expect(await books()).toEqual({ receivable: 10_000, written_off: 20_000, income_charges: -FINE });
    expect(await client.dues.claim({ id, kind: "charge" })).toEqual({ due: FINE, currency: "INR" });
    expect(await refusal(client.dues.claim({ id, kind: "charge" }))).toMatchObject({ code: "nothing_written_off" });
    expect(await books()).toEqual({ receivable: FINE, income_charges: -FINE });
  });

  it("that is paid is told to the staff, by itself and with all else that was due", async () => {
    const { client, branch, customerId, fine, book } = await opened();
    const told = async () => {
      await house.tell();
      const { data } = await client.notifications.list({ limit: 10, page: 1 });
      return data.filter(({ type }) => type.startsWith("payment_")).map(({ title, body, link }) => [title, body, link]);
    };
    const { _id } = await fine({ method: "cash" });
    expect(await told()).toEqual([
      [
        "Payment of ₹300: Nisha Verma",
        `In cash, for ${REASON}, ${branch.name}.`,
        `/customers/${customerId}/charges/${_id}`,
      ],
    ]);
    await fine();
    await book({ customerId }, { startAt: house.minutesFromNow(600), endAt: house.minutesFromNow(720) });
    await client.dues.pay({ id: customerId, amount: FINE + PRICE, currency: "INR", method: "upi" });
    expect((await told())[0]).toEqual([
      `Payments of ₹359: ${branch.name}`,
      "For 2 things that were due.",
      `/customers/${customerId}`,
    ]);
  });

  it("goes over to the record that stays, and keeps its customer from being deleted", async () => {
    const { client, customerId, fine, listed, list, books, ...place } = await opened();
    const otherId = await insertCustomer(house, place, { name: "N. Verma", phone: "+919876500077" });
    await fine({ customerId: otherId, method: "cash", paying: 100 });
    expect(await refusal(client.customers.remove({ id: otherId }))).toMatchObject({ code: "customer_in_use" });
    // By now both are another branch's: who works in that one alone can't leave behind what he doesn't see.
    const annexe = await client.branches.add({ name: "Annexe", timezone: "Asia/Kolkata" });
    for (const _id of [customerId, otherId]) await client.customers.update({ _id, branchId: annexe._id });
    const limited = await hire(house, place, {
      permissions: ["customers.read", "customers.write", "bookings.read"],
      branches: [annexe._id],
    });
    expect(await refusal(limited.customers.merge({ id: customerId, otherId }))).toMatchObject({
      code: "customer_elsewhere",
    });
    expect((await limited.charges.list({ customerId: otherId, limit: 5, page: 1 })).data).toEqual([]);
    await client.customers.merge({ id: customerId, otherId });
    expect(await listed()).toMatchObject([{ customerId, paid: 100 }]);
    expect(await list()).toMatchObject([{ _id: customerId, due: FINE - 100 }]);
    await books();
  });

  it("is refused at the field that is wrong, and to who may not", async () => {
    const { client, branch, customerId, fine, ...place } = await opened();
    for (const amount of [0, 1.5, -1]) {
      expect(await refusal(fine({ amount }))).toMatchObject({ status: 400, issues: [{ path: ["amount"] }] });
    }
    for (const reason of [" ", "x".repeat(201)]) {
      expect(await refusal(fine({ reason }))).toMatchObject({ status: 400, issues: [{ path: ["reason"] }] });
    }
    expect(await refusal(fine({ paying: 1 }))).toMatchObject({ status: 400, issues: [{ path: ["method"] }] });
    expect(await refusal(fine({ customerId: house.id() }))).toMatchObject({ status: 404 });
    const { _id: id } = await fine();
    const desk = await hire(house, place, { permissions: ["bookings.read", "bookings.write"], branches: [branch._id] });
    expect((await desk.charges.pay({ id, amount: 100, method: "cash" })).paid).toBe(100);
    const reason = "Asked for";
    expect(await refusal(desk.charges.refund({ id, amount: 100, reason }))).toMatchObject({ status: 403 });
    expect(await refusal(desk.charges.cancel({ id, reason }))).toMatchObject({ status: 403 });
    const reader = await hire(house, place, { permissions: ["bookings.read"], branches: [branch._id] });
    const added = reader.charges.add({ customerId, amount: 1, reason });
    expect(await refusal(added)).toMatchObject({ status: 403 });
    const annexe = await client.branches.add({ name: "Annexe", timezone: "Asia/Kolkata" });
    const limited = await hire(house, place, {
      permissions: ["bookings.read", "bookings.write", "payments.refund"],
      branches: [annexe._id],
    });
    for (const asked of [
      () => limited.charges.get({ id }),
      () => limited.charges.list({ customerId, limit: 5, page: 1 }),
      () => limited.charges.pay({ id, amount: 1, method: "cash" }),
      () => limited.charges.cancel({ id, reason }),
      () => limited.charges.add({ customerId, amount: 1, reason }),
    ]) {
      expect(await refusal(asked())).toMatchObject({ status: 404 });
    }
  });

  it("is made once where the call is repeated, and what it says is nobody's to change", async () => {
    const { client, customerId, listed, orgId } = await opened();
    const idempotencyKey = house.id();
    const once = () =>
      client.charges.add({ customerId, amount: FINE, reason: REASON, method: "cash" }, { idempotencyKey });
    expect(await once()).toEqual(await once());
    expect(await listed()).toHaveLength(1);
    const change = (changes: object) =>
      house.database.tx({ orgId }, (db) => db.updateTable("charges").set(changes).execute());
    for (const changes of [{ paid: 0 }, { amount: 1 }, { reason: "Nothing" }]) {
      await expect(change(changes)).rejects.toThrow(/permission denied/);
    }
    const log = await client.auditLog.list({ limit: 5, page: 1 });
    const entry = log.data.find(({ action }) => action === "charges.add");
    expect(Object.values(entry?.names ?? {})).toEqual(expect.arrayContaining([REASON, "Nisha Verma"]));
  });
});
