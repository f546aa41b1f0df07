import { expect, it } from "vitest";
import { addTerm } from "../testing/assigned";
import { wallTime as at, openHall } from "../testing/hall";
import { eachHouse, refusal } from "../testing/house";
import { addShiftPlan } from "../testing/shifts";

eachHouse("ends of memberships", (house) => {
  it("now: the running day ends with this minute, those after it are taken away", async () => {
    const { client, sell, daysOf, another, deskId, email } = await openHall(house);
    const { _id } = await sell();
    house.setNow("2026-11-25T04:30:20Z");
    const ended = await client.memberships.end({ id: _id });
    expect(ended).toMatchObject({ _id, state: "ended", endAt: at("2026-11-25", "10:00"), amount: 94_400 });
    const days = await daysOf(_id);
    const standing = days.filter(({ status }) => status === "CONFIRMED");
    expect(standing.map(({ startAt, endAt }) => [startAt, endAt])).toEqual([
      [at("2026-11-23", "06:00"), at("2026-11-23", "14:00")],
      [at("2026-11-24", "06:00"), at("2026-11-24", "14:00")],
      [at("2026-11-25", "06:00"), at("2026-11-25", "10:00")],
    ]);
    expect(days).toHaveLength(26);
    expect((await house.lastMail(email)).subject).toMatch(/^Membership ended: /);
    expect(await refusal(client.memberships.end({ id: _id }))).toMatchObject({ code: "membership_over" });
    expect((await sell({ customerId: await another(), startDate: "2026-11-26" })).deskId).toBe(deskId);
  });

  it("on a day before the last", async () => {
    const { client, sell, daysOf } = await openHall(house);
    const { _id } = await sell();
    const path = async (lastDay: string) =>
      (await refusal(client.memberships.end({ id: _id, lastDay }))).issues[0]?.path;
    expect(await path("2026-11-20")).toEqual(["lastDay"]);
    expect(await path("2026-11-22")).toEqual(["lastDay"]);
    expect(await path("2026-12-22")).toEqual(["lastDay"]);
    const ended = await client.memberships.end({ id: _id, lastDay: "2026-11-24" });
    expect(ended).toMatchObject({ state: "upcoming", lastDay: "2026-11-24" });
    const standing = (await daysOf(_id)).filter(({ status }) => status === "CONFIRMED");
    expect(standing.map(({ endAt }) => endAt)).toEqual([at("2026-11-23", "14:00"), at("2026-11-24", "14:00")]);
  });

  it("on a day after which there is none of the shift's any more", async () => {
    const { client, sell, daysOf, evening, deskId } = await openHall(house);
    await client.shifts.update({ _id: evening._id, weekdays: [1, 2] });
    const { _id: feePlanId } = await addShiftPlan(client, { name: "Week", duration: { count: 1, unit: "week" } });
    const { _id } = await sell({ shiftId: evening._id, feePlanId });
    const before = await daysOf(_id);
    expect(before.map(({ startAt }) => startAt)).toEqual([at("2026-11-23", "14:00"), at("2026-11-24", "14:00")]);
    expect(await client.memberships.end({ id: _id, lastDay: "2026-11-26" })).toMatchObject({ lastDay: "2026-11-26" });
    expect(await daysOf(_id)).toEqual(before);
    house.setNow("2026-11-25T06:00:00Z");
    expect(await client.desks.unassignUser({ deskId })).toEqual(before[1]);
    expect(await client.memberships.get({ id: _id })).toMatchObject({ state: "ended", lastDay: "2026-11-25" });
    expect(await refusal(client.desks.unassignUser({ deskId }))).toMatchObject({ code: "desk_unassigned" });
  });

  it("before they begin take them back, and tell the staff once", async () => {
    const { client, sell, daysOf } = await openHall(house);
    const { _id } = await sell();
    await house.tell();
    const before = (await client.notifications.list({ limit: 50, page: 1 })).totalRecords;
    expect(await client.memberships.end({ id: _id })).toMatchObject({ state: "cancelled", lastDay: "2026-12-22" });
    expect(new Set((await daysOf(_id)).map(({ status }) => status))).toEqual(new Set(["CANCELLED"]));
    await house.tell();
    const { data, totalRecords } = await client.notifications.list({ limit: 50, page: 1 });
    expect(totalRecords - before).toBeLessThanOrEqual(1);
    for (const { body } of data.slice(0, totalRecords - before)) expect(body).toContain("and 25 more days");
  });

  it("of a night that runs end it now, and keep the last night of an earlier day whole", async () => {
    const { client, sell, daysOf, another, otherId } = await openHall(house);
    const night = await client.shifts.add({
      name: "Night",
      starts: "22:00",
      ends: "06:00",
      weekdays: [0, 1, 2, 3, 4, 5, 6],
    });
    const one = await sell({ shiftId: night._id });
    const other = await sell({ shiftId: night._id, deskId: otherId, customerId: await another() });
    await client.memberships.end({ id: other._id, lastDay: "2026-11-24" });
    const kept = (await daysOf(other._id)).filter(({ status }) => status === "CONFIRMED");
    expect(kept.at(-1)?.endAt).toBe(at("2026-11-25", "06:00"));
    house.setNow("2026-11-24T20:30:00Z");
    await client.memberships.end({ id: one._id });
    const standing = (await daysOf(one._id)).filter(({ status }) => status === "CONFIRMED");
    expect(standing.at(-1)).toMatchObject({ startAt: at("2026-11-24", "22:00"), endAt: at("2026-11-25", "02:00") });
  });

  it("of a seat are those of its desk", async () => {
    const { client, deskId, customerId, email } = await openHall(house);
    const { _id: feePlanId } = await addTerm(client, { count: 1, unit: "month" });
    const { _id } = await client.memberships.add({ deskId, customerId, feePlanId, startDate: "2026-11-21" });
    const shorter = await client.memberships.end({ id: _id, lastDay: "2026-11-30" });
    expect(shorter).toMatchObject({ state: "active", lastDay: "2026-11-30" });
    expect((await client.bookings.get({ id: _id })).endAt).toBe(at("2026-12-01", "00:00"));
    const ended = await client.memberships.end({ id: _id });
    expect(ended).toMatchObject({ state: "ended", endAt: house.minutesFromNow(0) });
    expect((await house.lastMail(email)).subject).toMatch(/^Booking changed: /);
    expect(await client.desks.assignment({ deskId })).toMatchObject({ current: null, last: { _id } });
  });
});
