import { sql } from "kysely";
import { expect, it } from "vitest";
import { violatedConstraint } from "../../database/sql-error";
import { addTerm, insertCustomer } from "../testing/assigned";
import { eachHouse, found, givenProof, refusal } from "../testing/house";
import { outcomes } from "../testing/outcomes";
import { hire } from "../testing/staff";

const MINUTES = 60;
/** Two hours of the place's plan, with its tax. */
const PRICE = 5_900;

eachHouse("a booking's money", (house) => {
  const opened = async () => {
    const place = await found(house, { desks: 3 });
    const { client, branch, orgId, plan } = place;
    const [deskId = "", otherId = ""] = place.desks.map(({ _id }) => _id);
    let booked = 0;
    /** Two hours at a desk, each time others. */
    const book = (changes: object = {}) => {
      const startAt = house.minutesFromNow(booked * 2 * MINUTES);
      booked += 1;
      const period = { startAt, endAt: house.minutesFromNow(booked * 2 * MINUTES) };
      const customer = { name: "Nisha Verma", email: "nisha@example.com" };
      return client.desks.bookDesk({ deskId, customer, type: "HOURLY", feePlanId: plan._id, ...period, ...changes });
    };
    const moneyOf = async (id: string) => {
      const { status, amount, paid } = await client.bookings.get({ id });
      return { status, amount, paid };
    };
    const paymentsOf = async (bookingId: string) =>
      (await client.desks.transactions({ deskId, bookingId, limit: 50, page: 1 })).data.toReversed();
    const dueIds = async () => (await client.bookings.list({ payment: "due", limit: 50 })).data.map(({ _id }) => _id);
    const totals = async () => {
      const { totalRevenue, totalTransactionCount, cashPayments, onlinePayments } = await client.dashboard.paymentStats(
        { branchId: branch._id },
      );
      return { totalRevenue, totalTransactionCount, cashPayments, onlinePayments };
    };
    return { ...place, orgId, deskId, otherId, book, moneyOf, paymentsOf, dueIds, totals };
  };

  it("is taken in parts until nothing is due, never more than that", async () => {
    const { client, book, moneyOf, paymentsOf, dueIds, totals } = await opened();
    const { _id: id, paid, code } = await book();
    expect(paid).toBe(0);
    expect(await dueIds()).toEqual([id]);
    const first = await client.bookings.pay({ id, amount: 2_000, method: "cash" });
    expect(first).toMatchObject({ _id: id, amount: PRICE, paid: 2_000, deskName: "D1" });
    expect(await totals()).toEqual({
      ...{ totalRevenue: 2_000, totalTransactionCount: 1, cashPayments: 2_000, onlinePayments: 0 },
    });
    expect(await refusal(client.bookings.pay({ id, amount: PRICE - 1_999, method: "upi" }))).toMatchObject({
      status: 409,
      code: "payment_exceeds",
      message: `Only ₹39 is due for booking ${code}. Take no more than that.`,
      data: { due: 3_900 },
    });
    await client.bookings.pay({ id, amount: 900, method: "card" });
    await client.bookings.pay({ id, amount: 3_000, method: "bank", reference: "N-77" });
    expect(await moneyOf(id)).toEqual({ status: "CONFIRMED", amount: PRICE, paid: PRICE });
    expect(await dueIds()).toEqual([]);
    expect(await refusal(client.bookings.pay({ id, amount: 1, method: "cash" }))).toMatchObject({
      status: 409,
      code: "nothing_due",
      message: `Nothing is due for booking ${code}: ₹59 was paid already.`,
    });
    const session = await client.auth.session();
    expect(await paymentsOf(id)).toMatchObject([
      {
        kind: "booking",
        amount: 2_000,
        method: "cash",
        reason: "",
        recordedBy: { _id: session._id, name: "Asha Rao" },
      },
      { amount: 900, method: "card", reference: "" },
      { amount: 3_000, method: "bank", reference: "N-77" },
    ]);
    expect(await totals()).toEqual({
      ...{ totalRevenue: PRICE, totalTransactionCount: 3, cashPayments: 2_000, onlinePayments: 3_900 },
    });
    const { data } = await client.auditLog.list({ action: "bookings.pay", recordId: id, limit: 1, page: 1 });
    expect(data).toMatchObject([
      {
        before: { paid: 2_900 },
        after: { paid: PRICE, payment: { amount: 3_000, method: "bank", reference: "N-77" } },
      },
    ]);
  });

  it("names what can't be taken", async () => {
    const { client, book } = await opened();
    const { _id: id } = await book();
    const wrong = async (input: object) =>
      (await refusal(client.bookings.pay({ id, amount: 1, method: "cash", ...input }))).issues.map(({ path }) => path);
    expect(await wrong({ amount: 0 })).toEqual([["amount"]]);
    const negative = await refusal(client.bookings.pay({ id, amount: -5, method: "cash" }));
    expect(negative.issues).toEqual([{ path: ["amount"], message: "Use an amount above 0" }]);
    expect(negative.message).not.toContain("0 or more");
    expect(await wrong({ amount: 1.5 })).toEqual([["amount"]]);
    expect(await wrong({ method: "cheque" })).toEqual([["method"]]);
    expect(await wrong({ method: undefined })).toEqual([["method"]]);
    const refund = client.bookings.refund({ id, amount: 1, reason: " " });
    expect((await refusal(refund)).issues.map(({ path }) => path)).toEqual([["reason"]]);
    const confirmed = client.bookings.changeStatus({ bookingId: id, status: "CONFIRMED", refund: { amount: 1 } });
    expect((await refusal(confirmed)).issues.map(({ path }) => path)).toEqual([["refund"]]);
  });

  it("is paid in part as it is booked, at most what it costs, and the rest is due", async () => {
    const { client, book, paymentsOf, dueIds, totals, deskId } = await opened();
    const owed = async () => (await client.dues.list({ limit: 10, page: 1 })).data.map(({ due }) => due);
    const paths = async (call: Promise<unknown>) => (await refusal(call)).issues.map(({ path }) => path.join("."));
    expect(await paths(book({ paying: 1 }))).toEqual(["method"]);
    expect(await paths(book({ method: "cash", paying: 0 }))).toEqual(["paying"]);
    expect(await paths(book({ method: "cash", paying: 1.5 }))).toEqual(["paying"]);
    expect(await refusal(book({ method: "cash", paying: PRICE + 1 }))).toMatchObject({
      status: 400,
      issues: [{ path: ["paying"], message: "Only ₹59 is to be paid. Take no more than that." }],
    });
    // A price given by hand is the price, also none.
    expect((await refusal(book({ amount: 300, method: "cash", paying: 301 }))).issues).toMatchObject([
      { path: ["paying"], message: "Only ₹3 is to be paid. Take no more than that." },
    ]);
    expect((await refusal(book({ amount: 0, method: "cash", paying: 1 }))).issues).toMatchObject([
      { path: ["paying"], message: "Nothing is to be paid. Leave this out." },
    ]);
    expect([await dueIds(), await totals()]).toMatchObject([[], { totalTransactionCount: 0 }]);

    const { _id: id, customerId, paid } = await book({ method: "upi", paying: 2_000 });
    expect([paid, await owed()]).toEqual([2_000, [PRICE - 2_000]]);
    const byHand = await book({ amount: 10_000, method: "cash", paying: 9_999 });
    expect(byHand).toMatchObject({ amount: 10_000, paid: 9_999 });
    expect(await dueIds()).toEqual([byHand._id, id]);
    expect(await paymentsOf(id)).toMatchObject([{ kind: "booking", amount: 2_000, method: "upi" }]);
    await client.bookings.pay({ id: byHand._id, amount: 1, method: "card" });
    const rest = { id: customerId ?? "", amount: PRICE - 2_000, currency: "INR", method: "card" } as const;
    expect(await client.dues.pay(rest)).toMatchObject({ due: 0 });
    expect(await owed()).toEqual([]);
    expect(await totals()).toMatchObject({ totalRevenue: PRICE + 10_000, cashPayments: 9_999 });
    expect(await book({ method: "cash", paying: PRICE })).toMatchObject({ paid: PRICE });
    // A row of a sheet is paid as a whole.
    const row = { deskId, customerId: customerId ?? "", type: "HOURLY", method: "cash", paying: 1 } as const;
    const hour = { startAt: house.minutesFromNow(9_000), endAt: house.minutesFromNow(9_060) };
    const sheet = client.desks.processBulkBooking({ validatedData: [{ ...row, ...hour } as typeof row] });
    expect((await refusal(sheet)).issues).toMatchObject([{ path: ["validatedData", 0, "paying"] }]);
  });

  it("is taken once of two who take the same at once, and given back once", async () => {
    const { client, book, moneyOf } = await opened();
    const { _id: id } = await book();
    const eight = <Result>(call: () => Promise<Result>) => outcomes(Array.from({ length: 8 }, call));
    expect(await eight(() => client.bookings.pay({ id, amount: PRICE, method: "cash" }))).toEqual({
      done: 1,
      "409 nothing_due": 7,
    });
    expect(await moneyOf(id)).toMatchObject({ paid: PRICE });
    expect(await eight(() => client.bookings.refund({ id, amount: PRICE - 1, reason: "Left early" }))).toEqual({
      done: 1,
      "409 refund_exceeds": 7,
    });
    expect(await moneyOf(id)).toMatchObject({ paid: 1 });
  });

  it("goes back with a reason, up to what was paid, whatever became of the booking", async () => {
    const { client, book, moneyOf, paymentsOf, totals, dueIds } = await opened();
    const { _id: id, code } = await book({ method: "upi" });
    expect(await moneyOf(id)).toMatchObject({ paid: PRICE });
    const nothing = await book();
    expect(await refusal(client.bookings.refund({ id: nothing._id, amount: 1, reason: "None" }))).toMatchObject({
      status: 409,
      code: "refund_exceeds",
      message: `Nothing was paid for booking ${nothing.code}, so nothing can be given back.`,
    });
    const given = await client.bookings.refund({ id, amount: 900, method: "bank", reference: "B1", reason: "Late" });
    expect(given).toMatchObject({ paid: 5_000 });
    expect(await dueIds()).toEqual([nothing._id, id]);
    await client.bookings.changeStatus({ bookingId: id, status: "CANCELLED" });
    expect(await refusal(client.bookings.pay({ id, amount: 1, method: "cash" }))).toMatchObject({
      status: 409,
      code: "booking_transition",
    });
    expect(await refusal(client.bookings.refund({ id, amount: 5_001, reason: "All" }))).toMatchObject({
      message: `Only ₹50 was paid for booking ${code}. Give back no more than that.`,
      data: { paid: 5_000 },
    });
    expect(await client.bookings.refund({ id, amount: 5_000, reason: "All" })).toMatchObject({
      ...{ status: "CANCELLED", paid: 0 },
    });
    expect((await paymentsOf(id)).slice(1)).toMatchObject([
      { kind: "refund", amount: 900, method: "bank", reference: "B1", reason: "Late" },
      { kind: "refund", amount: 5_000, method: "cash", reference: "", reason: "All" },
    ]);
    expect(await totals()).toMatchObject({ totalRevenue: 0 });
    await house.tell();
    const told = (await client.notifications.list({ limit: 10, page: 1 })).data;
    expect(told.filter(({ type }) => type === "payment_refunded").map(({ title }) => title)).toEqual([
      "Refund of ₹50: Nisha Verma",
      "Refund of ₹9: Nisha Verma",
    ]);
    const { data } = await client.auditLog.list({ action: "bookings.refund", recordId: id, limit: 1, page: 1 });
    expect(data).toMatchObject([
      { before: { paid: 5_000 }, after: { paid: 0, refund: { amount: 5_000, method: "cash", reason: "All" } } },
    ]);
  });

  it("goes back with the cancellation, all or nothing, and only by whoever may give it", async () => {
    const place = await opened();
    const { client, book, moneyOf, paymentsOf, totals } = place;
    const { _id: bookingId } = await book({ method: "cash" });
    const clerk = await hire(house, place, { permissions: ["bookings.read", "bookings.write"] });
    const cancelled = { bookingId, status: "CANCELLED", reason: "We are closed that day" } as const;
    expect(await clerk.bookings.previewCancel({ id: bookingId })).toEqual({
      ...{ amount: PRICE, unused: PRICE, paid: PRICE, refund: PRICE, currency: "INR" },
    });
    expect(await refusal(clerk.bookings.changeStatus({ ...cancelled, refund: { amount: 1 } }))).toMatchObject({
      status: 403,
      data: { permission: "payments.refund" },
    });
    const over = client.bookings.changeStatus({ ...cancelled, refund: { amount: PRICE + 1 } });
    expect(await refusal(over)).toMatchObject({ status: 409, code: "refund_exceeds" });
    expect(await moneyOf(bookingId)).toEqual({ status: "CONFIRMED", amount: PRICE, paid: PRICE });
    expect(await totals()).toMatchObject({ totalRevenue: PRICE, totalTransactionCount: 1 });
    const refund = { amount: 5_000, method: "upi", reference: "U1" } as const;
    expect(await client.bookings.changeStatus({ ...cancelled, refund })).toMatchObject({
      status: "CANCELLED",
      paid: 900,
    });
    expect((await paymentsOf(bookingId)).at(-1)).toMatchObject({
      ...{ kind: "refund", amount: 5_000, method: "upi", reference: "U1", reason: "We are closed that day" },
    });
    const { data } = await client.auditLog.list({ recordId: bookingId, limit: 1, page: 1 });
    expect(data).toMatchObject([{ before: { paid: PRICE }, after: { status: "CANCELLED", paid: 900 } }]);

    expect(await client.bookings.previewCancel({ id: bookingId })).toMatchObject({ paid: 900, refund: 900 });
    const second = await book({ method: "cash" });
    await client.bookings.changeStatus({ bookingId: second._id, status: "CANCELLED", refund: { amount: PRICE } });
    expect((await paymentsOf(second._id)).at(-1)).toMatchObject({ reason: "Cancelled" });
    const third = await book({ method: "cash" });
    await clerk.bookings.changeStatus({ bookingId: third._id, status: "CANCELLED" });
    expect(await moneyOf(third._id)).toEqual({ status: "CANCELLED", amount: PRICE, paid: PRICE });
  });

  it("is nobody's of another branch", async () => {
    const place = await opened();
    const { client, book } = place;
    const { _id: id } = await book({ method: "cash" });
    const { _id: elsewhere } = await client.branches.add({ name: "Annex", timezone: "Asia/Kolkata" });
    const permissions = ["bookings.read", "bookings.write", "payments.refund"] as const;
    const other = await hire(house, place, { permissions, branches: [elsewhere] });
    const refused = await Promise.all([
      refusal(other.bookings.pay({ id, amount: 1, method: "cash" })),
      refusal(other.bookings.refund({ id, amount: 1, reason: "Mine" })),
      refusal(other.bookings.changeStatus({ bookingId: id, status: "CANCELLED", refund: { amount: 1 } })),
    ]);
    for (const one of refused) expect(one).toMatchObject({ status: 404, code: "not_found" });
    expect((await client.bookings.get({ id })).paid).toBe(PRICE);
  });

  it("can't be less than nothing, by whatever path", async () => {
    const { client, book, orgId } = await opened();
    const { _id: id } = await book();
    await client.bookings.pay({ id, amount: 100, method: "cash" });
    const insert = (amount: number) =>
      house.database.tx({ orgId }, (db) =>
        sql`insert into desk_transactions (org_id, transaction_id, branch_id, desk_id, booking_id, kind, amount, currency, method,
            starts_at, ends_at, paid_at)
          select b.org_id, ${house.id()}::uuid, b.branch_id, b.desk_id, b.booking_id, 'refund', ${amount}::bigint, b.currency, 'cash',
            b.starts_at, b.ends_at, now() from bookings b where b.booking_id = ${id}::uuid`.execute(db),
      );
    const refused = await insert(101).then(
      () => "taken",
      (error) => violatedConstraint(error),
    );
    expect(refused).toBe("bookings_paid");
    await insert(100);
    expect((await client.bookings.get({ id })).paid).toBe(0);
  });

  it("is not taken for what nobody confirmed in time", async () => {
    const { client, orgId, branch, deskId } = await opened();
    const visitor = house.client("pk_demo_carrel");
    const email = `visitor-${house.unique()}@example.com`;
    const verificationToken = await givenProof(house, orgId, email);
    const asked = {
      verificationToken,
      orgId,
      branchId: branch._id,
      deskId,
      type: "HOURLY",
      name: "Ravi",
      email,
    } as const;
    const period = { startAt: house.minutesFromNow(60), endAt: house.minutesFromNow(120) };
    const { bookingId: id, data } = await visitor.bookings.saveBooking({ ...asked, ...period });
    expect(data.paid).toBe(0);
    expect(await client.bookings.pay({ id, amount: 1_000, method: "upi" })).toMatchObject({
      ...{ status: "PENDING", paid: 1_000 },
    });
    house.advance({ minutes: 61 });
    expect(await refusal(client.bookings.pay({ id, amount: 1_000, method: "upi" }))).toMatchObject({
      status: 409,
      code: "booking_transition",
    });
    await client.bookings.changeStatus({ bookingId: id, status: "CANCELLED", refund: { amount: 1_000 } });
    expect((await client.bookings.get({ id })).paid).toBe(0);
  });

  it("is known of what is booked, assigned, renewed and comes from a sheet", async () => {
    const place = await opened();
    const { client, book, deskId, otherId, moneyOf, dueIds } = place;
    const paid = await book({ method: "cash" });
    expect(paid.paid).toBe(PRICE);
    const month = await addTerm(client, { count: 1, unit: "month" });
    const customerId = await insertCustomer(house, place);
    const assigned = {
      deskId: otherId,
      customerId,
      feePlanId: month._id,
      startDate: "2026-11-23",
      method: "cash",
    } as const;
    const seat = await client.desks.assignUser(assigned);
    expect(seat).toMatchObject({ amount: 118_000, paid: 118_000 });
    const renewed = await client.desks.renew({ deskId: otherId, feePlanId: month._id, method: "cash" });
    expect(renewed).toMatchObject({ _id: seat._id, amount: 236_000, paid: 236_000 });
    const row = { deskId, customerId, type: "HOURLY", feePlanId: place.plan._id } as const;
    const hour = (from: number) => ({ startAt: house.minutesFromNow(from), endAt: house.minutesFromNow(from + 60) });
    const { ids } = await client.desks.processBulkBooking({
      validatedData: [
        { ...row, ...hour(3_000), method: "upi" },
        { ...row, ...hour(3_060) },
      ],
    });
    expect(await moneyOf(ids[0] ?? "")).toMatchObject({ amount: 2_950, paid: 2_950 });
    expect(await moneyOf(ids[1] ?? "")).toMatchObject({ amount: 2_950, paid: 0 });
    expect(await dueIds()).toEqual([ids[1]]);
    expect(await book({ amount: 0 })).toMatchObject({ amount: 0, paid: 0 });
  });

  it("goes over with the days of a seat, to another seat, another kind or another person", async () => {
    const place = await opened();
    const { client, deskId, otherId, moneyOf, dueIds, orgId } = place;
    const month = await addTerm(client, { count: 30, unit: "day" });
    const dear = await client.feePlans.add({
      ...{ name: "Dear", bookingType: "DAILY", duration: { count: 30, unit: "day" }, amount: 200_000, taxPercent: 18 },
    });
    const customerId = await insertCustomer(house, place);
    const { _id: id } = await client.memberships.add({
      customerId,
      deskId,
      feePlanId: month._id,
      startDate: "2026-11-23",
      method: "cash",
    });
    // A part of it is owed again: it stays with the days that were used.
    await client.bookings.refund({ id, amount: 8_000, reason: "Promised" });
    const heir = await client.memberships.change({
      id,
      from: "2026-12-03",
      feePlanId: dear._id,
      deskId: otherId,
      method: "cash",
    });
    expect(await moneyOf(id)).toEqual({ status: "CONFIRMED", amount: 39_333, paid: 39_333 });
    const due = heir.amount - 78_667;
    expect(await moneyOf(heir._id)).toEqual({ status: "CONFIRMED", amount: heir.amount, paid: 70_667 + due });
    expect(await dueIds()).toEqual([heir._id]);
    await client.bookings.pay({ id: heir._id, amount: 8_000, method: "cash" });

    const other = await insertCustomer(house, place, { name: "Omar Ali", email: `omar-${house.unique()}@example.com` });
    const given = await client.memberships.transfer({ id: heir._id, customerId: other });
    const [booking] = (await client.memberships.bookings({ id: given._id, limit: 5, page: 1 })).data;
    expect(booking).toMatchObject({ status: "CONFIRMED", amount: heir.amount, paid: heir.amount });
    expect(await dueIds()).toEqual([]);
    const { rows } = await house.database.tx({ orgId }, (db) =>
      sql<{ kept: number; slow: number }>`select (select sum(paid)::float8 from bookings) as kept,
        (select sum(case when kind = 'refund' then -amount else amount end)::float8 from desk_transactions) as slow`.execute(
        db,
      ),
    );
    expect(rows[0]?.kept).toBe(rows[0]?.slow);
  });

  it("is listed with what else narrows the list", async () => {
    const { client, book, otherId } = await opened();
    const first = await book();
    const second = await book({ deskId: otherId });
    await book({ method: "cash" });
    const gone = await book();
    await client.bookings.changeStatus({ bookingId: gone._id, status: "CANCELLED" });
    const ids = async (query: object) => {
      const { data, totalRecords } = await client.bookings.list({ payment: "due", ...query });
      return [totalRecords, data.map(({ _id }) => _id)];
    };
    expect(await ids({})).toEqual([2, [second._id, first._id]]);
    expect(await ids({ deskId: otherId })).toEqual([1, [second._id]]);
    expect(await ids({ status: "CANCELLED" })).toEqual([0, []]);
    expect(await ids({ search: first.code })).toEqual([1, [first._id]]);
    expect(await ids({ limit: 1, page: 2 })).toEqual([2, [first._id]]);
  });
});
