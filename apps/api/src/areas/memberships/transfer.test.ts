import { expect, it } from "vitest";
import { eachHouse, refusal } from "../testing/house";
import { at, openedHall } from "../testing/memberships";

eachHouse("memberships that go to somebody else", (house) => {
  const opened = () => openedHall(house);

  it("leave what was used with the one before, and cost nothing", async () => {
    const { client, turnTo, sellSeat, timesOf, another, deskId, customerId, email } = await opened();
    const { _id: id } = await sellSeat();
    await turnTo("2026-12-13T06:30:20Z");
    const newcomer = await another();
    const heir = await client.memberships.transfer({ id, customerId: newcomer });
    expect(heir).toMatchObject({
      ...{ kind: "seat", state: "active", customerId: newcomer, customerName: "Omar Ali", deskId, amount: 39_333 },
      ...{ startAt: at("2026-12-13", "12:00"), lastDay: "2026-12-22" },
    });
    expect(await client.memberships.get({ id })).toMatchObject({ state: "ended", customerId, amount: 78_667 });
    expect([...(await timesOf(id)), ...(await timesOf(heir._id))]).toEqual([
      { startAt: at("2026-11-23"), endAt: at("2026-12-13", "12:00"), deskId, amount: 78_667 },
      { startAt: at("2026-12-13", "12:00"), endAt: at("2026-12-23"), deskId, amount: 39_333 },
    ]);
    expect((await client.desks.transactions({ deskId })).totalCount).toBe(1);
    expect((await house.lastMail(email)).subject).toMatch(/^Booking changed: /);
    expect((await client.desks.assignment({ deskId })).current?.customerId).toBe(newcomer);
  });

  it("stay the same one where nothing was used, with bookings that the one before can't reach", async () => {
    const { client, sellSeat, sellShift, timesOf, another, otherId, customerId } = await opened();
    for (const sold of [await sellSeat(), await sellShift({ deskId: otherId, customerId: await another() })]) {
      const { _id: id } = sold;
      const before = await timesOf(id);
      const { data: old } = await client.memberships.bookings({ id, limit: 100, page: 1 });
      const newcomer = await another("Lena Berg");
      const heir = await client.memberships.transfer({ id, customerId: newcomer });
      expect(heir).toMatchObject({ _id: id, customerId: newcomer, amount: sold.amount, endAt: sold.endAt });
      expect(await timesOf(id)).toEqual(before);
      for (const { _id } of old) expect((await client.bookings.get({ id: _id })).status).toBe("CANCELLED");
      const back = await client.memberships.transfer({ id, customerId: sold.customerId });
      expect(back).toMatchObject({ _id: id, customerId: sold.customerId, state: "upcoming" });
      expect(await timesOf(id)).toEqual(before);
    }
    expect((await client.customers.get({ id: customerId })).bookings.daily.length).toBeGreaterThan(0);
  });

  it("given back in the middle stay three, with what each used and all that was agreed", async () => {
    const { client, turnTo, sellSeat, another, customerId } = await opened();
    const sold = await sellSeat();
    await turnTo("2026-12-03T06:30:20Z");
    const heir = await client.memberships.transfer({ id: sold._id, customerId: await another() });
    await turnTo("2026-12-03T06:40:20Z");
    const back = await client.memberships.transfer({ id: heir._id, customerId });
    const ids = [sold._id, heir._id, back._id];
    expect(new Set(ids).size).toBe(3);
    const all = await Promise.all(ids.map((id) => client.memberships.get({ id })));
    expect(all.map(({ state }) => state)).toEqual(["ended", "ended", "active"]);
    expect(all.reduce((sum, { amount }) => sum + amount, 0)).toBe(sold.amount);
    expect(back).toMatchObject({ customerId, lastDay: sold.lastDay });
  });

  it("of a shift give the days ahead; the one that runs is still the old member's", async () => {
    const { client, turnTo, sellShift, timesOf, another, deskId } = await opened();
    const { _id: id } = await sellShift();
    const before = await timesOf(id);
    await turnTo("2026-12-07T03:30:00Z");
    const heir = await client.memberships.transfer({ id, customerId: await another() });
    expect(await timesOf(id)).toEqual(before.filter(({ startAt }) => startAt < at("2026-12-08")));
    expect(await timesOf(heir._id)).toEqual(before.filter(({ startAt }) => startAt > at("2026-12-08")));
    expect(heir).toMatchObject({ deskId, shiftName: "Morning", lastDay: "2026-12-22" });
  });

  it("of a pass give what is left of it", async () => {
    const place = await opened();
    const { client, turnTo, customerId, another } = place;
    const friend = await another("Lena Berg");
    const plan = await client.feePlans.add({
      ...{ name: "Ten days", bookingType: "DAILY", duration: { count: 1, unit: "month" }, amount: 30_000 },
      ...{ sells: "pass", allowance: { count: 10, unit: "day" }, isShared: true },
    });
    const { _id: id } = await client.memberships.add({
      ...{ customerId, feePlanId: plan._id, startDate: "2026-11-23", people: [friend] },
    });
    await client.memberships.visit({ id, date: "2026-11-23" });
    await client.memberships.visit({ id, date: "2026-12-10" });
    await client.memberships.visit({ id, date: "2026-12-11", customerId: friend });
    await turnTo("2026-12-05T06:30:00Z");
    const newcomer = await another();
    const heir = await client.memberships.transfer({ id, customerId: newcomer });
    expect(heir).toMatchObject({
      ...{ customerId: newcomer, kind: "pass", amount: 27_000, lastDay: "2026-12-22" },
      allowance: { total: 9, used: 2, left: 7 },
      people: [{ _id: friend }],
    });
    expect(await client.memberships.get({ id })).toMatchObject({
      ...{ state: "ended", customerId, amount: 3_000 },
      allowance: { total: 1, used: 1, left: 0 },
    });
    const { data } = await client.memberships.bookings({ id: heir._id, limit: 10, page: 1 });
    expect(data.map((booking) => [booking.customerId, booking.startAt])).toEqual([
      [friend, at("2026-12-11")],
      [newcomer, at("2026-12-10")],
    ]);
    const shared = await client.memberships.transfer({ id: heir._id, customerId: friend });
    expect(shared).toMatchObject({ _id: heir._id, customerId: friend, people: [] });
  });

  it("are refused to who has a desk then, to himself, and to nobody", async () => {
    const place = await opened();
    const { client, sellSeat, another, otherId, customerId } = place;
    const { _id: id } = await sellSeat();
    const busy = await another();
    await sellSeat({ deskId: otherId, customerId: busy, startDate: "2026-12-22" });
    const ask = (who: string) => refusal(client.memberships.transfer({ id, customerId: who }));
    expect(await ask(busy)).toMatchObject({ status: 409, code: "customer_assigned" });
    expect((await ask(customerId)).issues[0]?.path).toEqual(["customerId"]);
    expect(await ask(house.id())).toMatchObject({ status: 404 });
    const gone = await another("Lena Berg");
    await client.customers.update({ _id: gone, isActive: false });
    expect((await ask(gone)).issues[0]?.path).toEqual(["customerId"]);
    await client.memberships.freeze({ id, from: "2026-12-01", to: "2026-12-02" });
    expect(await ask(await another())).toMatchObject({ status: 409, code: "membership_frozen" });
  });
});
