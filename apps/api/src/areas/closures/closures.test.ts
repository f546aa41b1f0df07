import type { AddClosure } from "@carrel/sdk/schemas";
import { expect, it } from "vitest";
import { eachHouse, givenProof, refusal } from "../testing/house";
import { at, insertPlaceless, openedHall } from "../testing/memberships";
import { outcomes } from "../testing/outcomes";
import { addShift } from "../testing/shifts";
import { hire } from "../testing/staff";

eachHouse("days on which a branch is closed", (house) => {
  const opened = async (desks = 2) => {
    const hall = await openedHall(house, desks);
    const { client, branch, orgId, deskId } = hall;
    const branchId = branch._id;
    const visitor = house.client("pk_demo_carrel");
    const save = async (changes: object, email = `visitor-${house.unique()}@example.com`) =>
      visitor.bookings.saveBooking({
        ...{ orgId, branchId, deskId, type: "HOURLY" as const, name: "Ravi Kumar", email },
        verificationToken: await givenProof(house, orgId, email),
        ...changes,
      });
    return {
      ...{ ...hall, branchId, visitor, save },
      close: (from: string, to = from, changes: Partial<AddClosure> = {}) =>
        client.closures.add({ branchId, from, to, reason: "Painting", ...changes }),
      hours: (date: string, from = "10:00", to = "12:00") => ({ startAt: at(date, from), endAt: at(date, to) }),
      statusOf: async (id: string) => (await client.bookings.get({ id })).status,
    };
  };

  it("are added from today on, none over another, and listed until they are over", async () => {
    const { client, branchId, close, turnTo } = await opened();
    const first = await close("2026-12-01", "2026-12-02", { givesBack: true });
    expect(first).toMatchObject({
      ...{ branchId, from: "2026-12-01", to: "2026-12-02", reason: "Painting", givesBack: true },
      ...{ cancelled: 0, freed: 0, moved: 0, kept: [] },
    });
    await close("2026-11-21");
    const refused = async (from: string, to: string) => {
      const { status, code, message, issues } = await refusal(close(from, to));
      return [status, code, issues?.[0]?.path[0] ?? message];
    };
    expect(await refused("2026-11-20", "2026-11-25")).toEqual([400, "validation_failed", "from"]);
    expect(await refused("2026-12-10", "2026-12-09")).toEqual([400, "validation_failed", "to"]);
    expect(await refused("2027-01-01", "2028-01-02")).toEqual([400, "validation_failed", "to"]);
    expect(await refused("2030-01-01", "2030-01-02")).toEqual([400, "validation_failed", "to"]);
    expect(await refused("2026-12-02", "2026-12-05")).toEqual([
      ...[409, "closure_overlaps"],
      "Library Lane is closed already from 2026-12-01 to 2026-12-02 (Painting). Choose other days, or take that back first.",
    ]);
    expect(await refusal(close("2026-12-05", "2026-12-05", { reason: "x".repeat(121) }))).toMatchObject({
      status: 400,
    });
    const from = async (when?: "ahead" | "past") =>
      (await client.closures.list({ branchId, ...(when && { when }), page: 1 })).data.map((closure) => closure.from);
    expect(await from()).toEqual(["2026-11-21", "2026-12-01"]);
    await turnTo("2026-11-22T06:00:00Z");
    expect([await from(), await from("past")]).toEqual([["2026-12-01"], ["2026-11-21"]]);
    // Its own record says so, and can be sent back.
    const branch = await client.branches.get({ id: branchId });
    expect(branch.closures.map((closure) => closure.from)).toEqual(["2026-11-21", "2026-12-01"]);
    expect(await client.branches.update(branch)).toMatchObject({ closures: branch.closures });
  });

  it("are at most 200 ahead", async () => {
    const { orgId, branchId, close } = await opened();
    await house.database.tx({ orgId }, async (db) => {
      for (let day = 0; day < 200; day += 1) {
        const date = new Date(Date.UTC(2027, 0, 1 + 2 * day)).toISOString().slice(0, 10);
        await db
          .insertInto("branchClosures")
          .values({ orgId, closureId: house.id(), branchId, firstDay: date, lastDay: date, reason: "Odd days" })
          .execute();
      }
    });
    expect(await refusal(close("2026-12-01"))).toMatchObject({ status: 409, code: "closures_full" });
  });

  it("are open to no visitor, by hours, slots, days and bookings, and say why", async () => {
    const { client, branchId, deskId, orgId, close, save, visitor, hours } = await opened();
    await close("2026-12-01");
    await close("2027-06-01");
    const { data } = await visitor.branches.listPublic({ orgId });
    expect(data[0]?.closures).toEqual([{ from: "2026-12-01", to: "2026-12-01", reason: "Painting", givesBack: false }]);
    const [day] = await client.desks.slots({ deskId, dayOption: "single", date: "2026-12-01", duration: 60 });
    expect(day?.slots).toEqual([]);
    const { slots } = await visitor.desks.listPublic({ branchId, date: "2026-12-01", page: 1 });
    expect(slots).toEqual([]);
    const { days } = await client.bookings.occupancy({ branchId, from: "2026-11-30", to: "2026-12-02" });
    expect(days.map(({ openMinutes }) => openMinutes)).toEqual([720, 0, 720]);
    const board = await client.memberships.board({ date: "2026-12-01" });
    expect(board.closure).toEqual({ from: "2026-12-01", to: "2026-12-01", reason: "Painting" });
    expect(board.desks.flatMap(({ cells }) => cells.map(({ state }) => state))).toEqual(Array(6).fill("closed"));
    expect((await client.memberships.board({ date: "2026-12-02" })).closure).toBeNull();
    for (const changes of [hours("2026-12-01"), { type: "DAILY", date: "2026-12-01" }]) {
      const refused = await refusal(save(changes));
      expect(refused.status).toBe(400);
      expect(refused.issues?.[0]?.message).toContain("is closed");
      expect(refused.issues?.[0]?.message).toContain("(Painting)");
    }
    await save(hours("2026-12-02"));
    // Staff may pass it knowingly, as they may pass opening hours.
    const customer = { name: "Zoya Khan", email: "zoya@example.com" };
    const booked = { deskId, customer, type: "HOURLY" as const, ...hours("2026-12-01") };
    expect(await client.desks.bookDesk(booked)).toMatchObject({ status: "CONFIRMED" });
  });

  it("say what they meet first, and cancel it or leave it", async () => {
    const hall = await opened();
    const { client, otherId, branchId, save, hours, close, statusOf, email } = hall;
    const visitor = `visitor-${house.unique()}@example.com`;
    const inside = await save(hours("2026-12-01"), visitor);
    const whole = await save({ type: "DAILY", date: "2026-12-02", deskId: otherId });
    const before = await save(hours("2026-11-30"));
    const pass = await client.feePlans.add({
      ...{ name: "Ten days", bookingType: "DAILY", amount: 50_000, sells: "pass" },
      ...{ duration: { count: 2, unit: "month" }, allowance: { count: 10, unit: "day" } },
    });
    const { _id: passId } = await client.memberships.add({
      ...{ customerId: hall.customerId, feePlanId: pass._id, startDate: "2026-11-23" },
    });
    const visit = await client.memberships.visit({ id: passId, date: "2026-12-01", deskId: otherId });
    const refused = await refusal(close("2026-12-01", "2026-12-02"));
    expect(refused).toMatchObject({
      status: 409,
      code: "closure_meets",
      data: { bookings: 3, days: 0, memberships: 1 },
    });
    expect((await client.closures.list({ branchId, page: 1 })).data).toEqual([]);
    const kept = await close("2026-12-01", "2026-12-01", { met: "keep" });
    expect(kept).toMatchObject({ cancelled: 0 });
    expect([await statusOf(inside.bookingId), await statusOf(visit._id)]).toEqual(["PENDING", "CONFIRMED"]);
    await client.closures.remove({ branchId, closureId: kept._id });
    const closed = await close("2026-12-01", "2026-12-02", { met: "cancel" });
    expect(closed).toMatchObject({ cancelled: 3, freed: 0, moved: 0 });
    for (const id of [inside.bookingId, whole.bookingId, visit._id]) expect(await statusOf(id)).toBe("CANCELLED");
    expect(await statusOf(before.bookingId)).toBe("PENDING");
    expect((await client.memberships.get({ id: passId })).allowance).toMatchObject({ used: 0, left: 10 });
    const mail = await house.lastMail(visitor);
    expect(mail.subject).toMatch(/^Booking cancelled: .*1 Dec 2026/);
    expect(mail.textBody).toContain("Library Lane is closed: Painting");
    expect((await house.lastMail(email)).subject).toMatch(/^Booking cancelled/);
    const { data } = await client.auditLog.list({ limit: 5, page: 1 });
    expect(data.find(({ action }) => action === "closures.add")).toMatchObject({ recordId: closed._id });
    // What was cancelled stays so, and the days are open again.
    await client.closures.remove({ branchId, closureId: closed._id });
    expect(await statusOf(inside.bookingId)).toBe("CANCELLED");
    await save(hours("2026-12-01"));
  });

  it("keep what has another open day, what ran already, and the night before", async () => {
    const { client, branch, deskId, otherId, close, hours, statusOf, branchId } = await opened();
    await client.branches.update({
      _id: branch._id,
      timings: branch.timings.map((timing) => ({ ...timing, open: "00:00", close: "24:00" })),
    });
    const customer = { name: "Zoya Khan", email: "zoya@example.com" };
    const book = (changes: object) => client.desks.bookDesk({ deskId, customer, type: "HOURLY", ...changes } as never);
    const days = await book({ type: "DAILY", startAt: at("2026-11-30"), endAt: at("2026-12-03") });
    const past = await book({ deskId: otherId, ...hours("2026-11-30", "22:00", "24:00") });
    const into = await book({ deskId: otherId, startAt: at("2026-12-01", "00:00"), endAt: at("2026-12-01", "01:00") });
    await close("2026-12-01", "2026-12-02", { met: "cancel" });
    expect(await Promise.all([days, past, into].map(({ _id }) => statusOf(_id)))).toEqual([
      ...["CONFIRMED", "CONFIRMED", "CANCELLED"],
    ]);
    expect((await client.branches.get({ id: branchId })).closures).toHaveLength(1);
  });

  it("free a shift's seat, and end the time of nobody later unless they give back", async () => {
    const { sellShift, timesOf, close, email, client } = await opened();
    const { _id: id } = await sellShift();
    const before = await timesOf(id);
    expect(await refusal(close("2026-12-01", "2026-12-02"))).toMatchObject({
      ...{ code: "closure_meets", data: { bookings: 0, days: 2, memberships: 1 } },
    });
    expect(await close("2026-12-01", "2026-12-02", { met: "keep" })).toMatchObject({ freed: 2, moved: 0, kept: [] });
    const after = await timesOf(id);
    expect(after).toEqual(before.filter(({ startAt }) => startAt < at("2026-12-01") || startAt > at("2026-12-03")));
    expect((await client.memberships.get({ id })).lastDay).toBe("2026-12-22");
    const mail = await house.lastMail(email);
    expect(mail.subject).toMatch(/^Closed days: Library Lane, until Tuesday,? 22 December 2026/);
    expect(mail.textBody).toContain("Painting");
  });

  it("that give back move every kind's end on by the open days that it loses", async () => {
    const hall = await opened(3);
    const { client, sellSeat, sellShift, otherId, another, timesOf, close, branch, email, deskId } = hall;
    await client.branches.update({
      _id: branch._id,
      timings: branch.timings.map((timing) => ({ ...timing, closed: timing.day === 0 })),
    });
    const month = { bookingType: "DAILY", duration: { count: 1, unit: "month" }, amount: 50_000 } as const;
    const flex = await client.feePlans.add({ name: "Flex", ...month, sells: "floating" });
    const ten = await client.feePlans.add({
      ...{ name: "Ten", ...month, sells: "pass", allowance: { count: 10, unit: "day" } },
    });
    const seat = await sellSeat();
    const shift = await sellShift({ deskId: otherId, customerId: await another() });
    const floating = await client.memberships.add({
      ...{ customerId: await another(), feePlanId: flex._id, startDate: "2026-11-23" },
    });
    const pass = await client.memberships.add({
      ...{ customerId: await another(), feePlanId: ten._id, startDate: "2026-11-23" },
    });
    const over = await client.memberships.add({
      ...{ customerId: await another(), feePlanId: flex._id, startDate: "2027-02-01" },
    });
    // Saturday to Tuesday: three open days, and a Sunday that is none.
    const closed = await close("2026-12-05", "2026-12-08", { met: "cancel", givesBack: true });
    expect(closed).toMatchObject({ freed: 3, moved: 4, kept: [] });
    const lastDay = async (id: string) => (await client.memberships.get({ id })).lastDay;
    for (const { _id } of [seat, shift, floating, pass]) expect(await lastDay(_id)).toBe("2026-12-25");
    expect(await lastDay(over._id)).toBe("2027-02-28");
    const times = await timesOf(shift._id);
    expect(times).toHaveLength(26);
    expect(times.slice(-3).map(({ startAt }) => startAt)).toEqual(
      ["2026-12-23", "2026-12-24", "2026-12-25"].map((date) => at(date, "06:00")),
    );
    expect(await timesOf(seat._id)).toEqual([
      { startAt: at("2026-11-23"), endAt: at("2026-12-26"), deskId, amount: 118_000 },
    ]);
    const mail = await house.lastMail(email);
    expect(mail.subject).toMatch(/^Closed days: .*25 December 2026/);
    expect(mail.attachments).toHaveLength(1);
    // Taken back, the ends stay.
    await client.closures.remove({ branchId: branch._id, closureId: closed._id });
    for (const { _id } of [seat, shift, floating, pass]) expect(await lastDay(_id)).toBe("2026-12-25");
  });

  it("give back nothing of what rests on them", async () => {
    const { client, sellSeat, sellShift, otherId, another, close } = await opened();
    const seat = await sellSeat();
    const shift = await sellShift({ deskId: otherId, customerId: await another() });
    const lastDay = async (id: string) => (await client.memberships.get({ id })).lastDay;
    for (const { _id: id } of [seat, shift]) {
      await client.memberships.freeze({ id, from: "2026-12-01", to: "2026-12-02" });
    }
    expect([await lastDay(seat._id), await lastDay(shift._id)]).toEqual(["2026-12-24", "2026-12-24"]);
    // Of three days each rests on two.
    const closed = await close("2026-12-01", "2026-12-03", { met: "cancel", givesBack: true });
    expect(closed).toMatchObject({ freed: 1, moved: 2 });
    expect([await lastDay(seat._id), await lastDay(shift._id)]).toEqual(["2026-12-25", "2026-12-25"]);
  });

  it("leave who can't go on as he was, name him, and move on the others", async () => {
    const { client, sellSeat, sellShift, otherId, deskId, another, close, timesOf } = await opened(3);
    const [omar, zoya, heir] = [await another("Omar Ali"), await another("Zoya Khan"), await another("Ravi Kumar")];
    const seat = await sellSeat();
    const shift = await sellShift({ deskId: otherId, customerId: omar });
    const free = await sellShift({ deskId, customerId: zoya, startDate: "2026-12-23" });
    await sellSeat({ deskId: otherId, customerId: heir, startDate: "2026-12-23" });
    const closed = await close("2026-12-01", "2026-12-24", { met: "cancel", givesBack: true });
    expect(closed).toMatchObject({ freed: 21, moved: 2 });
    expect(closed.kept.map(({ _id, code }) => [_id, code]).sort()).toEqual(
      [
        [seat._id, "desk_taken"],
        [shift._id, "desk_taken"],
      ].sort(),
    );
    expect(closed.kept.map(({ customerName }) => customerName)).toContain("Omar Ali");
    const lastDay = async (id: string) => (await client.memberships.get({ id })).lastDay;
    expect([await lastDay(seat._id), await lastDay(shift._id)]).toEqual(["2026-12-22", "2026-12-22"]);
    // Its days are free all the same.
    expect(await timesOf(shift._id)).toHaveLength(7);
    expect(await timesOf(free._id)).toHaveLength(27);
  });

  it("ask before added time leaves floating members without a place", async () => {
    const { client, sellSeat, sellShift, otherId, another, morning, close, branchId } = await opened();
    const flex = await client.feePlans.add({
      ...{ name: "Flex", bookingType: "DAILY", amount: 50_000, sells: "floating" },
      ...{ duration: { count: 1, unit: "month" }, shiftIds: [morning._id] },
    });
    await sellSeat();
    await sellShift({ deskId: otherId, customerId: await another() });
    for (const name of ["Omar", "Zoya"]) {
      await client.memberships.add({
        ...{ customerId: await another(name), feePlanId: flex._id, shiftId: morning._id, startDate: "2026-12-23" },
      });
    }
    const first = await close("2026-12-01", "2026-12-01", { met: "cancel", givesBack: true });
    expect(first.kept.map(({ code }) => code)).toEqual(["floating_displaced", "floating_displaced"]);
    await client.closures.remove({ branchId, closureId: first._id });
    const second = await close("2026-12-02", "2026-12-02", { met: "cancel", givesBack: true, displaceFloating: true });
    expect(second).toMatchObject({ moved: 2, kept: [] });
  });

  it("are no days of what is sold and renewed over them, and give its time back", async () => {
    const { client, sellShift, sellSeat, otherId, another, timesOf, close, morning, shiftPlan } = await opened();
    await close("2026-12-01", "2026-12-02", { givesBack: true });
    await close("2027-01-04", "2027-01-05");
    const offer = await client.memberships.offer({
      ...{ feePlanId: shiftPlan._id, shiftId: morning._id, startDate: "2026-11-23" },
    });
    expect(offer).toMatchObject({ lastDay: "2026-12-24" });
    const shift = await sellShift();
    expect(shift).toMatchObject({ lastDay: "2026-12-24", amount: 94_400 });
    const times = await timesOf(shift._id);
    expect(times).toHaveLength(26);
    expect(times.filter(({ startAt }) => startAt > at("2026-12-01") && startAt < at("2026-12-03"))).toEqual([]);
    const seat = await sellSeat({ deskId: otherId, customerId: await another() });
    expect(seat).toMatchObject({ lastDay: "2026-12-24", amount: 118_000 });
    await client.memberships.renew({ id: shift._id });
    expect(await timesOf(shift._id)).toHaveLength(26 + 24);
    expect(await client.memberships.get({ id: shift._id })).toMatchObject({ lastDay: "2027-01-24" });
  });

  it.each([
    ["Europe/London", "2027-03-27", "2027-03-28"],
    ["Europe/London", "2027-10-30", "2027-10-31"],
    ["America/New_York", "2027-03-13", "2027-03-14"],
  ])("keep wall times and nights where clocks change: %s, %s", async (timezone, from, to) => {
    house.setNow(`${from.slice(0, 5)}0${Number(from.slice(6, 7)) || 9}-01T12:00:00Z`.replace("2027-00", "2027-10"));
    const hall = await opened();
    const { client, branch, close, sellShift, timesOf } = hall;
    await client.branches.update({ _id: branch._id, timezone });
    const night = await addShift(client, {
      name: "Night",
      starts: "22:00",
      ends: "06:00",
      weekdays: [0, 1, 2, 3, 4, 5, 6],
    });
    const { _id: id, lastDay } = await sellShift({ shiftId: night._id, startDate: `${from.slice(0, 8)}05` });
    const before = await timesOf(id);
    const closed = await close(from, to, { met: "cancel", givesBack: true });
    expect(closed).toMatchObject({ freed: 2, moved: 1 });
    const clock = new Intl.DateTimeFormat("sv-SE", { timeZone: timezone, dateStyle: "short", timeStyle: "short" });
    const after = (await timesOf(id)).map((time) =>
      [time.startAt, time.endAt].map((end) => clock.format(new Date(end))),
    );
    expect(after).toHaveLength(before.length);
    for (const [start, end] of after) expect([start?.slice(11), end?.slice(11)]).toEqual(["22:00", "06:00"]);
    const starts = after.map(([start]) => start?.slice(0, 10));
    expect(starts).not.toContain(from);
    expect(starts).not.toContain(to);
    expect((await client.memberships.get({ id })).lastDay > lastDay).toBe(true);
  });

  it("are added by who works in the branch, also for members of another one, and by nobody else", async () => {
    const hall = await opened();
    const { client, branchId, close, email, sellShift, timesOf, orgId } = hall;
    const other = await client.branches.add({ name: "Old Mill", timezone: "Asia/Kolkata" });
    const permissions = ["branches.read", "branches.write", "bookings.read", "desks.read"] as const;
    const here = await hire(house, hall, { permissions, branches: [branchId] });
    const there = await hire(house, hall, { permissions, branches: [other._id] });
    const { _id: id } = await sellShift();
    // His record is the other branch's: whoever works here doesn't see it.
    await house.database.tx({ orgId }, (db) =>
      db.updateTable("customers").set({ branchId: other._id }).where("customerId", "=", hall.customerId).execute(),
    );
    const asked = {
      branchId,
      from: "2026-12-01",
      to: "2026-12-01",
      reason: "Flood",
      met: "cancel",
      givesBack: true,
    } as const;
    expect(await refusal(there.closures.add(asked))).toMatchObject({ status: 404 });
    const closed = await here.closures.add(asked);
    expect(closed).toMatchObject({ freed: 1, moved: 1, kept: [] });
    expect((await house.lastMail(email)).subject).toMatch(/^Closed days/);
    expect((await timesOf(id)).at(-1)).toMatchObject({ startAt: at("2026-12-23", "06:00") });
    expect(await refusal(there.closures.remove({ branchId, closureId: closed._id }))).toMatchObject({ status: 404 });
    expect(await refusal(there.closures.list({ branchId, page: 1 }))).toMatchObject({ status: 404 });
    const reader = await hire(house, hall, { permissions: ["branches.read"], branches: [branchId] });
    expect(await refusal(reader.closures.add({ ...asked, from: "2026-12-03", to: "2026-12-03" }))).toMatchObject({
      status: 403,
    });
    await close("2026-12-05", "2026-12-05", { met: "keep" });
  });

  it("end with yesterday where they have begun, and stay on record once they are over", async () => {
    const { client, branchId, close, turnTo } = await opened();
    const { _id: closureId } = await close("2026-11-24", "2026-11-28");
    await turnTo("2026-11-26T06:00:00Z");
    await client.closures.remove({ branchId, closureId });
    const { data } = await client.closures.list({ branchId, when: "past", page: 1 });
    expect(data).toMatchObject([{ _id: closureId, from: "2026-11-24", to: "2026-11-25" }]);
    expect(await refusal(client.closures.remove({ branchId, closureId }))).toMatchObject({
      ...{ status: 409, code: "closure_over" },
    });
    const today = await close("2026-11-26");
    await client.closures.remove({ branchId, closureId: today._id });
    expect((await client.closures.list({ branchId, page: 1 })).data).toEqual([]);
  });

  it("go with their branch", async () => {
    const { client } = await opened();
    const { _id: branchId } = await client.branches.add({ name: "Old Mill", timezone: "Asia/Kolkata" });
    await client.closures.add({ branchId, from: "2026-12-01", to: "2026-12-01", reason: "Flood" });
    expect(await client.branches.remove({ id: branchId })).toEqual({ _id: branchId });
  });

  it("meet or refuse what visitors and staff book at the same time", async () => {
    const hall = await opened(10);
    const { client, branchId, desks, save, close, another, sellShift, orgId } = hall;
    await house.changeFeatures(orgId, { autoConfirm: false });
    const people: string[] = [];
    for (let count = 0; count < 4; count += 1) people.push(await another());
    const tries = [
      ...desks
        .slice(0, 6)
        .map(({ _id: deskId }) =>
          save({ deskId, type: "HOURLY", startAt: at("2026-12-01", "15:00"), endAt: at("2026-12-01", "16:00") }),
        ),
      ...people.map((customerId, place) => sellShift({ customerId, deskId: desks[place + 6]?._id ?? "" })),
      close("2026-12-01", "2026-12-01", { met: "cancel", givesBack: true }),
    ];
    const ended = await outcomes(tries);
    expect(ended["400 validation_failed"] ?? 0).toBeLessThanOrEqual(6);
    expect((ended.done ?? 0) + (ended["400 validation_failed"] ?? 0)).toBe(tries.length);
    const day = await client.bookings.calendar({ branchId, from: "2026-12-01", to: "2026-12-01" });
    expect(day.desks.flatMap(({ days }) => days.flatMap(({ bookings }) => bookings))).toEqual([]);
    // Whoever was first, each seat has all its days.
    const { data } = await client.memberships.list({ kind: "shift", page: 1, limit: 20 });
    expect(data.map(({ lastDay }) => lastDay)).toEqual(Array(4).fill("2026-12-23"));
  });

  it("say of a pass that was sold here how long it is good, too", async () => {
    const { client, close, customerId, branch, orgId } = await opened();
    const ten = await client.feePlans.add({
      ...{ name: "Ten", bookingType: "DAILY", duration: { count: 1, unit: "month" }, amount: 50_000 },
      ...{ sells: "pass", allowance: { count: 10, unit: "day" } },
    });
    const kept = await insertPlaceless(
      house,
      { orgId, branch },
      { ...{ customerId, feePlanId: ten._id, kind: "pass", allowance: 10, allowanceUnit: "day" } },
    );
    await close("2026-12-20", "2026-12-31", { met: "keep", givesBack: true });
    expect(await client.memberships.get({ id: kept })).toMatchObject({ lastDay: "2027-01-03" });
    const sold = await client.memberships.add({ customerId, feePlanId: ten._id, startDate: "2026-12-15" });
    expect(sold).toMatchObject({ lastDay: "2027-01-26" });
  });
});
