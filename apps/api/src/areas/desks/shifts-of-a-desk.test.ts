import { expect, it } from "vitest";
import { addTerm } from "../testing/assigned";
import { wallTime as at, openHall } from "../testing/hall";
import { eachHouse, refusal } from "../testing/house";

eachHouse("a desk with several members", (house) => {
  /** Two members of one seat, in the middle of the morning of their second day. */
  const shared = async (desks = 3) => {
    const place = await openHall(house, desks);
    const omar = await place.another();
    const mine = await place.sell();
    const his = await place.sell({ customerId: omar, shiftId: place.evening._id });
    house.setNow("2026-11-24T04:30:20Z");
    return { ...place, mine, his, omar };
  };

  it("has the one now whose time it is, or whose time comes next", async () => {
    const { client, deskId, mine, his, evening, morning, omar } = await shared();
    expect((await client.customers.get({ id: omar })).currentAssignment).toMatchObject({
      membershipId: his._id,
      deskId,
      shiftName: "Evening",
      endAt: his.endAt,
    });
    const now = await client.desks.assignment({ deskId });
    expect(now.current).toMatchObject({ membershipId: mine._id, startAt: at("2026-11-24", "06:00") });
    expect((await client.desks.assignment({ deskId, shiftId: evening._id })).current).toMatchObject({
      membershipId: his._id,
      startAt: at("2026-11-24", "14:00"),
    });
    house.setNow("2026-11-24T10:00:00Z");
    expect((await client.desks.assignment({ deskId })).current?.membershipId).toBe(his._id);
    expect((await client.desks.assignment({ deskId, shiftId: morning._id })).current).toMatchObject({
      membershipId: mine._id,
      startAt: at("2026-11-25", "06:00"),
    });
  });

  it("asks for the shift where none is named", async () => {
    const { client, deskId, otherId, plan } = await shared();
    const asks = async (call: Promise<unknown>) => {
      const { status, issues } = await refusal(call);
      expect([status, issues[0]?.path]).toEqual([400, ["shiftId"]]);
    };
    await asks(client.desks.unassignUser({ deskId }));
    await asks(client.desks.reassignUser({ deskId, toDeskId: otherId }));
    await asks(client.desks.renew({ deskId, feePlanId: plan._id }));
    await asks(client.desks.moveTargets({ deskId }));
  });

  it("lets one go, and keeps the other", async () => {
    const { client, deskId, mine, his, morning, evening } = await shared();
    const booking = await client.desks.unassignUser({ deskId, shiftId: morning._id });
    expect(booking).toMatchObject({ membershipId: mine._id, endAt: at("2026-11-24", "10:00") });
    expect(await client.memberships.get({ id: mine._id })).toMatchObject({ state: "ended" });
    expect(await client.memberships.get({ id: his._id })).toMatchObject({ state: "active", lastDay: "2026-12-22" });
    expect(await refusal(client.desks.unassignUser({ deskId, shiftId: morning._id }))).toMatchObject({
      code: "desk_unassigned",
    });
    expect((await client.desks.unassignUser({ deskId })).membershipId).toBe(his._id);
    expect(evening._id).toBe(his.shiftId);
  });

  it("moves one with all that is left of its days, and the day that runs leaves what was used", async () => {
    const { client, deskId, otherId, mine, his, morning, daysOf, email } = await shared();
    const moved = await client.desks.reassignUser({ deskId, toDeskId: otherId, shiftId: morning._id });
    expect(moved).toMatchObject({ membershipId: mine._id, deskId: otherId, startAt: at("2026-11-24", "10:00") });
    expect(await client.memberships.get({ id: mine._id })).toMatchObject({ deskId: otherId, deskName: "S2" });
    const days = await daysOf(mine._id);
    expect(days.map((day) => day.deskId)).toEqual([deskId, ...Array.from({ length: 25 }, () => otherId)]);
    expect((await client.desks.stays({ deskId })).data).toMatchObject([
      { startAt: at("2026-11-24", "06:00"), endAt: at("2026-11-24", "10:00") },
    ]);
    expect((await daysOf(his._id)).every((day) => day.deskId === deskId)).toBe(true);
    const mails = await house.api.mailsTo(email);
    expect(mails.map(({ subject }) => subject.split(":")[0])).toEqual(["Membership changed", "Membership begun"]);
    // By any of its bookings as well.
    const back = await client.desks.reassignUser({ bookingId: days[20]?._id ?? "", toDeskId: deskId });
    expect(back.membershipId).toBe(mine._id);
    expect((await client.memberships.get({ id: mine._id })).deskId).toBe(deskId);
  });

  it("moves one that is to come, by its membership alone; nothing else is one that can be moved", async () => {
    const { client, deskId, otherId, morning, sell, another, deskIds } = await shared();
    const [, , third = ""] = deskIds;
    const later = await sell({ deskId: third, customerId: await another("Ravi"), startDate: "2026-12-14" });
    const move = (membershipId: string, toDeskId: string) => client.desks.reassignUser({ membershipId, toDeskId });
    expect(await refusal(client.desks.reassignUser({ deskId: third, toDeskId: otherId }))).toMatchObject({
      code: "desk_unassigned",
    });
    expect(await move(later._id, otherId)).toMatchObject({
      membershipId: later._id,
      deskId: otherId,
      startAt: at("2026-12-14", "06:00"),
    });
    expect(await client.memberships.get({ id: later._id })).toMatchObject({ state: "upcoming", deskId: otherId });
    const { status, issues } = await refusal(move(later._id, otherId));
    expect([status, issues[0]?.path]).toEqual([400, ["toDeskId"]]);
    const both = { membershipId: later._id, deskId: otherId, toDeskId: deskId, shiftId: morning._id };
    expect((await refusal(client.desks.reassignUser(both))).status).toBe(400);
    await client.memberships.end({ id: later._id });
    expect(await refusal(move(later._id, third))).toMatchObject({ status: 409, code: "desk_unassigned" });
    expect((await refusal(move(crypto.randomUUID(), third))).status).toBe(404);
  });

  it("moves none of one whose new seat somebody has on some of its days", async () => {
    const { client, deskId, otherId, mine, morning, sell, another, daysOf, deskIds } = await shared();
    await sell({ deskId: otherId, customerId: await another("Ravi"), startDate: "2026-12-14" });
    const [, , third = ""] = deskIds;
    expect((await client.desks.moveTargets({ deskId, shiftId: morning._id })).map(({ _id }) => _id)).toEqual([third]);
    const taken = await refusal(client.desks.reassignUser({ deskId, toDeskId: otherId, shiftId: morning._id }));
    expect(taken).toMatchObject({ status: 409, code: "desk_taken" });
    expect(taken.message).toBe(
      "Seat S2 is taken on Mon 14 Dec, Tue 15 Dec, Wed 16 Dec and 5 more days. Free for the whole time: S3.",
    );
    expect((await daysOf(mine._id)).every((day) => day.deskId === deskId)).toBe(true);
    const annex = await client.branches.add({ name: "Annex", timezone: "Asia/Kolkata" });
    const far = await client.desks.add({ branchId: annex._id, name: "A1" });
    const there = await refusal(client.desks.reassignUser({ deskId, toDeskId: far._id, shiftId: morning._id }));
    expect(there.issues[0]?.path).toEqual(["toDeskId"]);
  });

  it("renews one", async () => {
    const { client, deskId, mine, morning, plan } = await shared();
    const booking = await client.desks.renew({ deskId, feePlanId: plan._id, shiftId: morning._id });
    expect(booking).toMatchObject({ membershipId: mine._id, startAt: at("2026-12-23", "06:00") });
    expect((await client.memberships.get({ id: mine._id })).lastDay).toBe("2027-01-22");
    const { _id: seat } = await addTerm(client, { count: 1, unit: "month" });
    const wrong = await refusal(client.desks.renew({ deskId, feePlanId: seat, shiftId: morning._id }));
    expect(wrong.issues[0]?.path).toEqual(["feePlanId"]);
  });
});
