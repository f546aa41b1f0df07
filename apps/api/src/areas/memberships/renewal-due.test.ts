import { expect, it } from "vitest";
import { addTerm } from "../testing/assigned";
import { eachHouse, type House } from "../testing/house";
import { openedHall } from "../testing/memberships";

/** A hall in which memberships of a week were sold from Monday, 23 November on. */
async function soldWeek(house: House) {
  house.setNow("2026-11-21T06:00:00Z");
  const hall = await openedHall(house, 3);
  const { client, sellSeat, turnTo } = hall;
  const { _id: feePlanId } = await addTerm(client, { count: 1, unit: "week" });
  const seat = (customerId: string, deskId = hall.deskId) => sellSeat({ customerId, feePlanId, deskId });
  const on = (day: string) => turnTo(`${day}T06:00:00Z`);
  const waited = async () => {
    const { data, totalRecords } = await client.memberships.list({ state: "renewalDue", limit: 20, page: 1 });
    const ids = data.map(({ _id }) => _id);
    expect(totalRecords).toBe(ids.length);
    expect(data.every(({ state, renewalDue }) => state === "ended" && renewalDue)).toBe(true);
    return ids;
  };
  return { ...hall, seat, on, waited };
}

eachHouse("a membership that ended unrenewed", (house) => {
  it("is waited for through thirty days, and nothing of it is owed", async () => {
    const { client, customerId, another, seat, sellSeat, otherId, on, waited } = await soldWeek(house);
    const { _id } = await seat(customerId);
    // Who came for a day came for a day.
    const day = await addTerm(client, { count: 1, unit: "day" });
    await sellSeat({ customerId: await another(), feePlanId: day._id, deskId: otherId });
    await on("2026-11-29");
    expect(await waited()).toEqual([]);
    await on("2026-12-02");
    expect(await waited()).toEqual([_id]);
    expect((await client.dues.list({ limit: 20, page: 1 })).totalRecords).toBe(0);
    await on("2026-12-29");
    expect(await waited()).toEqual([_id]);
    await on("2026-12-31");
    expect(await waited()).toEqual([]);
    expect((await client.memberships.get({ id: _id })).renewalDue).toBe(false);
  });

  it("is waited for no more once it is renewed, or another was sold to its member since", async () => {
    const { client, customerId, another, seat, sellShift, otherId, on, waited } = await soldWeek(house);
    const renewed = await seat(customerId);
    const elsewhere = await another();
    const other = await seat(elsewhere, otherId);
    await on("2026-12-02");
    expect(new Set(await waited())).toEqual(new Set([renewed._id, other._id]));
    const again = await client.memberships.renew({ id: renewed._id });
    expect(await waited()).toEqual([other._id]);
    await sellShift({ customerId: elsewhere, startDate: "2026-12-03", deskId: otherId });
    expect(await waited()).toEqual([]);
    // The second time it ends by itself again.
    await on("2026-12-11");
    expect(await waited()).toEqual([again._id]);
  });

  it("is not waited for where somebody ended it, nor of who is inactive, until it is renewed and ends again", async () => {
    const { client, customerId, another, seat, otherId, desks, on, waited } = await soldWeek(house);
    const early = await seat(customerId);
    const unassigned = await seat(await another(), otherId);
    const left = await another("Lena Roy");
    await seat(left, desks[2]?._id);
    await on("2026-11-24");
    await client.memberships.end({ id: early._id, lastDay: "2026-11-26" });
    await client.desks.unassignUser({ deskId: otherId });
    await client.customers.update({ _id: left, isActive: false });
    await on("2026-12-02");
    expect(await waited()).toEqual([]);
    await client.customers.update({ _id: left, isActive: true });
    expect(await waited()).toHaveLength(1);
    const again = await client.memberships.renew({ id: early._id });
    await on("2026-12-12");
    expect(await waited()).toContain(again._id);
    expect(await waited()).not.toContain(unassigned._id);
  });

  it("is not waited for where it was changed to another plan: what goes on is", async () => {
    const { client, customerId, seat, on, waited } = await soldWeek(house);
    const { _id } = await seat(customerId);
    const { _id: feePlanId } = await addTerm(client, { count: 2, unit: "week" });
    await on("2026-11-25");
    const after = await client.memberships.change({ id: _id, feePlanId, from: "2026-11-26" });
    await on("2026-12-05");
    expect((await client.memberships.get({ id: _id })).state).toBe("ended");
    expect(await waited()).toEqual([after._id]);
    expect(after._id).not.toBe(_id);
  });
});
