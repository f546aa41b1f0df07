import { expect, it } from "vitest";
import { expectBooks } from "../../testing/books";
import { insertCustomer } from "../testing/assigned";
import { eachHouse, found, refusal } from "../testing/house";
import { outcomes } from "../testing/outcomes";
import { hire } from "../testing/staff";

eachHouse("a deposit", (house) => {
  async function opened() {
    const place = await found(house, { desks: 1 });
    const customerId = await insertCustomer(house, place, { name: "Nisha Verma", email: "nisha@example.com" });
    return { ...place, customerId, books: () => expectBooks(house.database, place.orgId) };
  }

  it("is held apart from income, given back in parts, and earned where it is kept", async () => {
    const { client, branch, customerId, books } = await opened();
    const nothing = { customerId, held: 0, currency: "INR", moves: [] };
    expect(await client.deposits.get({ customerId })).toEqual(nothing);
    await client.deposits.take({ customerId, amount: 200_000, method: "cash", reference: "R-1" });
    expect(await client.deposits.take({ customerId, amount: 50_000, method: "upi" })).toMatchObject({ held: 250_000 });
    await client.deposits.giveBack({ customerId, amount: 100_000, method: "upi" });
    const kept = await client.deposits.keep({ customerId, amount: 30_000, reason: "A broken lamp" });
    expect(kept.held).toBe(120_000);
    expect(kept.moves.map(({ kind, amount, method }) => [kind, amount, method])).toEqual([
      ["kept", 30_000, null],
      ["returned", 100_000, "upi"],
      ["taken", 50_000, "upi"],
      ["taken", 200_000, "cash"],
    ]);
    expect(kept.moves[0]).toMatchObject({ reason: "A broken lamp", recordedBy: { name: expect.any(String) } });
    expect(kept.moves[3]).toMatchObject({ reference: "R-1", branchId: branch._id });
    expect((await client.dashboard.paymentStats({ branchId: branch._id })).totalRevenue).toBe(0);
    expect(await books()).toEqual({ cash: 200_000, upi: -50_000, deposits: -120_000, income_deposits: -30_000 });
    const lines = (await client.ledger.list({ limit: 20, page: 1 })).data;
    expect(lines.map(({ itemKind, customerId: whose, note }) => [itemKind, whose, note])).toEqual([
      [null, customerId, "A broken lamp"],
      [null, customerId, ""],
      [null, customerId, ""],
      [null, customerId, "R-1"],
    ]);
    const log = await client.auditLog.list({ limit: 10, page: 1 });
    expect(log.data.map(({ action }) => action)).toEqual(
      expect.arrayContaining(["deposits.take", "deposits.giveBack", "deposits.keep"]),
    );
  });

  it("that was cash is in the drawer of who took it, and counted as it closes", async () => {
    const { client, customerId } = await opened();
    await client.deposits.take({ customerId, amount: 200_000, method: "cash" });
    await client.deposits.take({ customerId, amount: 900, method: "upi" });
    await client.deposits.giveBack({ customerId, amount: 50_000, method: "cash" });
    const [drawer] = (await client.cash.drawers({ limit: 20, page: 1 })).data;
    expect(drawer).toMatchObject({ expected: 150_000, payments: 2, currency: "INR" });
  });

  it("is given back once by eight at once, and never more than is held", async () => {
    const { client, customerId, books } = await opened();
    await client.deposits.take({ customerId, amount: 10_000, method: "cash" });
    const give = () => client.deposits.giveBack({ customerId, amount: 10_000, method: "cash" });
    expect(await outcomes(Array.from({ length: 8 }, give))).toEqual({ done: 1, "409 deposit_exceeds": 7 });
    await client.deposits.take({ customerId, amount: 500, method: "cash" });
    const keep = client.deposits.keep({ customerId, amount: 501, reason: "A broken lamp" });
    expect(await refusal(keep)).toMatchObject({
      status: 409,
      code: "deposit_exceeds",
      message: "Only ₹5 is held for Nisha Verma. Use no more than that.",
      data: { held: 500 },
    });
    expect(await books()).toEqual({ cash: 500, deposits: -500 });
  });

  it("goes over to the record that stays, and keeps its customer from being deleted", async () => {
    const { client, customerId, ...place } = await opened();
    const otherId = await insertCustomer(house, place, { name: "N. Verma", phone: "+919876500077" });
    await client.deposits.take({ customerId, amount: 10_000, method: "cash" });
    await client.deposits.take({ customerId: otherId, amount: 500, method: "card" });
    expect(await refusal(client.customers.remove({ id: otherId }))).toMatchObject({
      status: 409,
      code: "customer_in_use",
    });
    // By now both are another branch's: who works in that one alone sees no deposit, and can't leave it behind.
    const annexe = await client.branches.add({ name: "Annexe", timezone: "Asia/Kolkata" });
    for (const _id of [customerId, otherId]) await client.customers.update({ _id, branchId: annexe._id });
    const limited = await hire(house, place, {
      permissions: ["customers.read", "customers.write", "bookings.read"],
      branches: [annexe._id],
    });
    expect(await refusal(limited.customers.merge({ id: customerId, otherId }))).toMatchObject({
      status: 409,
      code: "customer_elsewhere",
    });
    await client.deposits.take({ customerId: otherId, amount: 70, method: "cash" });
    await client.customers.merge({ id: customerId, otherId });
    const { held, moves } = await client.deposits.get({ customerId });
    expect([held, moves.length]).toEqual([10_570, 3]);
    expect(await limited.deposits.get({ customerId })).toMatchObject({ held: 70, moves: [{ amount: 70 }] });
    // From the branch that it is in first.
    const back = await client.deposits.giveBack({ customerId, amount: 100, method: "cash" });
    expect(
      back.moves
        .slice(0, 2)
        .map(({ amount }) => amount)
        .toSorted(),
    ).toEqual([30, 70]);
    expect((await limited.deposits.get({ customerId })).held).toBe(0);
  });

  it("is refused at the field that is wrong, and to who may not", async () => {
    const { client, customerId, ...place } = await opened();
    for (const amount of [0, 1.5]) {
      const taken = client.deposits.take({ customerId, amount, method: "cash" });
      expect(await refusal(taken)).toMatchObject({ status: 400, issues: [{ path: ["amount"] }] });
    }
    const kept = client.deposits.keep({ customerId, amount: 1, reason: " " });
    expect(await refusal(kept)).toMatchObject({ status: 400, issues: [{ path: ["reason"] }] });
    expect(await refusal(client.deposits.get({ customerId: house.id() }))).toMatchObject({ status: 404 });
    await client.deposits.take({ customerId, amount: 900, method: "cash" });
    const desk = await hire(house, place, { permissions: ["bookings.read", "bookings.write"] });
    expect((await desk.deposits.take({ customerId, amount: 100, method: "cash" })).held).toBe(1_000);
    const back = desk.deposits.giveBack({ customerId, amount: 100, method: "cash" });
    expect(await refusal(back)).toMatchObject({ status: 403 });
    const annexe = await client.branches.add({ name: "Annexe", timezone: "Asia/Kolkata" });
    const limited = await hire(house, place, {
      permissions: ["bookings.read", "bookings.write", "payments.refund"],
      branches: [annexe._id],
    });
    expect(await refusal(limited.deposits.get({ customerId }))).toMatchObject({ status: 404 });
    const taking = limited.deposits.take({ customerId, amount: 1, method: "cash" });
    expect(await refusal(taking)).toMatchObject({ status: 404 });
  });
});
