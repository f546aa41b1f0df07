import { expect, it } from "vitest";
import { addTerm, insertCustomer } from "../testing/assigned";
import { eachHouse, found, refusal } from "../testing/house";
import { addShift, addShiftPlan } from "../testing/shifts";
import { hire } from "../testing/staff";

const month = { name: "Month", bookingType: "DAILY", duration: { count: 1, unit: "month" }, amount: 50_000 } as const;
const pass = { ...month, name: "Ten days", sells: "pass", allowance: { count: 10, unit: "day" } } as const;

eachHouse("what fee plans sell", (house) => {
  const paths = async (call: Promise<unknown>) => (await refusal(call)).issues.map(({ path }) => path.join("."));

  it("is a seat unless told otherwise, and can be changed until something was sold", async () => {
    const { client } = await found(house);
    const morning = await addShift(client, { name: "Morning", starts: "06:00", ends: "14:00" });
    const plan = await client.feePlans.add(month);
    expect(plan).toMatchObject({ sells: "seat", shiftIds: [], prices: [], allowance: null, isShared: false });
    const prices = [
      { shiftId: morning._id, amount: 40_000 },
      { zone: "Quiet", amount: 60_000 },
    ];
    const shift = await client.feePlans.update({ ...plan, sells: "shift", shiftIds: [morning._id], prices });
    expect(shift).toMatchObject({ sells: "shift", shiftIds: [morning._id], prices, amount: 50_000 });
    expect(await client.feePlans.update({ ...shift, name: "Shift" })).toMatchObject({
      ...shift,
      name: "Shift",
      updatedAt: expect.any(String),
    });
    const ten = await client.feePlans.add({ ...pass, isShared: true });
    expect(ten).toMatchObject({ sells: "pass", allowance: { count: 10, unit: "day" }, isShared: true });
    const hours = { count: 20, unit: "hour" } as const;
    expect(await client.feePlans.update({ _id: ten._id, allowance: hours })).toMatchObject({ allowance: hours });
    const seat = { _id: ten._id, sells: "seat", allowance: null, isShared: false } as const;
    expect(await client.feePlans.update(seat)).toMatchObject({ sells: "seat", allowance: null });
    expect((await client.feePlans.list()).data.map(({ sells }) => sells)).toContain("shift");
  });

  it("fits together", async () => {
    const { client } = await found(house);
    const morning = await addShift(client, { name: "Morning", starts: "06:00", ends: "14:00" });
    const hourly = { bookingType: "HOURLY", duration: { count: 1, unit: "hour" } } as const;
    const add = (changes: object) => paths(client.feePlans.add({ ...month, ...changes }));
    expect(await add({ ...hourly, sells: "shift" })).toEqual(["bookingType"]);
    expect(await add({ ...hourly, prices: [{ zone: "A", amount: 1 }] })).toEqual(["prices"]);
    expect(await add({ sells: "pass" })).toEqual(["allowance"]);
    expect(await add({ allowance: pass.allowance })).toEqual(["allowance"]);
    expect(await add({ isShared: true })).toEqual(["isShared"]);
    expect(await add({ shiftIds: [morning._id] })).toEqual(["shiftIds"]);
    expect(await add({ prices: [{ shiftId: morning._id, amount: 1 }] })).toEqual(["prices.0.shiftId"]);
    expect(await add({ sells: "floating", prices: [{ zone: "A", amount: 1 }] })).toEqual(["prices.0.zone"]);
    expect(await add({ prices: [{ amount: 1 }] })).toEqual(["prices.0.zone"]);
    const dear = {
      taxPercent: 10,
      prices: [
        { zone: "A", amount: 1 },
        { zone: "B", amount: 1e12 },
      ],
    };
    expect(await add(dear)).toEqual(["prices.1.amount"]);
    const plan = await addShiftPlan(client, { shiftIds: [morning._id] });
    expect(await paths(client.feePlans.update({ _id: plan._id, sells: "seat" }))).toEqual(["shiftIds"]);
    expect(await client.feePlans.get({ id: plan._id })).toEqual(plan);
  });

  it("names shifts of its own branches alone", async () => {
    const place = await found(house);
    const { client, branch } = place;
    const annex = await client.branches.add({ name: "Annex", timezone: "Asia/Kolkata" });
    const here = await addShift(client, { name: "Morning", starts: "06:00", ends: "14:00" });
    const day = { name: "Morning", starts: "06:00", ends: "14:00", weekdays: [1] };
    const theirs = await client.shifts.add({ ...day, branchId: annex._id });
    const foreign = await addShift((await found(house)).client, { name: "Morning", starts: "06:00", ends: "14:00" });
    const add = (changes: object) => addShiftPlan(client, changes);
    expect(await paths(add({ shiftIds: [here._id, foreign._id] }))).toEqual(["shiftIds.1"]);
    expect(await paths(add({ prices: [{ shiftId: house.id(), amount: 1 }] }))).toEqual(["prices.0.shiftId"]);
    expect(await paths(add({ branchIds: [branch._id], shiftIds: [here._id, theirs._id] }))).toEqual(["shiftIds.1"]);
    const both = await add({ shiftIds: [here._id, theirs._id] });
    expect(await paths(client.feePlans.update({ _id: both._id, branchIds: [annex._id] }))).toEqual(["shiftIds.0"]);
    const narrow = await hire(house, place, { permissions: ["feePlans.write"], branches: [annex._id] });
    const own = { branchIds: [annex._id], shiftIds: [theirs._id] };
    expect(await addShiftPlan(narrow, own)).toMatchObject(own);
    expect(await paths(addShiftPlan(narrow, { branchIds: [annex._id], shiftIds: [here._id] }))).toEqual(["shiftIds.0"]);
  });

  it("can't change once something was sold, also in a branch that its changer doesn't see", async () => {
    const place = await found(house, { desks: 1 });
    const { client, desks } = place;
    const annex = await client.branches.add({ name: "Annex", timezone: "Asia/Kolkata" });
    const seat = await addTerm(client, { count: 1, unit: "month" });
    const customerId = await insertCustomer(house, place);
    const deskId = desks[0]?._id ?? "";
    await client.memberships.add({ customerId, deskId, feePlanId: seat._id, startDate: "2026-11-23" });
    const sold = { status: 409, code: "fee_plan_in_use", issues: [{ path: ["sells"] }] };
    expect(await refusal(client.feePlans.update({ _id: seat._id, sells: "shift" }))).toMatchObject(sold);
    expect(await client.feePlans.update({ _id: seat._id, sells: "seat", amount: 1 })).toMatchObject({ amount: 1 });
    await client.feePlans.update({ _id: seat._id, branchIds: [annex._id] });
    const narrow = await hire(house, place, { permissions: ["feePlans.write"], branches: [annex._id] });
    expect(await refusal(narrow.feePlans.update({ _id: seat._id, sells: "shift" }))).toMatchObject(sold);
  });

  it("prices no booking unless it is a seat", async () => {
    const { client, desks } = await found(house, { desks: 1 });
    await addShiftPlan(client, { amount: 1 });
    await client.feePlans.add({ ...pass, amount: 1 });
    const deskId = desks[0]?._id ?? "";
    const customer = { name: "Ravi Kumar", email: "ravi@example.com" };
    const booked = { deskId, customer, type: "DAILY", date: "2026-11-28" } as const;
    const free = await client.desks.bookDesk(booked);
    expect(free).toMatchObject({ feePlanId: null, amount: 0 });
    const seat = await client.feePlans.add(month);
    expect(await client.desks.bookDesk({ ...booked, date: "2026-11-30" })).toMatchObject({ feePlanId: seat._id });
  });
});
