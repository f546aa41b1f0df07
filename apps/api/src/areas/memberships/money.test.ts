import { dueOf, formatMoney, unusedOf } from "@carrel/sdk/domain";
import type { Membership } from "@carrel/sdk/schemas";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { violatedConstraint } from "../../database/sql-error";
import { eachHouse, refusal } from "../testing/house";
import { openedHall } from "../testing/memberships";
import { outcomes } from "../testing/outcomes";
import { hire } from "../testing/staff";

const SEAT = 118_000;
const SHIFT = 94_400;
const PLACELESS = 30_000;

eachHouse("a membership's money", (house) => {
  async function opened() {
    const hall = await openedHall(house, 5);
    const { client, branch } = hall;
    const days = { bookingType: "DAILY", duration: { count: 30, unit: "day" }, amount: PLACELESS } as const;
    const flex = await client.feePlans.add({ name: "Flex", ...days, sells: "floating" });
    const pass = await client.feePlans.add({
      ...{ name: "Ten days", ...days, sells: "pass", allowance: { count: 10, unit: "day" } },
    });
    const sellPlaceless = async (feePlanId: string, changes: object = {}) => {
      const sold = { customerId: await hall.another(), feePlanId, startDate: "2026-11-23" };
      return client.memberships.add({ ...sold, ...changes });
    };
    const dueIds = async () =>
      (await client.memberships.list({ payment: "due", limit: 50, page: 1 })).data.map(({ _id }) => _id).sort();
    /** In the order of their sums: those of one instant have no other. */
    const paymentsOf = async ({ _id, customerId }: Membership) =>
      (await client.customers.transactions({ id: customerId }))
        .filter(({ membershipId }) => membershipId === _id)
        .toSorted((one, other) => one.amount - other.amount);
    const income = async () => (await client.dashboard.paymentStats({ branchId: branch._id })).totalRevenue;
    const paidBy = async (id: string) =>
      (await client.memberships.bookings({ id, limit: 50, page: 1 })).data
        .toReversed()
        .map(({ amount, paid, status }) => [status, amount, paid]);
    return { ...hall, flex, pass, sellPlaceless, dueIds, paymentsOf, income, paidBy };
  }

  /** One of each kind, none of them paid. */
  const unpaid = async ({ sellSeat, sellShift, sellPlaceless, flex, pass, otherId, another }: Opened) => [
    await sellSeat({ method: undefined }),
    await sellShift({ method: undefined, deskId: otherId, customerId: await another() }),
    await sellPlaceless(flex._id),
    await sellPlaceless(pass._id),
  ];
  type Opened = Awaited<ReturnType<typeof opened>>;

  it("is owed where nobody says how it is paid, and taken in parts until nothing is due", async () => {
    const hall = await opened();
    const { client, dueIds, paymentsOf, income, paidBy } = hall;
    const sold = await unpaid(hall);
    expect(sold.map(({ kind, amount, paid }) => [kind, amount, paid])).toEqual([
      ["seat", SEAT, 0],
      ["shift", SHIFT, 0],
      ["floating", PLACELESS, 0],
      ["pass", PLACELESS, 0],
    ]);
    expect(await dueIds()).toEqual(sold.map(({ _id }) => _id).sort());
    expect(await income()).toBe(0);
    for (const membership of sold) {
      const { _id: id, amount } = membership;
      expect(await client.memberships.pay({ id, amount: 1_000, method: "cash" })).toMatchObject({
        ...{ _id: id, amount, paid: 1_000 },
      });
      expect(await refusal(client.memberships.pay({ id, amount: amount - 999, method: "upi" }))).toMatchObject({
        ...{ status: 409, code: "payment_exceeds", data: { due: amount - 1_000 } },
        message: `Only ${formatMoney(amount - 1_000, "INR")} is due for this membership. Take no more than that.`,
      });
      const whole = { id, amount: amount - 1_000, method: "upi", reference: "N-77" } as const;
      expect(dueOf(await client.memberships.pay(whole))).toBe(0);
      expect(await refusal(client.memberships.pay({ id, amount: 1, method: "cash" }))).toMatchObject({
        ...{ status: 409, code: "nothing_due" },
        message: `Nothing is due for this membership: ${formatMoney(amount, "INR")} was paid already.`,
      });
      expect(await paymentsOf(membership)).toMatchObject([
        { kind: "assignment", amount: 1_000, method: "cash" },
        { kind: "assignment", amount: amount - 1_000, method: "upi", reference: "N-77" },
      ]);
      const { data } = await client.auditLog.list({ action: "memberships.pay", recordId: id, limit: 1, page: 1 });
      expect(data).toMatchObject([
        { before: { paid: 1_000 }, after: { paid: amount, payment: { amount: amount - 1_000, method: "upi" } } },
      ]);
    }
    expect(await dueIds()).toEqual([]);
    expect(await income()).toBe(SEAT + SHIFT + 2 * PLACELESS);
    expect(await paidBy(sold[0]?._id ?? "")).toEqual([["CONFIRMED", SEAT, SEAT]]);
    expect(new Set((await paidBy(sold[1]?._id ?? "")).map(String))).toEqual(new Set(["CONFIRMED,0,0"]));
  });

  it("is paid by a given method alone, and a reference is of a payment", async () => {
    const hall = await opened();
    const { client, deskId, customerId, seatPlan, otherId } = hall;
    const asked = { deskId, customerId, feePlanId: seatPlan._id, startDate: "2026-11-23" };
    const paths = async (call: Promise<unknown>) => (await refusal(call)).issues.map(({ path }) => path);
    expect(await paths(client.desks.assignUser({ ...asked, reference: "R 1" }))).toEqual([["method"]]);
    const { membershipId, paid } = await client.desks.assignUser(asked);
    expect(paid).toBe(0);
    const id = membershipId ?? "";
    expect(await client.desks.renew({ deskId, feePlanId: seatPlan._id })).toMatchObject({ amount: 2 * SEAT, paid: 0 });
    expect(await paths(client.desks.renew({ deskId, feePlanId: seatPlan._id, reference: "R" }))).toEqual([["method"]]);
    expect(await paths(client.memberships.renew({ id, reference: "R" }))).toEqual([["method"]]);
    expect(await client.memberships.renew({ id, method: "upi" })).toMatchObject({ amount: 3 * SEAT, paid: SEAT });
    const { renewed } = await client.memberships.renewMany({ ids: [id] });
    expect(renewed).toMatchObject([{ _id: id, amount: 4 * SEAT, paid: SEAT }]);
    const dear = await client.feePlans.add({
      ...{ name: "Dear", bookingType: "DAILY", duration: { count: 1, unit: "month" }, amount: 900_000 },
    });
    const changed = await client.memberships.change({ id, from: "2026-11-23", feePlanId: dear._id, deskId: otherId });
    expect(changed).toMatchObject({ _id: id, paid: SEAT });
    expect(changed.amount).toBeGreaterThan(4 * SEAT);
    expect(await client.customers.transactions({ id: customerId })).toMatchObject([
      { kind: "renewal", amount: SEAT, method: "upi" },
    ]);
  });

  it("is paid in part as it is sold and renewed, and the rest is due until it is taken", async () => {
    const hall = await opened();
    const { client, sellSeat, sellShift, sellPlaceless, flex, pass, otherId, another, paymentsOf, dueIds, income } =
      hall;
    const part = { method: "upi", reference: "N-1", paying: 10_000 } as const;
    const owed = async () =>
      new Map((await client.dues.list({ limit: 50, page: 1 })).data.map(({ _id, due }) => [_id, due]));
    const sold = [
      await sellSeat(part),
      await sellShift({ ...part, deskId: otherId, customerId: await another() }),
      await sellPlaceless(flex._id, part),
      await sellPlaceless(pass._id, part),
    ];
    expect(sold.map(({ kind, amount, paid }) => [kind, amount, paid])).toEqual([
      ["seat", SEAT, 10_000],
      ["shift", SHIFT, 10_000],
      ["floating", PLACELESS, 10_000],
      ["pass", PLACELESS, 10_000],
    ]);
    expect(await dueIds()).toEqual(sold.map(({ _id }) => _id).sort());
    expect(await owed()).toEqual(new Map(sold.map(({ customerId, amount }) => [customerId, amount - 10_000])));
    for (const membership of sold) {
      const { _id: id, customerId, amount } = membership;
      const renewed = await client.memberships.renew({ id, method: "cash", paying: 25_000 });
      expect(renewed).toMatchObject({ _id: id, amount: 2 * amount, paid: 35_000 });
      expect((await owed()).get(customerId)).toBe(2 * amount - 35_000);
      expect(await client.memberships.renew({ id, method: "cash", paying: amount })).toMatchObject({
        ...{ amount: 3 * amount, paid: amount + 35_000 },
      });
      const rest = { id: customerId, amount: 2 * amount - 35_000, currency: "INR", method: "card" } as const;
      expect(await client.dues.pay(rest)).toMatchObject({ due: 0 });
      expect((await client.memberships.get({ id })).paid).toBe(3 * amount);
      const payments = (await paymentsOf(membership)).filter(({ method }) => method !== "card");
      expect(payments).toMatchObject([
        { kind: "assignment", amount: 10_000, method: "upi", reference: "N-1" },
        { kind: "renewal", amount: 25_000, method: "cash" },
        { kind: "renewal", amount, method: "cash" },
      ]);
    }
    expect(await owed()).toEqual(new Map());
    expect(await income()).toBe(3 * (SEAT + SHIFT + 2 * PLACELESS));
  });

  it("is paid in part as a desk is assigned and renewed, and as what it costs more is changed", async () => {
    const hall = await opened();
    const { client, deskId, customerId, seatPlan, paymentsOf, turnTo } = hall;
    const asked = { deskId, customerId, feePlanId: seatPlan._id, startDate: "2026-11-23" };
    const assigned = await client.desks.assignUser({ ...asked, method: "cash", paying: SEAT - 1 });
    expect(assigned).toMatchObject({ amount: SEAT, paid: SEAT - 1 });
    const id = assigned.membershipId ?? "";
    const lengthened = await client.desks.renew({ deskId, feePlanId: seatPlan._id, method: "cash", paying: 1 });
    expect(lengthened).toMatchObject({ amount: 2 * SEAT, paid: SEAT });
    await client.memberships.pay({ id, amount: SEAT, method: "cash" });

    const plan = { bookingType: "DAILY", duration: { count: 1, unit: "month" } } as const;
    const dear = await client.feePlans.add({ ...plan, name: "Dear", amount: 900_000 });
    const cheap = await client.feePlans.add({ ...plan, name: "Cheap", amount: 100 });
    const wanted = { id, from: "2026-11-23", feePlanId: dear._id } as const;
    const { due } = await client.memberships.previewChange(wanted);
    expect(await refusal(client.memberships.change({ ...wanted, method: "upi", paying: due + 1 }))).toMatchObject({
      status: 400,
      issues: [{ path: ["paying"], message: `Only ${formatMoney(due, "INR")} is to be paid. Take no more than that.` }],
    });
    expect(await client.memberships.get({ id })).toMatchObject({ feePlanId: seatPlan._id, amount: 2 * SEAT });
    const changed = await client.memberships.change({ ...wanted, method: "upi", paying: 500 });
    expect(changed).toMatchObject({ _id: id, amount: 2 * SEAT + due, paid: 2 * SEAT + 500 });
    expect((await paymentsOf(changed)).find(({ method }) => method === "upi")).toMatchObject({ amount: 500 });

    // What costs less than its days were bought for is paid by no part of it.
    const back = { id, from: "2026-11-23", feePlanId: cheap._id, method: "upi" } as const;
    expect(await refusal(client.memberships.change({ ...back, paying: 1 }))).toMatchObject({
      ...{ status: 400, issues: [{ path: ["paying"], message: "Nothing is to be paid. Leave this out." }] },
    });
    expect((await client.memberships.get({ id })).feePlanId).toBe(dear._id);
    expect(await client.memberships.change(back)).toMatchObject({ feePlanId: cheap._id, paid: 2 * SEAT + 500 });

    // One that has lapsed begins anew, with what is paid for that one alone.
    await turnTo("2027-02-01T06:00:00Z");
    const anew = await client.desks.renew({ deskId, feePlanId: seatPlan._id, method: "cash", paying: 700 });
    expect(anew).toMatchObject({ amount: SEAT, paid: 700 });
    expect(anew.membershipId).not.toBe(id);
  });

  it("is paid no more than it costs as it is sold, whatever is sold, and nothing is sold then", async () => {
    const hall = await opened();
    const { client, deskId, customerId, seatPlan, shiftPlan, morning, flex, pass, another } = hall;
    const free = await client.feePlans.add({
      ...{ name: "Free", bookingType: "DAILY", duration: { count: 1, unit: "month" }, amount: 0 },
    });
    const asked = { deskId, customerId, startDate: "2026-11-23" };
    type How = { method?: "cash"; reference?: string; paying?: number };
    const add = (feePlanId: string, seat: object) => (how: How) =>
      client.memberships.add({ ...asked, deskId: undefined, feePlanId, ...seat, ...how });
    const sales: [number, (how: How) => Promise<unknown>][] = [
      [SEAT, (how) => client.desks.assignUser({ ...asked, feePlanId: seatPlan._id, ...how })],
      [SEAT, add(seatPlan._id, { deskId })],
      [SHIFT, add(shiftPlan._id, { deskId, shiftId: morning._id })],
      [PLACELESS, add(flex._id, {})],
      [PLACELESS, add(pass._id, {})],
      [0, add(free._id, { deskId })],
    ];
    const issues = async (call: Promise<unknown>) =>
      (await refusal(call)).issues.map(({ path, message }) => [path.join("."), message]);
    const refuses = async (price: number, sell: (how: How) => Promise<unknown>) => {
      expect(await issues(sell({ paying: 1 }))).toEqual([["method", "Say how it was paid"]]);
      expect(await issues(sell({ method: "cash", paying: 0 }))).toEqual([["paying", "Use 1 or more"]]);
      expect(await issues(sell({ method: "cash", paying: 0.5 }))).toMatchObject([["paying", expect.any(String)]]);
      const most = price ? `Only ${formatMoney(price, "INR")} is to be paid. Take no more than that.` : undefined;
      expect(await issues(sell({ method: "cash", paying: price + 1 }))).toEqual([
        ["paying", most ?? "Nothing is to be paid. Leave this out."],
      ]);
    };
    for (const [price, sell] of sales) await refuses(price, sell);
    expect((await client.memberships.list({ limit: 50, page: 1 })).data).toEqual([]);

    const shiftOf = { customerId: await another(), shiftId: morning._id, deskId: hall.otherId };
    const sold: [number, string][] = [];
    for (const [price, feePlanId, seat] of [
      [SEAT, seatPlan._id, { deskId }],
      [SHIFT, shiftPlan._id, shiftOf],
      [PLACELESS, flex._id, { customerId: await another() }],
      [PLACELESS, pass._id, { customerId: await another() }],
    ] as const)
      sold.push([price, ((await add(feePlanId, seat)({})) as Membership)._id]);
    for (const [price, id] of sold) await refuses(price, (how) => client.memberships.renew({ id, ...how }));
    await refuses(SEAT, (how) => client.desks.renew({ deskId, feePlanId: seatPlan._id, ...how }));
    const many = { ids: sold.map(([, id]) => id), method: "cash", paying: 1 } as const;
    expect((await refusal(client.memberships.renewMany(many))).status).toBe(400);
    for (const [amount, id] of sold) expect(await client.memberships.get({ id })).toMatchObject({ amount, paid: 0 });
  });

  it("is taken once of two who take the same at once, and given back once", async () => {
    const hall = await opened();
    const { client } = hall;
    const eight = <Result>(call: () => Promise<Result>) => outcomes(Array.from({ length: 8 }, call));
    for (const { _id: id, amount } of (await unpaid(hall)).slice(0, 3)) {
      expect(await eight(() => client.memberships.pay({ id, amount, method: "cash" }))).toEqual({
        ...{ done: 1, "409 nothing_due": 7 },
      });
      expect(await eight(() => client.memberships.refund({ id, amount: amount - 1, reason: "Left" }))).toEqual({
        ...{ done: 1, "409 refund_exceeds": 7 },
      });
      expect((await client.memberships.get({ id })).paid).toBe(1);
    }
  });

  it("of a seat is its bookings': one that is paid as a booking, or in two parts", async () => {
    const hall = await opened();
    const { client, sellSeat, paidBy } = hall;
    const { _id: id } = await sellSeat({ method: undefined });
    const paidOf = async () => (await client.memberships.get({ id })).paid;
    await client.bookings.pay({ id, amount: 8_000, method: "card" });
    expect(await paidOf()).toBe(8_000);
    await client.bookings.refund({ id, amount: 8_000, reason: "Wrong card" });
    expect(await paidOf()).toBe(0);
    await client.memberships.freeze({ id, from: "2026-12-01", to: "2026-12-05" });
    await client.memberships.renew({ id });
    expect(await paidBy(id)).toEqual([
      ["CONFIRMED", SEAT, 0],
      ["CONFIRMED", SEAT, 0],
    ]);
    // None runs yet: the latest first.
    expect(await client.memberships.pay({ id, amount: 200_000, method: "bank" })).toMatchObject({ paid: 200_000 });
    expect(await paidBy(id)).toEqual([
      ["CONFIRMED", SEAT, 82_000],
      ["CONFIRMED", SEAT, SEAT],
    ]);
    await client.memberships.refund({ id, amount: 120_000, reason: "Too much" });
    expect(await paidBy(id)).toEqual([
      ["CONFIRMED", SEAT, 80_000],
      ["CONFIRMED", SEAT, 0],
    ]);
    await hall.turnTo("2026-11-25T06:00:00Z");
    // The first runs now.
    await client.memberships.pay({ id, amount: 40_000, method: "cash" });
    expect(await paidBy(id)).toEqual([
      ["CONFIRMED", SEAT, SEAT],
      ["CONFIRMED", SEAT, 2_000],
    ]);
    expect(await paidOf()).toBe(120_000);
  });

  it("goes back with a reason, up to what was paid, by whoever may give it", async () => {
    const hall = await opened();
    const { client, sellShift, sellPlaceless, flex, paymentsOf, income } = hall;
    const { _id: elsewhere } = await client.branches.add({ name: "Annex", timezone: "Asia/Kolkata" });
    const clerk = await hire(house, hall, { permissions: ["bookings.read", "bookings.write"] });
    const permissions = ["bookings.read", "bookings.write", "payments.refund"] as const;
    const other = await hire(house, hall, { permissions, branches: [elsewhere] });
    const sold = [await sellShift(), await sellPlaceless(flex._id, { method: "upi" })];
    for (const membership of sold) {
      const { _id: id, amount } = membership;
      const given = { id, amount: 500, method: "bank", reference: "B1", reason: "Paid too much" } as const;
      expect((await refusal(client.memberships.refund({ ...given, reason: " " }))).issues).toMatchObject([
        { path: ["reason"] },
      ]);
      expect(await refusal(clerk.memberships.refund(given))).toMatchObject({
        ...{ status: 403, data: { permission: "payments.refund" } },
      });
      expect(await refusal(other.memberships.refund(given))).toMatchObject({ status: 404, code: "not_found" });
      expect(await refusal(other.memberships.pay({ id, amount: 1, method: "cash" }))).toMatchObject({ status: 404 });
      expect(await client.memberships.refund(given)).toMatchObject({ amount, paid: amount - 500 });
      expect(await refusal(client.memberships.refund({ ...given, amount: amount - 499 }))).toMatchObject({
        ...{ status: 409, code: "refund_exceeds", data: { paid: amount - 500 } },
      });
      expect((await paymentsOf(membership))[0]).toMatchObject({
        ...{ kind: "refund", amount: 500, method: "bank", reference: "B1", reason: "Paid too much" },
      });
    }
    expect(await income()).toBe(SHIFT + PLACELESS - 1_000);
  });

  const quoteOf = ({ startAt, endAt, freezes, amount, allowance }: Membership) => {
    const period = (one: { startAt: string; endAt: string }) => ({
      ...{ startAt: new Date(one.startAt), endAt: new Date(one.endAt) },
    });
    const bought = { ...period({ startAt, endAt }), freezes: freezes.map(period), amount, allowance };
    return unusedOf(bought, "Asia/Kolkata", house.api.clock.now());
  };

  it("goes back for what was not used as it ends, and so much less is agreed for it", async () => {
    const hall = await opened();
    const { client, turnTo, sellSeat, sellShift, sellPlaceless, flex, otherId, another, paymentsOf, dueIds } = hall;
    const sold = [
      await sellSeat(),
      await sellShift({ deskId: otherId, customerId: await another() }),
      await sellPlaceless(flex._id, { method: "cash" }),
    ];
    await turnTo("2026-12-08T06:30:00Z");
    const clerk = await hire(house, hall, { permissions: ["bookings.read", "bookings.write"] });
    for (const was of sold) {
      const { _id: id, amount } = was;
      const quoted = await clerk.memberships.previewEnd({ id });
      expect(quoted).toEqual({ amount, paid: amount, unused: quoteOf(was), refund: quoteOf(was), currency: "INR" });
      const refund = { amount: quoted.refund, method: "upi", reference: "U1", reason: "Moves away" } as const;
      expect(refund.amount).toBeGreaterThan(amount / 3);
      expect(await refusal(clerk.memberships.end({ id, refund }))).toMatchObject({ status: 403 });
      const over = client.memberships.end({ id, refund: { ...refund, amount: amount + 1 } });
      expect(await refusal(over)).toMatchObject({ status: 409, code: "refund_exceeds", data: { paid: amount } });
      expect(await client.memberships.get({ id })).toEqual({ ...was, state: "active" });
      const left = amount - refund.amount;
      expect(await client.memberships.end({ id, refund })).toMatchObject({ state: "ended", amount: left, paid: left });
      expect((await paymentsOf(was)).find(({ kind }) => kind === "refund")).toMatchObject({ ...refund });
      const { data } = await client.auditLog.list({ action: "memberships.end", recordId: id, limit: 1, page: 1 });
      expect(data).toMatchObject([{ before: { amount, paid: amount }, after: { amount: left, paid: left, refund } }]);
    }
    expect(await dueIds()).toEqual([]);
  });

  it("is quoted for the day with which it ends, with the visits that are taken back, to whoever sees it", async () => {
    const hall = await opened();
    const { client, sellPlaceless, pass, turnTo, deskId } = hall;
    const preview = (lastDay?: string) => client.memberships.previewEnd({ id, ...(lastDay && { lastDay }) });
    const { _id: id, amount, allowance } = await sellPlaceless(pass._id, { method: "cash" });
    const days = allowance?.total ?? 0;
    await turnTo("2026-11-24T06:00:00Z");
    for (const date of ["2026-11-24", "2026-11-26", "2026-11-27"]) await client.memberships.visit({ id, deskId, date });
    const quoted = (left: number) => ({ unused: (amount * left) / days, refund: (amount * left) / days, paid: amount });
    expect(await preview()).toMatchObject(quoted(days - 1));
    expect(await preview("2026-11-26")).toMatchObject(quoted(days - 2));
    expect((await client.memberships.get({ id })).allowance?.left).toBe(days - 3);
    // What was owed is no more than what was used of it.
    await client.memberships.refund({ id, amount: amount - 1_000, reason: "Half of it" });
    expect(await preview()).toMatchObject({ paid: 1_000, refund: Math.max(0, 1_000 - amount / days) });

    expect((await refusal(preview("2026-11-23"))).issues).toMatchObject([{ path: ["lastDay"] }]);
    const { _id: elsewhere } = await client.branches.add({ name: "Mill Road", timezone: "Asia/Kolkata" });
    const other = await hire(house, hall, { permissions: ["bookings.read"], branches: [elsewhere] });
    expect(await refusal(other.memberships.previewEnd({ id }))).toMatchObject({ status: 404 });
    const blind = await hire(house, hall, { permissions: ["desks.read"] });
    expect(await refusal(blind.memberships.previewEnd({ id }))).toMatchObject({ status: 403 });
    await client.memberships.end({ id });
    expect(await preview("2026-11-24")).toMatchObject({ unused: 0, paid: 1_000, refund: 0 });
  });

  it("goes back as a desk is unassigned, and of one that never began as a whole", async () => {
    const hall = await opened();
    const { client, sellSeat, sellShift, deskId, otherId, another, turnTo, paidBy } = hall;
    const taken = await sellSeat();
    expect(await client.memberships.previewEnd({ id: taken._id })).toMatchObject({ unused: SEAT, refund: SEAT });
    const refund = { amount: SEAT, reason: "Changed their mind" };
    expect(await client.memberships.end({ id: taken._id, refund })).toMatchObject({
      ...{ state: "cancelled", amount: SEAT, paid: 0 },
    });
    expect(await paidBy(taken._id)).toEqual([["CANCELLED", SEAT, 0]]);
    expect(await refusal(client.memberships.pay({ id: taken._id, amount: 1, method: "cash" }))).toMatchObject({
      ...{ status: 409, code: "membership_over" },
    });
    const seat = await sellSeat();
    await turnTo("2026-11-25T06:00:00Z");
    const part = { amount: 18_000, reason: "Left early" };
    const clerk = await hire(house, hall, { permissions: ["bookings.read", "bookings.write"] });
    expect(await refusal(clerk.desks.unassignUser({ deskId, refund: part }))).toMatchObject({ status: 403 });
    expect(await client.desks.unassignUser({ deskId, refund: part })).toMatchObject({ amount: 100_000, paid: 100_000 });
    expect(await client.memberships.get({ id: seat._id })).toMatchObject({
      ...{ state: "ended", amount: 100_000, paid: 100_000 },
    });
    const shift = await sellShift({ startDate: "2026-11-24", deskId: otherId, customerId: await another() });
    await client.desks.unassignUser({ deskId: otherId, refund: { amount: SHIFT, reason: "All of it" } });
    expect(await client.memberships.get({ id: shift._id })).toMatchObject({ amount: 0, paid: 0 });
  });

  it("goes over with the days, of any kind to any other", async () => {
    const hall = await opened();
    const { client, sellShift, flex, evening, turnTo, seatPlan, deskId, another, orgId } = hall;
    const { _id: id } = await sellShift({ method: undefined });
    await client.memberships.pay({ id, amount: 60_000, method: "cash" });
    const money = async (...ids: string[]) =>
      (await Promise.all(ids.map((one) => client.memberships.get({ id: one })))).map(({ amount, paid }) => [
        amount,
        paid,
      ]);
    // The same days in another shift keep all; half of them as a floating place take what was paid beyond the other half.
    await client.memberships.change({ id, from: "2026-11-23", shiftId: evening._id });
    expect(await money(id)).toEqual([[SHIFT, 60_000]]);
    const floating = await client.memberships.change({ id, from: "2026-12-08", feePlanId: flex._id });
    const [[used = 0, kept] = [], [rest = 0, carried] = []] = await money(id, floating._id);
    expect([used + rest, kept, carried]).toEqual([SHIFT, used, 60_000 - used]);
    await client.memberships.pay({ id: floating._id, amount: dueOf(floating), method: "cash" });

    await turnTo("2026-12-10T06:00:00Z");
    const given = await client.memberships.transfer({ id: floating._id, customerId: await another() });
    const [[stays = 0, paid] = [], [goes = 0, with_] = []] = await money(floating._id, given._id);
    expect([stays + goes, paid, with_]).toEqual([rest, stays, goes]);

    // What it costs more is due.
    const asked = { id: given._id, from: "2026-12-12", feePlanId: seatPlan._id, deskId };
    const seat = await client.memberships.change(asked);
    const [, [cost = 0, got = 0] = []] = await money(given._id, seat._id);
    expect(cost).toBeGreaterThan(got);
    const { rows } = await house.database.tx({ orgId }, (db) =>
      sql<{ held: number; slow: number }>`select (select sum(paid)::float8 from memberships) as held,
        (select sum(case when kind = 'refund' then -amount else amount end)::float8 from desk_transactions) as slow`.execute(
        db,
      ),
    );
    expect(rows[0]).toEqual({ held: SHIFT, slow: SHIFT });
  });

  it("can't be less than nothing, by whatever path", async () => {
    const hall = await opened();
    const { client, orgId, sellPlaceless, flex } = hall;
    const { _id: id } = await sellPlaceless(flex._id);
    await client.memberships.pay({ id, amount: 100, method: "cash" });
    const insert = (amount: number) =>
      house.database.tx({ orgId }, (db) =>
        sql`insert into desk_transactions (org_id, transaction_id, branch_id, membership_id, kind, amount, currency, method, starts_at,
            ends_at, paid_at)
          select m.org_id, ${house.id()}::uuid, m.branch_id, m.membership_id, 'refund', ${amount}::bigint, m.currency, 'cash',
            m.starts_at, m.ends_at, now() from memberships m where m.membership_id = ${id}::uuid`.execute(db),
      );
    const refused = await insert(101).then(
      () => "taken",
      (error) => violatedConstraint(error),
    );
    expect(refused).toBe("memberships_paid");
    await insert(100);
    expect((await client.memberships.get({ id })).paid).toBe(0);
  });
});
