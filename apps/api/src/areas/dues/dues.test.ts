import { expect, it } from "vitest";
import { insertCustomer } from "../testing/assigned";
import { eachHouse, PASSWORD, refusal } from "../testing/house";
import { indebted, PASS, PRICE } from "../testing/indebted";
import { outcomes } from "../testing/outcomes";
import { hire } from "../testing/staff";

eachHouse("dues", (house) => {
  const opened = () => indebted(house);

  it("are listed by person, who owes most first, with what is booked and what is sold", async () => {
    const { client, book, sellPass, list, debts, ...place } = await opened();
    const nisha = await insertCustomer(house, place, {
      name: "Nisha Verma",
      email: "nisha@example.com",
      phone: "+919876500001",
    });
    const omar = await insertCustomer(house, place, {
      name: "Omar Ali",
      email: "omar@example.com",
      phone: "+919876500002",
    });
    expect(await list()).toEqual([]);
    const first = await book({ customerId: nisha });
    await book({ customerId: nisha });
    await sellPass(nisha);
    await book({ customerId: omar });
    await book({ customerId: omar }, { method: "cash" });
    expect(await list()).toMatchObject([
      {
        _id: nisha,
        customerId: nisha,
        name: "Nisha Verma",
        phone: "+919876500001",
        due: 2 * PRICE + PASS,
        owed: 3,
        currency: "INR",
      },
      { _id: omar, due: PRICE, owed: 1 },
    ]);
    expect((await list("omar")).map(({ name }) => name)).toEqual(["Omar Ali"]);
    expect((await list("6500001")).map(({ name }) => name)).toEqual(["Nisha Verma"]);
    expect(await list("nobody")).toEqual([]);
    const own = async (debtorId: string) => (await client.dues.list({ limit: 5, page: 1, debtorId })).data;
    expect(await own(omar)).toMatchObject([{ _id: omar, due: PRICE, owed: 1 }]);
    expect(await own(place.branch._id)).toEqual([]);
    const owed = { currency: "INR", due: 3 * PRICE + PASS, people: 2 };
    expect(await client.dashboard.owed({ branchId: place.branch._id })).toEqual(owed);
    const { items } = await client.dues.get({ id: nisha });
    expect(items.map(({ kind, amount, paid }) => [kind, amount, paid]).toSorted()).toEqual([
      ["booking", PRICE, 0],
      ["booking", PRICE, 0],
      ["membership", PASS, 0],
    ]);
    await client.bookings.changeStatus({ bookingId: first._id, status: "CANCELLED", reason: "Rain" });
    expect(await list()).toMatchObject([{ due: PRICE + PASS, owed: 2 }, {}]);
    await debts();
  });

  it("are narrowed to those who owe for long", async () => {
    const { client, book, sellPass, list, ...place } = await opened();
    const nisha = await insertCustomer(house, place, { name: "Nisha Verma", email: "nisha@example.com" });
    const omar = await insertCustomer(house, place, { name: "Omar Ali", email: "omar@example.com" });
    const tara = await insertCustomer(house, place, { name: "Tara Nair", email: "tara@example.com" });
    await sellPass(nisha);
    await book({ customerId: nisha });
    await book({ customerId: tara });
    house.advance({ days: 10 });
    await client.auth.login({ email: place.email, password: PASSWORD });
    await book({ customerId: omar });
    const names = async (olderThan?: number) => (await list(undefined, olderThan)).map(({ name }) => name).toSorted();
    expect(await names()).toEqual(["Nisha Verma", "Omar Ali", "Tara Nair"]);
    expect(await names(7)).toEqual(["Nisha Verma", "Tara Nair"]);
    expect(await names(30)).toEqual([]);
    const refused = client.dues.list({ limit: 20, page: 1, olderThan: 1.5 });
    expect(await refusal(refused)).toMatchObject({
      status: 400,
      issues: [{ path: ["olderThan"], message: "Use a whole number of days" }],
    });
    expect((await client.dues.get({ id: nisha })).items).toHaveLength(2);
  });

  it("are paid the oldest first, in parts, and never more than is due", async () => {
    const { client, book, list, debts, ...place } = await opened();
    const id = await insertCustomer(house, place, { email: "nisha@example.com" });
    const [one, two] = [await book({ customerId: id }), await book({ customerId: id })];
    expect(
      await client.dues.pay({ id, amount: PRICE + 1_000, currency: "INR", method: "upi", reference: "U-1" }),
    ).toEqual({ due: PRICE - 1_000, currency: "INR" });
    const paidOf = async (bookingId: string) => (await client.bookings.get({ id: bookingId })).paid;
    expect([await paidOf(one._id), await paidOf(two._id)]).toEqual([PRICE, 1_000]);
    expect(await refusal(client.dues.pay({ id, amount: PRICE, currency: "INR", method: "cash" }))).toMatchObject({
      status: 409,
      code: "payment_exceeds",
      data: { due: PRICE - 1_000 },
    });
    await client.dues.pay({ id, amount: PRICE - 1_000, currency: "INR", method: "cash" });
    expect(await list()).toEqual([]);
    expect(await refusal(client.dues.get({ id }))).toMatchObject({ status: 404 });
    expect(await refusal(client.dues.pay({ id, amount: 1, currency: "INR", method: "cash" }))).toMatchObject({
      status: 409,
      code: "nothing_due",
    });
    await debts();
  });

  it("of a seat are its bookings', once", async () => {
    const { client, desks, list, debts, ...place } = await opened();
    const customerId = await insertCustomer(house, place, { email: "nisha@example.com" });
    const monthly = await client.feePlans.add({
      ...{ name: "Monthly", bookingType: "DAILY", duration: { count: 1, unit: "month" }, amount: 300_000 },
    });
    const deskId = desks[1]?._id ?? "";
    await client.desks.assignUser({ deskId, customerId, feePlanId: monthly._id, startDate: "2026-11-23" });
    const { items, due } = await client.dues.get({ id: customerId });
    expect(items).toMatchObject([{ kind: "booking", due }]);
    const all = { id: customerId, currency: "INR", method: "cash" } as const;
    expect(await refusal(client.dues.pay({ ...all, amount: due + 1 }))).toMatchObject({ status: 409, data: { due } });
    await client.dues.pay({ ...all, amount: due });
    expect(await list()).toEqual([]);
    await debts();
  });

  it("are taken once by eight at once", async () => {
    const { client, book, debts, ...place } = await opened();
    const id = await insertCustomer(house, place, { email: "nisha@example.com" });
    await book({ customerId: id });
    await book({ customerId: id });
    const taken = await outcomes(
      Array.from({ length: 8 }, () => client.dues.pay({ id, amount: 2 * PRICE, currency: "INR", method: "cash" })),
    );
    expect(taken).toEqual({ done: 1, "409 nothing_due": 7 });
    const { totalRevenue } = await client.dashboard.paymentStats({ branchId: place.branch._id });
    expect(totalRevenue).toBe(2 * PRICE);
    await debts();
  });

  it("of a visitor are one's by his address, and a request is none", async () => {
    const { book, list, debts, ...place } = await opened();
    await book({ customer: { name: "Tara Nair", email: "tara@example.com" } });
    // As a visitor's own: of nobody's record, and waiting.
    await house.database.tx({ orgId: place.orgId }, (db) =>
      db
        .updateTable("bookings")
        .set({ customerId: null, visitorName: "Tara Nair", visitorEmail: "Tara@Example.com" })
        .execute(),
    );
    const [debtor] = await list();
    expect(debtor).toMatchObject({ customerId: null, name: "Tara Nair", due: PRICE, owed: 1 });
    await place.client.dues.pay({ id: debtor?._id ?? "", amount: 900, currency: "INR", method: "cash" });
    expect(await list()).toMatchObject([{ due: PRICE - 900 }]);
    const become = (status: "PENDING" | "CONFIRMED") =>
      house.database.tx({ orgId: place.orgId }, (db) => db.updateTable("bookings").set({ status }).execute());
    await become("PENDING");
    expect(await list()).toEqual([]);
    await become("CONFIRMED");
    const rest = { id: debtor?._id ?? "", amount: PRICE - 900, currency: "INR", method: "cash" } as const;
    expect(await outcomes([place.client.dues.pay(rest), place.client.dues.pay(rest)])).toEqual({
      done: 1,
      "409 nothing_due": 1,
    });
    expect(await list()).toEqual([]);
    await debts();
  });

  it("are those of the selected branch, and nobody else's to see or to take", async () => {
    const { client, book, list, ...place } = await opened();
    const id = await insertCustomer(house, place, { email: "nisha@example.com" });
    await book({ customerId: id });
    const other = await client.branches.add({ name: "Annexe", timezone: "Asia/Kolkata" });
    const limited = await hire(house, place, {
      permissions: ["bookings.read", "bookings.write"],
      branches: [other._id],
    });
    expect((await limited.dues.list({ limit: 20, page: 1 })).data).toEqual([]);
    expect(await refusal(limited.dues.get({ id }))).toMatchObject({ status: 404 });
    const taking = limited.dues.pay({ id, amount: 1, currency: "INR", method: "cash" });
    expect(await refusal(taking)).toMatchObject({ status: 404 });
    const reader = await hire(house, place, { permissions: ["bookings.read"], branches: [place.branch._id] });
    expect(await refusal(reader.dues.pay({ id, amount: 1, currency: "INR", method: "cash" }))).toMatchObject({
      status: 403,
    });
    expect(await list()).toMatchObject([{ due: PRICE }]);
    const own = { limit: 20, page: 1, debtorId: id };
    expect((await limited.dues.list(own)).data).toEqual([]);
    expect((await reader.dues.list(own)).data).toMatchObject([{ due: PRICE }]);
  });

  it("come to one figure: of a branch, of all, of those that somebody sees, and of one currency", async () => {
    const { client, book, sellPass, list, ...place } = await opened();
    const nothing = { currency: "INR", due: 0, people: 0 };
    expect(await client.dashboard.owed()).toEqual(nothing);
    const nisha = await insertCustomer(house, place, { email: "nisha@example.com" });
    const omar = await insertCustomer(house, place, { email: "omar@example.com" });
    await book({ customerId: nisha });
    await sellPass(omar);
    const other = await client.branches.add({ name: "Annexe", timezone: "Asia/Kolkata" });
    const desk = await client.desks.add({ branchId: other._id, name: "X1" });
    // The same two hours as the first, elsewhere.
    await client.desks.bookDesk({
      ...{ deskId: desk._id, type: "HOURLY", feePlanId: place.plan._id, customerId: nisha },
      ...{ startAt: house.minutesFromNow(300), endAt: house.minutesFromNow(420) },
    });
    const sumOf = async () => (await list()).reduce((sum, { due }) => sum + due, 0);
    const here = await client.dashboard.owed({ branchId: place.branch._id });
    expect(here).toEqual({ currency: "INR", due: await sumOf(), people: 2 });
    const there = await client.dashboard.owed({ branchId: other._id });
    expect(there).toEqual({ currency: "INR", due: PRICE, people: 1 });
    expect(await client.dashboard.owed()).toEqual({ currency: "INR", due: here.due + there.due, people: 2 });

    const limited = await hire(house, place, { permissions: ["dashboard.read"], branches: [other._id] });
    expect(await limited.dashboard.owed()).toEqual(there);
    expect(await refusal(limited.dashboard.owed({ branchId: place.branch._id }))).toMatchObject({ status: 404 });

    await client.dues.pay({ id: omar, amount: 1_000, currency: "INR", method: "cash" });
    const paid = { ...here, due: here.due - 1_000 };
    expect(await client.dashboard.owed({ branchId: place.branch._id })).toEqual(paid);
    await house.database.tx({ orgId: place.orgId }, (db) =>
      db.updateTable("bookings").set({ currency: "USD" }).where("branchId", "=", place.branch._id).execute(),
    );
    expect(await client.dashboard.owed({ branchId: place.branch._id })).toEqual({
      ...paid,
      due: PASS - 1_000,
      people: 1,
    });
  });
});
