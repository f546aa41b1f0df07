import { expect, it } from "vitest";
import { eachHouse, found, refusal } from "../testing/house";
import { hire } from "../testing/staff";

const day = { name: "Day", bookingType: "DAILY", duration: { count: 1, unit: "day" }, amount: 50_000 } as const;

eachHouse("fee plans", (house) => {
  it("are sold in the organisation's currency, everywhere unless told otherwise", async () => {
    const { client, branch } = await found(house);
    const plan = await client.feePlans.add(day);
    expect(plan).toMatchObject({ ...day, currency: "INR", taxPercent: 0, branchIds: [], isActive: true });
    const here = await client.feePlans.update({ _id: plan._id, branchIds: [branch._id], taxPercent: 12.5 });
    expect(here).toMatchObject({ ...day, branchIds: [branch._id], taxPercent: 12.5 });
    expect((await client.feePlans.list({ search: "DAY" })).data).toEqual([here]);
    expect(await client.feePlans.update({ ...here, name: "Day pass" })).toMatchObject({ name: "Day pass" });
  });

  it("are sold in no other currency than the organisation's, and for no more than a booking can cost", async () => {
    const { client } = await found(house);
    const paths = async (call: Promise<unknown>) => (await refusal(call)).issues.map(({ path }) => path.join("."));
    expect(await paths(client.feePlans.add({ ...day, currency: "USD" }))).toEqual(["currency"]);
    expect(await paths(client.feePlans.add({ ...day, amount: 1e12, taxPercent: 0.01 }))).toEqual(["amount"]);
    const shelved = await client.feePlans.add({ ...day, currency: "USD", isActive: false });
    expect(await paths(client.feePlans.update({ _id: shelved._id, isActive: true }))).toEqual(["currency"]);
    expect(await client.feePlans.update({ ...shelved, name: "Shelved" })).toMatchObject({ name: "Shelved" });
    const dear = await client.feePlans.add({ ...day, amount: 1e12 });
    expect(await paths(client.feePlans.update({ _id: dear._id, taxPercent: 5 }))).toEqual(["amount"]);
    expect(await client.feePlans.get({ id: dear._id })).toEqual(dear);
  });

  it("let go of a branch that is deleted, but for the last that they name", async () => {
    const { client, branch } = await found(house);
    const annex = await client.branches.add({ name: "Annex", timezone: "Asia/Kolkata" });
    const both = await client.feePlans.add({ ...day, branchIds: [annex._id, branch._id, annex._id] });
    expect(both.branchIds).toEqual([annex._id, branch._id]);
    const only = await client.feePlans.add({ ...day, name: "Annex day", branchIds: [annex._id] });
    const failure = await refusal(client.branches.remove({ id: annex._id }));
    expect(failure).toMatchObject({ status: 409, code: "branch_in_use" });
    expect(failure.message).toContain("Annex day");
    expect((await client.feePlans.get({ id: both._id })).branchIds).toEqual(both.branchIds);
    await client.feePlans.remove({ id: only._id });
    await client.branches.remove({ id: annex._id });
    expect((await client.feePlans.get({ id: both._id })).branchIds).toEqual([branch._id]);
  });

  it("name only branches of their own organisation", async () => {
    const { client, branch } = await found(house);
    const foreign = (await found(house)).branch._id;
    for (const unknown of [foreign, house.id()]) {
      const failure = await refusal(client.feePlans.add({ ...day, branchIds: [branch._id, unknown] }));
      expect(failure.issues).toEqual([{ path: ["branchIds", 1], message: "Branch not found" }]);
    }
  });

  it("are changed by who works in all of their branches", async () => {
    const place = await found(house, { desks: 1 });
    const annex = await place.client.branches.add({ name: "Annex", timezone: "Asia/Kolkata" });
    const local = await hire(house, place, {
      permissions: ["feePlans.read", "feePlans.write", "branches.read"],
      branches: [annex._id],
    });
    const elsewhere = await place.client.feePlans.add({ ...day, branchIds: [place.branch._id] });
    const both = await place.client.feePlans.add({ ...day, branchIds: [place.branch._id, annex._id] });
    const own = await local.feePlans.add({ ...day, branchIds: [annex._id] });
    const beyond = { status: 403, code: "branch_scope" };
    expect(await refusal(local.feePlans.add({ ...day, amount: 0 }))).toMatchObject(beyond);
    expect(await refusal(local.feePlans.update({ _id: own._id, branchIds: [] }))).toMatchObject(beyond);
    for (const { _id } of [place.plan, elsewhere, both]) {
      expect(await refusal(local.feePlans.update({ _id, amount: 1 }))).toMatchObject(beyond);
      expect(await refusal(local.feePlans.remove({ id: _id }))).toMatchObject(beyond);
    }
    expect(await local.feePlans.update({ _id: own._id, amount: 1 })).toMatchObject({ amount: 1 });
    await local.feePlans.remove({ id: own._id });
    expect((await place.client.feePlans.list()).totalRecords).toBe(3);
  });

  it("stay while something was booked on them, also where nobody sees it who deletes them", async () => {
    const place = await found(house, { desks: 1 });
    const annex = await place.client.branches.add({ name: "Annex", timezone: "Asia/Kolkata" });
    const booking = await place.client.desks.bookDesk({
      deskId: place.desks[0]?._id ?? "",
      customer: { name: "Nisha Verma", email: "nisha@example.com" },
      type: "HOURLY",
      feePlanId: place.plan._id,
      method: "cash",
      startAt: house.minutesFromNow(60),
      endAt: house.minutesFromNow(120),
    });
    await place.client.feePlans.update({ _id: place.plan._id, branchIds: [annex._id] });
    const local = await hire(house, place, { permissions: ["feePlans.write"], branches: [annex._id] });
    expect(await refusal(local.feePlans.remove({ id: place.plan._id }))).toMatchObject({
      status: 409,
      code: "fee_plan_in_use",
    });
    expect(await place.client.bookings.get({ id: booking._id })).toMatchObject({ feePlanId: place.plan._id });
  });

  it("keep type and unit together when one of them changes alone", async () => {
    const { client } = await found(house);
    const plan = await client.feePlans.add(day);
    const failure = await refusal(client.feePlans.update({ _id: plan._id, bookingType: "HOURLY" }));
    expect(failure.issues[0]?.path).toEqual(["duration", "unit"]);
    const hourly = { bookingType: "HOURLY", duration: { count: 2, unit: "hour" } } as const;
    expect(await client.feePlans.update({ _id: plan._id, ...hourly })).toMatchObject(hourly);
  });

  it("are deleted only when nothing was booked on them, and change no price that was", async () => {
    const { client, desks, plan } = await found(house, { desks: 1 });
    const booking = await client.desks.bookDesk({
      deskId: desks[0]?._id ?? "",
      customer: { name: "Ravi Kumar", phone: "+91 98765 43210" },
      type: "HOURLY",
      startAt: house.minutesFromNow(0),
      endAt: house.minutesFromNow(60),
    });
    await client.feePlans.update({ _id: plan._id, amount: 1 });
    expect((await client.bookings.get({ id: booking._id })).amount).toBe(2_950);
    expect(await refusal(client.feePlans.remove({ id: plan._id }))).toMatchObject({
      status: 409,
      code: "fee_plan_in_use",
    });
    const unused = await client.feePlans.add(day);
    expect(await client.feePlans.remove({ id: unused._id })).toEqual({ _id: unused._id });
    expect(await refusal(client.feePlans.get({ id: unused._id }))).toMatchObject({ status: 404 });
  });
});
