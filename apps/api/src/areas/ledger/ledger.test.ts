import type { AccountSum } from "@carrel/sdk/schemas";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { insertSecretKey } from "../../testing/access/places";
import { expectBooks } from "../../testing/books";
import { insertCustomer } from "../testing/assigned";
import { eachHouse, PASSWORD, refusal } from "../testing/house";
import { indebted, PASS, PRICE, TAX } from "../testing/indebted";
import { hire } from "../testing/staff";

const PAGE = { limit: 20, page: 1 };

/** What stands on each account: debits less credits. */
const standing = (sums: readonly AccountSum[]) =>
  Object.fromEntries(sums.map(({ account, debit, credit }) => [account, debit - credit]));

eachHouse("the books", (house) => {
  async function opened() {
    const place = await indebted(house);
    const customerId = await insertCustomer(house, place, { name: "Nisha Verma", email: "nisha@example.com" });
    return { ...place, customerId };
  }

  it("have a line for each charge and payment, the latest first, with what it is of and whose", async () => {
    const { client, book, sellPass, customerId, orgId, branch } = await opened();
    const booking = await book({ customerId });
    await client.bookings.pay({ id: booking._id, amount: 2_000, method: "upi", reference: "U-1" });
    const pass = await sellPass(customerId, { method: "cash" });
    await client.bookings.refund({ id: booking._id, amount: 500, reason: "Broken lamp" });
    const { data, totalRecords } = await client.ledger.list(PAGE);
    expect(data.map(({ debit, credit, amount }) => [debit, credit, amount])).toEqual([
      ["receivable", "cash", 500],
      ["cash", "receivable", PASS],
      ["receivable", "income_memberships", PASS],
      ["upi", "receivable", 2_000],
      ["income_bookings", "tax", TAX],
      ["receivable", "income_bookings", PRICE],
    ]);
    expect(totalRecords).toBe(6);
    expect(data[0]).toMatchObject({
      itemId: booking._id,
      itemKind: "booking",
      name: booking.code,
      note: "Broken lamp",
    });
    expect(data[1]).toMatchObject({ itemId: pass._id, itemKind: "membership", name: "Ten days" });
    expect(data[3]).toMatchObject({ customerId, customerName: "Nisha Verma", note: "U-1", branchId: branch._id });
    expect((await client.ledger.list({ ...PAGE, account: "upi" })).data).toEqual([data[3]]);
    const { data: sums } = await client.ledger.balances({});
    expect(standing(sums)).toEqual({
      ...{ receivable: PRICE - 1_500, income_bookings: TAX - PRICE, tax: -TAX, income_memberships: -PASS },
      ...{ upi: 2_000, cash: PASS - 500 },
    });
    expect(sums.reduce((sum, { debit, credit }) => sum + debit - credit, 0)).toBe(0);
    await expectBooks(house.database, orgId);
  });

  it("say what the dashboard says of each day, and of the branch's days alone", async () => {
    const { client, branch, book, customerId, ...place } = await opened();
    await book({ customerId }, { method: "cash" });
    house.advance({ days: 1 });
    await client.auth.login({ email: place.email, password: PASSWORD });
    const later = await book({ customerId }, { method: "card" });
    await client.bookings.refund({ id: later._id, amount: 900, method: "card", reason: "Noise" });
    const income = async (day: string) => {
      const { data } = await client.ledger.balances({ from: day, to: day });
      const { cash = 0, card = 0 } = standing(data);
      return cash + card;
    };
    const days = ["2026-11-21", "2026-11-22", "2026-11-23"];
    const { dailyTrend } = await client.dashboard.bookingTrends({ branchId: branch._id });
    const revenueOf = (day: string) => dailyTrend.find(({ date }) => date === day)?.revenue ?? 0;
    expect(await Promise.all(days.map(income))).toEqual(days.map(revenueOf));
    expect((await Promise.all(days.map(income))).filter((sum) => sum !== 0)).toEqual([PRICE, PRICE - 900]);
    const backwards = client.ledger.list({ ...PAGE, from: "2026-11-22", to: "2026-11-21" });
    expect(await refusal(backwards)).toMatchObject({ status: 400, issues: [{ path: ["to"] }] });
  });

  it("are those of every branch for a key, the latest first over all of them", async () => {
    const { client, book, customerId, ...place } = await opened();
    await book({ customerId }, { method: "cash" });
    const annexe = await client.branches.add({ name: "Annexe", timezone: "Asia/Kolkata" });
    const me = await client.auth.session();
    await client.auth.selectBranch({ _id: me._id, selectedBranch: annexe._id });
    const { _id: deskId } = await client.desks.add({ name: "B1", branchId: annexe._id });
    const period = { startAt: house.minutesFromNow(60), endAt: house.minutesFromNow(180) };
    const asked = { deskId, customerId, type: "HOURLY", feePlanId: place.plan._id, ...period } as const;
    await client.desks.bookDesk(asked);
    const key = house.client(await insertSecretKey(house, { orgId: place.orgId, userId: me._id }, ["dashboard.read"]));
    const { data, totalRecords } = await key.ledger.list(PAGE);
    expect(totalRecords).toBe(5);
    expect(data.map(({ branchId }) => branchId)).toEqual([
      ...[annexe._id, annexe._id],
      ...[place.branch._id, place.branch._id, place.branch._id],
    ]);
    const [first, second] = await Promise.all([1, 2].map((page) => key.ledger.list({ limit: 3, page })));
    expect([...(first?.data ?? []), ...(second?.data ?? [])]).toEqual(data);
    expect(standing((await key.ledger.balances({})).data)).toMatchObject({ receivable: PRICE, cash: PRICE });
    expect(standing((await client.ledger.balances({})).data)).toEqual({
      ...{ receivable: PRICE, income_bookings: TAX - PRICE, tax: -TAX },
    });
  });

  it("follow what is changed, cancelled, moved and merged, and are never changed themselves", async () => {
    const { client, desks, book, customerId, orgId, ...place } = await opened();
    const booking = await book({ customerId }, { method: "cash" });
    await client.bookings.changeStatus({ bookingId: booking._id, status: "CANCELLED", refund: { amount: 900 } });
    const twin = await insertCustomer(house, { ...place, orgId }, { name: "Nisha V", phone: "+919876500077" });
    await book({ customerId: twin });
    await client.customers.merge({ id: customerId, otherId: twin });
    const [account] = (await client.customers.statement({ id: customerId })).accounts;
    expect(account).toMatchObject({ opening: 0, closing: PRICE - (PRICE - 900), currency: "INR" });
    expect(account?.entries.map(({ account: of, amount, balance }) => [of, amount, balance])).toEqual([
      ["income_bookings", PRICE, PRICE],
      ["cash", -PRICE, 0],
      ["income_bookings", -PRICE, -PRICE],
      ["cash", 900, 900 - PRICE],
      ["income_bookings", PRICE, 900],
    ]);
    const [line] = await house.database.tx({ orgId }, (db) => db.selectFrom("ledgerLines").selectAll().execute());
    for (const change of [
      "update ledger_lines set amount = 1",
      "delete from ledger_lines",
      "insert into ledger_lines default values",
    ]) {
      const changed = house.database.tx({ orgId }, (db) => sql.raw(change).execute(db));
      await expect(changed).rejects.toThrow(/permission denied/);
    }
    expect(line?.amount).toBe(PRICE);
    await expectBooks(house.database, orgId);
    expect(desks).toHaveLength(3);
  });

  it("give a customer's account from some day on, with what was before it", async () => {
    const { client, book, customerId, ...place } = await opened();
    await book({ customerId });
    house.advance({ days: 2 });
    await client.auth.login({ email: place.email, password: PASSWORD });
    const later = await book({ customerId });
    await client.dues.pay({ id: customerId, amount: 2 * PRICE - 100, currency: "INR", method: "upi" });
    const day = later.createdAt.slice(0, 10);
    const [account] = (await client.customers.statement({ id: customerId, from: day })).accounts;
    expect(account).toMatchObject({ opening: PRICE, closing: 100 });
    expect(account?.entries.map(({ amount, balance }) => [amount, balance])).toEqual([
      [PRICE, 2 * PRICE],
      [-PRICE, PRICE],
      [100 - PRICE, 100],
    ]);
    const [before] = (await client.customers.statement({ id: customerId, to: "2026-11-22" })).accounts;
    expect(before).toMatchObject({ opening: 0, closing: PRICE, entries: [{ amount: PRICE }] });
    const nobody = await insertCustomer(house, place, { name: "New", email: "new@example.com" });
    expect(await client.customers.statement({ id: nobody })).toEqual({ accounts: [] });
    expect(await refusal(client.customers.statement({ id: house.id() }))).toMatchObject({ status: 404 });
  });

  it("are those of the selected branch, for who may see what comes in", async () => {
    const { client, book, customerId, ...place } = await opened();
    await book({ customerId }, { method: "cash" });
    const annexe = await client.branches.add({ name: "Annexe", timezone: "Asia/Kolkata" });
    const limited = await hire(house, place, { permissions: ["dashboard.read"], branches: [annexe._id] });
    expect((await limited.ledger.list(PAGE)).data).toEqual([]);
    expect((await limited.ledger.balances({})).data).toEqual([]);
    const desk = await hire(house, place, { permissions: ["bookings.read", "bookings.write"] });
    expect(await refusal(desk.ledger.balances({}))).toMatchObject({ status: 403 });
    expect(await refusal(desk.ledger.list(PAGE))).toMatchObject({ status: 403 });
  });
});
