import { expect, it } from "vitest";
import { eachHouse, found, refusal } from "../testing/house";

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

  it("name only branches of their own organisation", async () => {
    const { client, branch } = await found(house);
    const foreign = (await found(house)).branch._id;
    for (const unknown of [foreign, house.id()]) {
      const failure = await refusal(client.feePlans.add({ ...day, branchIds: [branch._id, unknown] }));
      expect(failure.issues).toEqual([{ path: ["branchIds", 1], message: "Branch not found" }]);
    }
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
