import { expect, it } from "vitest";
import { eachHouse, refusal } from "../testing/house";
import { at, insertPlaceless, openedHall } from "../testing/memberships";
import { hire } from "../testing/staff";

eachHouse("memberships that rest", (house) => {
  const opened = () => openedHall(house);
  const days = (from: string, to: string) => ({ startAt: at(from), endAt: at(to) });

  it("leave a seat free meanwhile, and end later by the days that are lost", async () => {
    const { client, turnTo, sellSeat, timesOf, deskId, email, another, seatPlan } = await opened();
    const { _id: id } = await sellSeat();
    const frozen = await client.memberships.freeze({ id, from: "2026-12-01", to: "2026-12-10" });
    expect(frozen).toMatchObject({
      state: "upcoming",
      startAt: at("2026-11-23"),
      endAt: at("2027-01-02"),
      lastDay: "2027-01-01",
      amount: 118_000,
      freezes: [{ ...days("2026-12-01", "2026-12-11"), lostDays: 10, canThaw: true }],
    });
    expect(await timesOf(id)).toEqual([
      { ...days("2026-11-23", "2026-12-01"), deskId, amount: 118_000 },
      { ...days("2026-12-11", "2027-01-02"), deskId, amount: 0 },
    ]);
    expect((await house.lastMail(email)).subject).toMatch(/^Booking confirmed: .*11 Dec 2026 – Fri, 1 Jan 2027/);
    const day = await client.feePlans.add({
      name: "Ten days",
      bookingType: "DAILY",
      duration: { count: 10, unit: "day" },
      amount: 20_000,
    });
    const guest = { customerId: await another(), feePlanId: day._id, deskId, method: "cash" } as const;
    expect(await client.memberships.add({ ...guest, startDate: "2026-12-01" })).toMatchObject({
      lastDay: "2026-12-10",
    });
    await turnTo("2026-12-05T06:00:00Z");
    expect((await client.memberships.get({ id })).state).toBe("frozen");
    expect((await client.memberships.list({ state: "frozen" })).data.map(({ _id }) => _id)).toEqual([id]);
    const { data } = await client.desks.transactions({ deskId });
    expect(data.map(({ amount }) => amount)).toEqual([20_000, 118_000]);
    expect(seatPlan._id).toBe((await client.memberships.get({ id })).feePlanId);
  });

  it("are as they were once it is taken back", async () => {
    const { client, sellSeat, timesOf, sellShift, otherId, another } = await opened();
    for (const sold of [await sellSeat(), await sellShift({ deskId: otherId, customerId: await another() })]) {
      const { _id: id } = sold;
      const before = await timesOf(id);
      const { freezes } = await client.memberships.freeze({ id, from: "2026-12-01", to: "2026-12-10" });
      const freezeId = freezes[0]?._id ?? "";
      const { updatedAt, ...thawed } = await client.memberships.thaw({ id, freezeId });
      expect(sold).toMatchObject(thawed);
      expect(await timesOf(id)).toEqual(before);
      expect(await refusal(client.memberships.thaw({ id, freezeId }))).toMatchObject({ status: 404 });
    }
  });

  it("of a shift lose the days on which it is, which follow its end", async () => {
    const { client, sellShift, timesOf, deskId, email } = await opened();
    const { _id: id } = await sellShift();
    const before = await timesOf(id);
    // Monday to Sunday: six of its days.
    const frozen = await client.memberships.freeze({ id, from: "2026-11-30", to: "2026-12-06" });
    expect(frozen).toMatchObject({
      endAt: at("2026-12-30"),
      freezes: [{ ...days("2026-11-30", "2026-12-07"), lostDays: 6 }],
      amount: 94_400,
    });
    const after = await timesOf(id);
    expect(after).toHaveLength(before.length);
    expect(after.filter(({ startAt }) => startAt < at("2026-12-07") && startAt >= at("2026-11-30"))).toEqual([]);
    expect(after.at(-1)).toEqual({
      startAt: at("2026-12-29", "06:00"),
      endAt: at("2026-12-29", "14:00"),
      deskId,
      amount: 0,
    });
    expect((await house.lastMail(email)).subject).toMatch(/^Membership changed: .*29 December 2026/);
  });

  it("of other kinds end later by the days, without their visits in them", async () => {
    const place = await opened();
    const { client, customerId, seatPlan, deskId, orgId } = place;
    const id = await insertPlaceless(house, place, {
      ...{ customerId, feePlanId: seatPlan._id, kind: "pass", allowance: 10, allowanceUnit: "day" },
    });
    const visit = await client.desks.bookDesk({ deskId, customerId, type: "DAILY", date: "2026-12-02" });
    await house.database.tx({ orgId }, (db) =>
      db.updateTable("bookings").set({ membershipId: id, uses: 1 }).where("bookingId", "=", visit._id).execute(),
    );
    await house.database.tx({ orgId }, (db) =>
      db.updateTable("memberships").set({ used: 1 }).where("membershipId", "=", id).execute(),
    );
    const frozen = await client.memberships.freeze({ id, from: "2026-12-01", to: "2026-12-10" });
    expect(frozen).toMatchObject({ lastDay: "2027-01-01", allowance: { used: 0, left: 10 } });
    expect(await client.bookings.get({ id: visit._id })).toMatchObject({ status: "CANCELLED" });
    const thawed = await client.memberships.thaw({ id, freezeId: frozen.freezes[0]?._id ?? "" });
    expect(thawed).toMatchObject({ lastDay: "2026-12-22", freezes: [] });
  });

  it("tell who was to come that a visit in them is cancelled, and keep it so once they are taken back", async () => {
    const place = await opened();
    const { client, customerId, email, deskId } = place;
    const pass = await client.feePlans.add({
      ...{ name: "Pass", bookingType: "DAILY", amount: 50_000, sells: "pass", isShared: true },
      ...{ duration: { count: 1, unit: "month" }, allowance: { count: 5, unit: "day" } },
    });
    const friend = `omar-${house.unique()}@example.com`;
    const friendId = (await client.customers.add({ name: "Omar Ali", email: friend }))._id;
    const { _id: id } = await client.memberships.add({
      ...{ customerId, feePlanId: pass._id, startDate: "2026-11-23", people: [friendId] },
    });
    const visit = (customer: string, date: string) =>
      client.memberships.visit({ id, deskId, customerId: customer, date });
    const own = await visit(customerId, "2026-12-02");
    const shared = await visit(friendId, "2026-12-03");
    const later = await visit(friendId, "2026-12-15");
    const frozen = await client.memberships.freeze({ id, from: "2026-12-01", to: "2026-12-10" });
    expect(frozen).toMatchObject({ allowance: { used: 1 } });
    expect((await house.lastMail(friend)).subject).toMatch(/^Booking cancelled: .*3 Dec 2026/);
    const subjects = (await house.api.mailsTo(email)).map(({ subject }) => subject);
    expect(subjects.some((subject) => /^Booking cancelled: .*2 Dec 2026/.test(subject))).toBe(true);
    await client.memberships.thaw({ id, freezeId: frozen.freezes[0]?._id ?? "" });
    for (const [one, status] of [
      [own, "CANCELLED"],
      [shared, "CANCELLED"],
      [later, "CONFIRMED"],
    ] as const) {
      expect(await client.bookings.get({ id: one._id })).toMatchObject({ status });
    }
    expect(await client.memberships.get({ id })).toMatchObject({ allowance: { used: 1 }, freezes: [] });
  });

  it("ask before the added time leaves floating members without a place", async () => {
    const place = await opened();
    const { client, sellSeat, sellShift, otherId, another, morning, timesOf } = place;
    const flex = await client.feePlans.add({
      ...{ name: "Flex", bookingType: "DAILY", amount: 50_000, sells: "floating" },
      ...{ duration: { count: 1, unit: "month" }, shiftIds: [morning._id] },
    });
    const seat = await sellSeat();
    const shift = await sellShift({ deskId: otherId, customerId: await another() });
    // From the day on which both end both desks are sold as floating.
    for (const name of ["Omar", "Zoya"]) {
      await client.memberships.add({
        ...{ customerId: await another(name), feePlanId: flex._id, shiftId: morning._id, startDate: "2026-12-23" },
      });
    }
    const rest = { from: "2026-12-01", to: "2026-12-10" };
    for (const { _id: id } of [seat, shift]) {
      const before = await timesOf(id);
      expect(await refusal(client.memberships.freeze({ id, ...rest }))).toMatchObject({
        status: 409,
        code: "floating_displaced",
        data: { displaced: id === seat._id ? 1 : 2, sold: 2 },
      });
      expect(await timesOf(id)).toEqual(before);
      expect(await client.memberships.freeze({ id, ...rest, displaceFloating: true })).toMatchObject({
        freezes: [{ startAt: at("2026-12-01") }],
      });
    }
  });

  it("ask before what is taken back of a freeze leaves floating members without a place", async () => {
    const place = await opened();
    const { client, sellSeat, sellShift, otherId, another, morning, timesOf } = place;
    const flex = await client.feePlans.add({
      ...{ name: "Flex", bookingType: "DAILY", amount: 50_000, sells: "floating" },
      ...{ duration: { count: 1, unit: "week" }, shiftIds: [morning._id] },
    });
    const seat = await sellSeat();
    const shift = await sellShift({ deskId: otherId, customerId: await another() });
    const freezes: string[] = [];
    for (const { _id: id } of [seat, shift]) {
      const frozen = await client.memberships.freeze({ id, from: "2026-12-01", to: "2026-12-10" });
      freezes.push(frozen.freezes[0]?._id ?? "");
    }
    // Both desks are free meanwhile, and sold as floating.
    for (const name of ["Omar", "Zoya"]) {
      await client.memberships.add({
        ...{ customerId: await another(name), feePlanId: flex._id, shiftId: morning._id, startDate: "2026-12-02" },
      });
    }
    for (const [index, { _id: id }] of [seat, shift].entries()) {
      const asked = { id, freezeId: freezes[index] ?? "" };
      const before = await timesOf(id);
      expect(await refusal(client.memberships.thaw(asked))).toMatchObject({
        ...{ status: 409, code: "floating_displaced", data: { displaced: index + 1, sold: 2 } },
      });
      expect(await timesOf(id)).toEqual(before);
      expect(await client.memberships.thaw({ ...asked, displaceFloating: true })).toMatchObject({ freezes: [] });
    }
  });

  it("keep what is moved out of the days on which they rest, whoever's seat or visit it is", async () => {
    const place = await opened();
    const { client, sellSeat, sellShift, otherId, another, customerId, timesOf, turnTo } = place;
    const rests = { from: "2026-12-01", to: "2026-12-10" };
    const bookingsOf = async (id: string) =>
      (await client.memberships.bookings({ id, limit: 100, page: 1 })).data.toReversed();
    const move = (id: string, startAt: string, endAt: string, deskId?: string) =>
      client.bookings.reschedule({ id, startAt, endAt, ...(deskId && { deskId }) });
    const refused = {
      status: 409,
      code: "membership_outside",
      message: "This membership rests then. Choose another time, or end the freeze first.",
    };
    const seat = await sellSeat();
    await client.memberships.freeze({ id: seat._id, ...rests });
    const [before, after] = await bookingsOf(seat._id);
    const over = [at("2026-12-09"), at("2027-01-02")] as const;
    expect(await refusal(move(after?._id ?? "", ...over))).toMatchObject(refused);
    expect(await refusal(move(before?._id ?? "", at("2026-11-23"), at("2026-12-02")))).toMatchObject(refused);
    expect(await move(before?._id ?? "", at("2026-11-24"), at("2026-12-01"))).toMatchObject({ status: "CONFIRMED" });

    const shift = await sellShift({ deskId: otherId, customerId: await another() });
    await client.memberships.freeze({ id: shift._id, ...rests });
    const [day] = await bookingsOf(shift._id);
    const hours = (date: string) => [at(date, "06:00"), at(date, "14:00")] as const;
    expect(await refusal(move(day?._id ?? "", ...hours("2026-12-10")))).toMatchObject(refused);
    expect(await move(day?._id ?? "", ...hours("2026-11-29"))).toMatchObject({ status: "CONFIRMED" });
    expect((await timesOf(shift._id)).filter(({ startAt }) => startAt >= at("2026-12-01")).at(0)).toMatchObject({
      startAt: at("2026-12-11", "06:00"),
    });

    const third = await client.desks.add({ branchId: place.branch._id, name: "D3" });
    const flex = await client.feePlans.add({
      ...{ name: "Flex", bookingType: "DAILY", amount: 50_000, sells: "floating" },
      duration: { count: 1, unit: "month" },
    });
    const pass = await client.feePlans.add({
      ...{ name: "Pass", bookingType: "DAILY", amount: 50_000, sells: "pass" },
      ...{ duration: { count: 1, unit: "month" }, allowance: { count: 5, unit: "day" } },
    });
    for (const { _id: feePlanId } of [flex, pass]) {
      const sold = await client.memberships.add({ customerId, feePlanId, startDate: "2026-11-23" });
      const visit = await client.memberships.visit({
        ...{ id: sold._id, deskId: third._id },
        ...{ startAt: at("2026-11-24", "10:00"), endAt: at("2026-11-24", "11:00") },
      });
      await client.memberships.freeze({ id: sold._id, ...rests });
      const [startAt, endAt] = [at("2026-12-02", "10:00"), at("2026-12-02", "11:00")];
      expect(await refusal(move(visit._id, startAt, endAt))).toMatchObject(refused);
      await client.bookings.changeStatus({ bookingId: visit._id, status: "CANCELLED" });
    }
    // A night that began before goes on to another desk on its way into the freeze.
    const night = await client.shifts.add({
      name: "Night",
      starts: "22:00",
      ends: "06:00",
      weekdays: [0, 1, 2, 3, 4, 5, 6],
    });
    const nights = await sellShift({ deskId: third._id, customerId: await another("Zoya"), shiftId: night._id });
    await client.memberships.freeze({ id: nights._id, ...rests });
    const last = (await bookingsOf(nights._id)).find(({ startAt }) => startAt === at("2026-11-30", "22:00"));
    const fourth = await client.desks.add({ branchId: place.branch._id, name: "D4" });
    await turnTo("2026-11-30T17:30:00Z");
    const moved = await move(last?._id ?? "", at("2026-11-30", "22:00"), at("2026-12-01", "06:00"), fourth._id);
    expect(moved).toMatchObject({ deskId: fourth._id, endAt: at("2026-12-01", "06:00") });
  });

  it("rest from today on, and from their first day on", async () => {
    const { client, turnTo, sellSeat, sellShift, timesOf, deskId, otherId, another } = await opened();
    const { _id: id } = await sellSeat();
    const { _id: shiftId } = await sellShift({ deskId: otherId, customerId: await another() });
    await turnTo("2026-11-23T03:30:00Z");
    // 09:00 on its first day.
    const frozen = await client.memberships.freeze({ id, from: "2026-11-23", to: "2026-11-24" });
    expect(frozen).toMatchObject({ state: "frozen", startAt: at("2026-11-23"), lastDay: "2026-12-24" });
    expect(await timesOf(id)).toEqual([{ ...days("2026-11-25", "2026-12-25"), deskId, amount: 118_000 }]);
    const back = await client.memberships.thaw({ id, freezeId: frozen.freezes[0]?._id ?? "" });
    expect(back).toMatchObject({ state: "active", startAt: at("2026-11-23"), lastDay: "2026-12-22", freezes: [] });
    expect(await timesOf(id)).toEqual([{ ...days("2026-11-23", "2026-12-23"), deskId, amount: 118_000 }]);

    const before = await timesOf(shiftId);
    const rested = await client.memberships.freeze({ id: shiftId, from: "2026-11-23", to: "2026-11-23" });
    expect(rested).toMatchObject({ state: "frozen", lastDay: "2026-12-23", freezes: [{ lostDays: 1 }] });
    await client.memberships.thaw({ id: shiftId, freezeId: rested.freezes[0]?._id ?? "" });
    expect(await timesOf(shiftId)).toEqual(before);
  });

  it("go on from today where a freeze that runs is taken back", async () => {
    const { client, turnTo, sellSeat, sellShift, timesOf, deskId, otherId, another } = await opened();
    const { _id: id } = await sellSeat();
    const { _id: shiftId } = await sellShift({ deskId: otherId, customerId: await another() });
    const [one, other] = await Promise.all(
      [id, shiftId].map((which) => client.memberships.freeze({ id: which, from: "2026-12-01", to: "2026-12-10" })),
    );
    await turnTo("2026-12-04T12:30:00Z");
    // Six in the evening: the morning of that day is over.
    const seat = await client.memberships.thaw({ id, freezeId: one?.freezes[0]?._id ?? "" });
    expect(seat).toMatchObject({
      state: "active",
      lastDay: "2026-12-25",
      freezes: [{ ...days("2026-12-01", "2026-12-04"), lostDays: 3, canThaw: false }],
    });
    expect(await timesOf(id)).toEqual([
      { ...days("2026-11-23", "2026-12-01"), deskId, amount: 118_000 },
      { ...days("2026-12-04", "2026-12-26"), deskId, amount: 0 },
    ]);
    const shift = await client.memberships.thaw({ id: shiftId, freezeId: other?.freezes[0]?._id ?? "" });
    // Of nine days lost five come back: Saturday, and Monday to Thursday.
    expect(shift.freezes).toMatchObject([{ lostDays: 4 }]);
    expect((await timesOf(shiftId)).map(({ startAt }) => startAt)).toEqual(
      expect.arrayContaining([at("2026-12-05", "06:00"), at("2026-12-10", "06:00"), at("2026-12-26", "06:00")]),
    );
    // A Sunday: the day before the first that went back.
    expect(shift.lastDay).toBe("2026-12-27");
    expect(await refusal(client.memberships.thaw({ id, freezeId: one?.freezes[0]?._id ?? "" }))).toMatchObject({
      status: 409,
      code: "freeze_over",
    });
  });

  it("are refused with the days that somebody has, and nothing is half done", async () => {
    const place = await opened();
    const { client, sellSeat, sellShift, timesOf, deskId, otherId, another, orgId } = place;
    const { _id: id } = await sellSeat();
    const { _id: shiftId } = await sellShift({ deskId: otherId, customerId: await another() });
    const before = [await timesOf(id), await timesOf(shiftId)];
    const customer = { name: "Ravi Kumar", email: "ravi@example.com" };
    for (const desk of [deskId, otherId]) {
      const hour = { startAt: at("2026-12-24", "10:00"), endAt: at("2026-12-24", "11:00") };
      await client.desks.bookDesk({ deskId: desk, customer, type: "HOURLY", ...hour });
    }
    for (const which of [id, shiftId]) {
      const refused = await refusal(client.memberships.freeze({ id: which, from: "2026-12-01", to: "2026-12-05" }));
      expect(refused).toMatchObject({ status: 409, code: "desk_taken" });
      expect(refused.message).toMatch(/^Seat S[12] is taken on Thu,? 24 Dec\./);
      expect((await client.memberships.get({ id: which })).freezes).toEqual([]);
    }
    expect([await timesOf(id), await timesOf(shiftId)]).toEqual(before);
    const { freezes } = await client.memberships.freeze({ id, from: "2026-12-01", to: "2026-12-01" });
    await client.desks.bookDesk({ deskId, customer, type: "DAILY", date: "2026-12-01" });
    const taken = await refusal(client.memberships.thaw({ id, freezeId: freezes[0]?._id ?? "" }));
    expect(taken).toMatchObject({ status: 409, code: "desk_taken" });
    expect(taken.message).toMatch(/1 Dec/);
    expect((await client.memberships.get({ id })).lastDay).toBe("2026-12-23");
    const entries = await house.database.tx({ orgId }, (db) =>
      db.selectFrom("membershipFreezes").selectAll().execute(),
    );
    expect(entries).toHaveLength(1);
  });

  it("rest once at a time, on days that they have", async () => {
    const { client, turnTo, sellSeat } = await opened();
    const { _id: id } = await sellSeat();
    const ask = (from: string, to: string) => refusal(client.memberships.freeze({ id, from, to }));
    expect((await ask("2026-11-22", "2026-12-01")).issues[0]?.path).toEqual(["from"]);
    expect((await ask("2026-12-20", "2026-12-23")).issues[0]?.path).toEqual(["to"]);
    expect((await ask("2026-12-02", "2026-12-01")).issues[0]?.path).toEqual(["to"]);
    const first = await client.memberships.freeze({ id, from: "2026-12-01", to: "2026-12-10" });
    expect(await ask("2026-12-10", "2026-12-11")).toMatchObject({ status: 409, code: "already_frozen" });
    const second = await client.memberships.freeze({ id, from: "2026-12-28", to: "2027-01-01" });
    expect(second.lastDay).toBe("2027-01-06");
    const early = await refusal(client.memberships.thaw({ id, freezeId: first.freezes[0]?._id ?? "" }));
    expect(early).toMatchObject({ status: 409, code: "frozen_later" });
    await client.memberships.thaw({ id, freezeId: second.freezes[1]?._id ?? "" });
    await client.memberships.thaw({ id, freezeId: first.freezes[0]?._id ?? "" });
    expect(await client.memberships.get({ id })).toMatchObject({ lastDay: "2026-12-22", freezes: [] });
    await turnTo("2027-01-10T06:00:00Z");
    expect(await ask("2027-01-11", "2027-01-12")).toMatchObject({ status: 409, code: "membership_over" });
  });

  it("are not rested where its member has another seat in the added time, nor by whom that is not for", async () => {
    const place = await opened();
    const { client, sellSeat, otherId, branch } = place;
    const { _id: id } = await sellSeat();
    await sellSeat({ deskId: otherId, startDate: "2026-12-23" });
    expect(await refusal(client.memberships.freeze({ id, from: "2026-12-01", to: "2026-12-01" }))).toMatchObject({
      status: 409,
      code: "customer_assigned",
    });
    const annex = await client.branches.add({ name: "Annex", timezone: "Asia/Kolkata" });
    const far = await hire(house, place, { permissions: ["bookings.write", "customers.read"], branches: [annex._id] });
    const blind = await hire(house, place, { permissions: ["bookings.read"], branches: [branch._id] });
    const ask = (who: typeof client) => refusal(who.memberships.freeze({ id, from: "2026-12-01", to: "2026-12-01" }));
    expect(await ask(far)).toMatchObject({ status: 404 });
    expect(await ask(blind)).toMatchObject({ status: 403 });
  });
});
