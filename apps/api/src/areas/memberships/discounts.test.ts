import { dueOf, formatMoney } from "@carrel/sdk/domain";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { violatedConstraint } from "../../database/sql-error";
import { expectBooks } from "../../testing/books";
import { eachHouse, givenProof, refusal } from "../testing/house";
import { at, openedHall } from "../testing/memberships";
import { outcomes } from "../testing/outcomes";
import { hire } from "../testing/staff";

const SEAT = 118_000;
const SHIFT = 94_400;
const PLACELESS = 30_000;
const START = "2026-11-23";

eachHouse("a discount", (house) => {
  async function opened() {
    const hall = await openedHall(house, 5);
    const { client, orgId } = hall;
    const days = { bookingType: "DAILY", duration: { count: 30, unit: "day" }, amount: PLACELESS } as const;
    const flex = await client.feePlans.add({ name: "Flex", ...days, sells: "floating" });
    const pass = await client.feePlans.add({
      ...{ name: "Ten days", ...days, sells: "pass", allowance: { count: 10, unit: "day" } },
    });
    const sellPlaceless = async (feePlanId: string, changes: object = {}) =>
      client.memberships.add({ customerId: await hall.another(), feePlanId, startDate: START, ...changes });
    const books = () => expectBooks(house.database, orgId);
    /** What all was listed for, with its tax. */
    const listed = async () => {
      const { tax = 0, income_bookings = 0, income_memberships = 0 } = await books();
      return 0 - tax - income_bookings - income_memberships;
    };
    const due = async () => (await client.dues.list({ limit: 50, page: 1 })).data.map((debtor) => debtor.due).sort();
    return { ...hall, flex, pass, sellPlaceless, books, listed, due };
  }

  /** What of a call is refused where, in which words. */
  const refused = async (call: Promise<unknown>) => {
    const { status, issues } = await refusal(call);
    expect(status).toBe(400);
    return issues.map(({ path, message }) => [path.join("."), message]);
  };

  it("comes off the price of each kind: the rest is agreed, paid and due, and the books tell both", async () => {
    const hall = await opened();
    const { client, sellSeat, sellShift, sellPlaceless, flex, pass, otherId, another, books, listed, due } = hall;
    const off = { discount: { amount: 10_000, reason: "A friend of the house" } };
    const sold = [
      await sellSeat(off),
      await sellShift({ ...off, deskId: otherId, customerId: await another() }),
      await sellPlaceless(flex._id, { ...off, method: undefined }),
      await sellPlaceless(pass._id, { ...off, method: "upi", paying: 5_000 }),
    ];
    const prices = [SEAT, SHIFT, PLACELESS, PLACELESS];
    expect(sold.map(({ kind, amount, discount, paid }) => [kind, amount, discount, paid])).toEqual([
      ["seat", SEAT - 10_000, 10_000, SEAT - 10_000],
      ["shift", SHIFT - 10_000, 10_000, SHIFT - 10_000],
      ["floating", PLACELESS - 10_000, 10_000, 0],
      ["pass", PLACELESS - 10_000, 10_000, 5_000],
    ]);
    expect(new Set(sold.map(({ discountReason }) => discountReason))).toEqual(new Set(["A friend of the house"]));
    expect(await due()).toEqual([PLACELESS - 15_000, PLACELESS - 10_000]);
    expect(await books()).toMatchObject({ ...{ discounts: 40_000, cash: SEAT + SHIFT - 20_000, upi: 5_000 } });
    expect(await listed()).toBe(prices.reduce((sum, price) => sum + price, 0));
    const { data } = await client.auditLog.list({ action: "memberships.add", limit: 1, page: 1 });
    expect(data).toMatchObject([{ after: { discount: 10_000, discountReason: "A friend of the house" } }]);

    // Renewed, what is let off adds up; the reason is the last that was given.
    for (const [index, membership] of sold.entries()) {
      const { _id: id, amount, paid = 0 } = membership;
      const price = prices[index] ?? 0;
      const paying = price - 2_000;
      const more = { id, method: "cash", paying, discount: { amount: 2_000 } } as const;
      const most = formatMoney(paying, "INR");
      expect(await refused(client.memberships.renew({ ...more, paying: paying + 1 }))).toEqual([
        ["paying", `Only ${most} is to be paid. Take no more than that.`],
      ]);
      expect(await client.memberships.renew(more)).toMatchObject({
        ...{ _id: id, amount: amount + paying, discount: 12_000, discountReason: "A friend of the house" },
        paid: paid + paying,
      });
      // All of a price can be let off: nothing is to be paid then.
      const whole = await client.memberships.renew({ id, discount: { amount: price, reason: "Ten years here" } });
      expect(whole).toMatchObject({
        ...{ amount: amount + paying, discount: 12_000 + price, discountReason: "Ten years here" },
      });
    }
    await books();
  });

  it("comes off what is booked, assigned and renewed by the desk, and off a price by hand", async () => {
    const { client, deskId, otherId, customerId, seatPlan, plan, another, books, listed, desks } = await opened();
    const asked = { deskId, customerId, feePlanId: seatPlan._id, startDate: START, method: "cash" } as const;
    const seat = await client.desks.assignUser({ ...asked, discount: { amount: 18_000, reason: "Student" } });
    expect(seat).toMatchObject({ amount: 100_000, discount: 18_000, discountReason: "Student", paid: 100_000 });
    const renewed = { deskId, feePlanId: seatPlan._id, discount: { amount: 8_000 } };
    expect(await client.desks.renew(renewed)).toMatchObject({ amount: 210_000, discount: 26_000, paid: 100_000 });
    expect(await client.memberships.get({ id: seat.membershipId ?? "" })).toMatchObject({
      ...{ amount: 210_000, discount: 26_000, discountReason: "Student" },
    });
    const period = { startAt: house.minutesFromNow(60), endAt: house.minutesFromNow(180) };
    const hour = { deskId: otherId, customerId: await another(), type: "HOURLY", ...period } as const;
    const off = { amount: 1_000, reason: "Broken lamp" };
    const booked = await client.desks.bookDesk({ ...hour, feePlanId: plan._id, method: "upi", discount: off });
    expect(booked.amount).toBe((booked.paid ?? 0) + 0);
    expect(booked).toMatchObject({ discount: 1_000, discountReason: "Broken lamp" });
    const byHand = { ...hour, deskId: desks[2]?._id ?? "", amount: 7_000 };
    expect(await client.desks.bookDesk({ ...byHand, discount: { amount: 7_000 } })).toMatchObject({
      ...{ amount: 0, discount: 7_000, discountReason: "", paid: 0 },
    });
    expect([(await books()).discounts, await listed()]).toEqual([34_000, booked.amount + 1_000 + 7_000 + 2 * SEAT]);
    // Cancelled, nothing is charged and nothing let off.
    await client.bookings.changeStatus({ bookingId: booked._id, status: "CANCELLED" });
    expect((await books()).discounts).toBe(33_000);
  });

  it("comes off a pass that was asked for, and nothing else that is confirmed", async () => {
    const { client, orgId, branch, deskId, otherId, books } = await opened();
    const plan = await client.feePlans.add({
      ...{ name: "Public", bookingType: "DAILY", duration: { count: 1, unit: "month" }, amount: 200_000 },
      ...{ sells: "pass", allowance: { count: 10, unit: "day" }, isPublic: true },
    });
    const email = `visitor-${house.unique()}@example.com`;
    const ask = async (desk: string, changes: object = {}) =>
      house
        .client("pk_demo_carrel")
        .bookings.saveBooking({
          ...{ verificationToken: await givenProof(house, orgId, email), orgId, branchId: branch._id, deskId: desk },
          ...{ type: "HOURLY", startAt: at("2026-11-24", "10:00"), endAt: at("2026-11-24", "12:00") },
          ...{ name: "Nisha Verma", email, phone: "+91 98200 98200", ...changes },
        });
    const [asked, plain] = [await ask(deskId, { passPlanId: plan._id }), await ask(otherId)];
    const confirm = (bookingId: string, changes: object) =>
      client.bookings.changeStatus({ bookingId, status: "CONFIRMED", ...changes });
    const discount = { amount: 20_000, reason: "Opening week" };
    const [[path, message] = []] = await refused(confirm(plain.bookingId, { discount }));
    expect([path, message]).toEqual(["discount", expect.stringContaining("asks for no pass")]);
    const without = confirm(asked.bookingId, { discount, withoutPass: true });
    expect((await refused(without)).map(([where]) => where)).toEqual(["discount"]);
    const more = await refused(confirm(asked.bookingId, { discount: { amount: 200_001 } }));
    expect(more).toEqual([["discount.amount", "The price is ₹2,000. Take no more than that off it."]]);
    await confirm(asked.bookingId, { discount, method: "cash" });
    const [sold] = (await client.memberships.list({ kind: "pass", limit: 5, page: 1 })).data;
    expect(sold).toMatchObject({ amount: 180_000, discount: 20_000, paid: 180_000 });
    await books();
  });

  it("comes off what a change costs more, and stays with what it was given for", async () => {
    const hall = await opened();
    const { client, sellSeat, sellShift, another, otherId, desks, books } = hall;
    const dear = await client.feePlans.add({
      ...{ name: "Dear", bookingType: "DAILY", duration: { count: 1, unit: "month" }, amount: 900_000 },
    });
    const off = { discount: { amount: 10_000, reason: "A friend" } };
    const seat = await sellSeat(off);
    const shift = await sellShift({ ...off, deskId: otherId, customerId: await another() });
    const later = await sellSeat({ ...off, deskId: desks[2]?._id, customerId: await another() });
    const change = async (id: string, from: string, changes: object = {}) => {
      const { due, credit } = await client.memberships.previewChange({ id, from, feePlanId: dear._id });
      const asked = { id, from, feePlanId: dear._id, ...changes };
      expect(await refused(client.memberships.change({ ...asked, discount: { amount: due + 1 } }))).toEqual([
        ["discount.amount", `The price is ${formatMoney(due, "INR")}. Take no more than that off it.`],
      ]);
      const changed = await client.memberships.change({ ...asked, method: "cash", discount: { amount: 5_000 } });
      expect(changed).toMatchObject({ amount: credit + due - 5_000, paid: credit + due - 5_000 });
      return changed;
    };
    expect(await change(seat._id, START)).toMatchObject({
      _id: seat._id,
      discount: 15_000,
      discountReason: "A friend",
    });
    const heir = await change(shift._id, START);
    expect(heir).toMatchObject({ kind: "seat", discount: 5_000, discountReason: "" });
    expect(await client.memberships.get({ id: shift._id })).toMatchObject({ state: "cancelled", discount: 10_000 });
    await books();
    await hall.turnTo("2026-12-01T06:00:00Z");
    const split = await change(later._id, "2026-12-01");
    expect(split._id).not.toBe(later._id);
    expect(split).toMatchObject({ discount: 5_000 });
    expect(await client.memberships.get({ id: later._id })).toMatchObject({ state: "ended", discount: 10_000 });
    await books();
    // Given to another, frozen and ended, the books agree still.
    const heirOf = await client.memberships.transfer({ id: split._id, customerId: await another() });
    await books();
    const frozen = await client.memberships.freeze({ id: heirOf._id, from: "2026-12-05", to: "2026-12-07" });
    await client.memberships.end({ id: frozen._id, refund: { amount: 1_000, reason: "Moves away" } });
    expect(dueOf(await client.memberships.get({ id: frozen._id }))).toBe(0);
    await books();
  });

  it("has a reason that is for the staff: its visitor sees what was let off", async () => {
    const { client, orgId, email, customerId, deskId, plan } = await opened();
    const period = { startAt: house.minutesFromNow(60), endAt: house.minutesFromNow(180) };
    const hour = { deskId, customerId, type: "HOURLY", feePlanId: plan._id, ...period } as const;
    const booked = await client.desks.bookDesk({ ...hour, discount: { amount: 1_000, reason: "Talks to the owner" } });
    const { amount, currency } = booked;
    await client.dues.writeOff({ id: customerId, amount, currency, reason: "Never pays" });
    const visitor = house.client("pk_demo_carrel");
    await visitor.visitor.openSession({ verificationToken: await givenProof(house, orgId, email), orgId });
    const { data } = await visitor.visitor.bookings({ limit: 5, page: 1 });
    expect(data).toMatchObject([{ _id: booked._id, amount, discount: 1_000, writtenOff: amount }]);
    expect(JSON.stringify(data)).not.toMatch(/Talks to the owner|Never pays|[rR]eason":"[^"]/);
  });

  it("is refused where it is more than the price, nothing, or of nothing", async () => {
    const { client, orgId, sellSeat, sellShift, sellPlaceless, flex, deskId, customerId, books } = await opened();
    const more = { discount: { amount: PLACELESS + 1 } };
    const of = (price: number) => [
      ["discount.amount", `The price is ${formatMoney(price, "INR")}. Take no more than that off it.`],
    ];
    expect(await refused(sellSeat({ discount: { amount: SEAT + 1 } }))).toEqual(of(SEAT));
    expect(await refused(sellShift({ discount: { amount: SHIFT + 1 } }))).toEqual(of(SHIFT));
    expect(await refused(sellPlaceless(flex._id, more))).toEqual(of(PLACELESS));
    const free = { deskId, customerId, type: "HOURLY", amount: 0 } as const;
    const period = { startAt: house.minutesFromNow(60), endAt: house.minutesFromNow(180) };
    expect(await refused(client.desks.bookDesk({ ...free, ...period, discount: { amount: 1 } }))).toEqual([
      ["discount.amount", "There is no price to take anything off. Leave this out."],
    ]);
    for (const [discount, path] of [
      [{ amount: 0 }, "discount.amount"],
      [{ amount: 1.5 }, "discount.amount"],
      [{ amount: 1, reason: "x".repeat(201) }, "discount.reason"],
      [{ amount: 1, percent: 10 }, "discount.percent"],
    ] as const) {
      expect((await refused(sellSeat({ discount }))).map(([where]) => where)).toEqual([path]);
    }
    const seat = await sellSeat({ discount: { amount: SEAT } });
    expect(seat).toMatchObject({ amount: 0, paid: 0, discount: SEAT });
    const renewal = client.memberships.renew({ id: seat._id, discount: { amount: SEAT + 1 } });
    expect(await refused(renewal)).toEqual(of(SEAT));
    expect((await books()).discounts).toBe(SEAT);
    const broken = house.database.tx({ orgId }, (db) => sql`update bookings set discount = 0`.execute(db));
    expect(violatedConstraint(await broken.catch((error: unknown) => error))).toBe("bookings_discount");
  });

  it("is given by who may sell, in his branches, and to nobody of another organisation", async () => {
    const { client, customerId, deskId, seatPlan, ...place } = await opened();
    const other = await openedHall(house);
    const off = { discount: { amount: 1_000 }, method: "cash", deposit: { amount: 5_000 } } as const;
    const asked = { customerId, deskId, feePlanId: seatPlan._id, startDate: START, ...off };
    const reads = await hire(house, place, { permissions: ["bookings.read"] });
    expect(await refusal(reads.memberships.add(asked))).toMatchObject({ status: 403 });
    expect(await refusal(other.client.memberships.add(asked))).toMatchObject({ status: 404 });
    const foreign = { ...asked, deskId: other.deskId, feePlanId: other.seatPlan._id };
    expect(await refusal(other.client.memberships.add(foreign))).toMatchObject({ status: 404 });
    const annexe = await client.branches.add({ name: "Annexe", timezone: "Asia/Kolkata" });
    const permissions = ["bookings.read", "bookings.write", "desks.read"] as const;
    const limited = await hire(house, place, { permissions, branches: [annexe._id] });
    expect(await refusal(limited.memberships.add(asked))).toMatchObject({ status: 404 });
    const desk = await hire(house, place, { permissions, branches: [place.branch._id] });
    expect(await desk.memberships.add(asked)).toMatchObject({ amount: SEAT - 1_000, discount: 1_000 });
    expect((await client.deposits.get({ customerId })).held).toBe(5_000);
    expect((await place.books()).deposits).toBe(-5_000);
    expect(await expectBooks(house.database, other.orgId)).toEqual({});
  });
});

eachHouse("a deposit in the sale", (house) => {
  async function opened() {
    const hall = await openedHall(house, 3);
    const { client, orgId, customerId } = hall;
    const held = async (id = customerId) => (await client.deposits.get({ customerId: id })).held;
    return { ...hall, held, books: () => expectBooks(house.database, orgId) };
  }
  const DEPOSIT = { deposit: { amount: 200_000 } };

  it("is taken with the payment, by its method, and is no income", async () => {
    const { client, branch, sellSeat, customerId, held, books } = await opened();
    const seat = await sellSeat({ ...DEPOSIT, method: "upi", reference: "U-1", paying: 50_000 });
    expect(seat).toMatchObject({ amount: SEAT, paid: 50_000 });
    const { moves } = await client.deposits.get({ customerId });
    expect(moves).toMatchObject([
      { kind: "taken", amount: 200_000, method: "upi", reference: "U-1", recordedBy: { name: expect.any(String) } },
    ]);
    const { data } = await client.auditLog.list({ action: "memberships.add", recordId: seat._id, limit: 1, page: 1 });
    expect(data).toMatchObject([{ after: { deposit: { amount: 200_000, method: "upi", reference: "U-1" } } }]);
    expect((await client.dashboard.paymentStats({ branchId: branch._id })).totalRevenue).toBe(50_000);
    await client.memberships.renew({ id: seat._id, method: "cash", deposit: { amount: 1_000 } });
    expect(await held()).toBe(201_000);
    expect(await books()).toMatchObject({ deposits: -201_000, upi: 250_000, cash: SEAT + 1_000 });
    const [drawer] = (await client.cash.drawers({ limit: 20, page: 1 })).data;
    expect(drawer).toMatchObject({ expected: SEAT + 1_000, payments: 2 });
  });

  it("is taken as a desk is assigned and renewed, in a shift too, and with a pass", async () => {
    const { client, deskId, otherId, seatPlan, shiftPlan, morning, customerId, another, held, books } = await opened();
    const how = { startDate: START, method: "cash", ...DEPOSIT } as const;
    const assigned = await client.desks.assignUser({ deskId, customerId, feePlanId: seatPlan._id, ...how });
    const { data } = await client.auditLog.list({
      ...{ action: "desks.assignUser", recordId: assigned._id, limit: 1, page: 1 },
    });
    expect(data).toMatchObject([{ after: { deposit: { amount: 200_000, method: "cash" } } }]);
    const renewal = {
      deskId,
      feePlanId: seatPlan._id,
      method: "upi",
      reference: "U-2",
      deposit: { amount: 500 },
    } as const;
    const renewed = await client.desks.renew(renewal);
    const { data: log } = await client.auditLog.list({
      action: "desks.renew",
      recordId: renewed._id,
      limit: 1,
      page: 1,
    });
    expect(log).toMatchObject([{ after: { deposit: { amount: 500, method: "upi", reference: "U-2" } } }]);
    const second = await another();
    const shift = { deskId: otherId, customerId: second, feePlanId: shiftPlan._id, shiftId: morning._id };
    await client.desks.assignUser({ ...shift, ...how });
    const pass = await client.feePlans.add({
      ...{ name: "Ten days", bookingType: "DAILY", duration: { count: 30, unit: "day" }, amount: PLACELESS },
      ...{ sells: "pass", allowance: { count: 10, unit: "day" } },
    });
    const third = await another();
    await client.memberships.add({ customerId: third, feePlanId: pass._id, ...how });
    expect(await Promise.all([customerId, second, third].map(held))).toEqual([200_500, 200_000, 200_000]);
    expect((await books()).deposits).toBe(-600_500);
  });

  it("is refused at its field without a method, and where it is nothing", async () => {
    const { client, sellSeat, deskId, customerId, seatPlan, held } = await opened();
    const message = "Say how the deposit was paid, or leave it out: it is taken with the payment";
    const without = { path: ["deposit", "amount"], message };
    expect(await refusal(sellSeat({ ...DEPOSIT, method: undefined }))).toMatchObject({
      ...{ status: 400, issues: [without] },
    });
    const assigned = { deskId, customerId, feePlanId: seatPlan._id, startDate: START, ...DEPOSIT };
    expect((await refusal(client.desks.assignUser(assigned))).issues).toMatchObject([without]);
    const seat = await sellSeat();
    expect((await refusal(client.memberships.renew({ id: seat._id, ...DEPOSIT }))).issues).toMatchObject([without]);
    const lapsed = client.desks.renew({ deskId, feePlanId: seatPlan._id, ...DEPOSIT });
    expect((await refusal(lapsed)).issues).toMatchObject([without]);
    for (const amount of [0, 0.5]) {
      const renewal = client.memberships.renew({ id: seat._id, method: "cash", deposit: { amount } });
      expect((await refusal(renewal)).issues).toMatchObject([{ path: ["deposit", "amount"] }]);
    }
    expect(await held()).toBe(0);
  });

  it("comes with its sale or not at all, and once: of eight at once, and of one that is sent eight times", async () => {
    const hall = await opened();
    const { client, deskId, otherId, seatPlan, customerId, another, held, books } = hall;
    const how = { feePlanId: seatPlan._id, startDate: START, method: "cash", ...DEPOSIT } as const;
    const off = { discount: { amount: 8_000 } };
    const people = await Promise.all(Array.from({ length: 8 }, () => another()));
    const rivals = people.map((id) => client.memberships.add({ deskId, customerId: id, ...how, ...off }));
    expect(await outcomes(rivals)).toEqual({ done: 1, "409 desk_taken": 7 });
    expect((await Promise.all(people.map(held))).toSorted((one, other) => one - other)).toEqual([
      ...Array.from({ length: 7 }, () => 0),
      200_000,
    ]);
    const key = { idempotencyKey: house.id() };
    const same = { deskId: otherId, customerId, ...how, ...off };
    const replies = await Promise.all(Array.from({ length: 8 }, () => client.memberships.add(same, key)));
    expect(new Set(replies.map(({ _id }) => _id)).size).toBe(1);
    expect(await held()).toBe(200_000);
    expect(await books()).toMatchObject({ deposits: -400_000, discounts: 16_000, cash: 400_000 + 2 * (SEAT - 8_000) });
  });
});
