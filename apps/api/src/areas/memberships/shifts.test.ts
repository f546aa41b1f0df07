import { expect, it } from "vitest";
import { addTerm } from "../testing/assigned";
import { wallTime as at, openHall } from "../testing/hall";
import { eachHouse, found, refusal } from "../testing/house";
import { addShift, addShiftPlan } from "../testing/shifts";
import { hire } from "../testing/staff";

eachHouse("seats in shifts", (house) => {
  it("are one booking for each day on which shift and branch are open, with one payment, one mail and one entry", async () => {
    const place = await openHall(house);
    const { client, sell, deskId, customerId, morning, plan, email } = place;
    const membership = await sell({ method: "upi", reference: "UPI 7" });
    expect(membership).toMatchObject({
      kind: "shift",
      state: "upcoming",
      customerId,
      customerName: "Nisha Verma",
      feePlanId: plan._id,
      deskId,
      deskName: "S1",
      shiftId: morning._id,
      shiftName: "Morning",
      startAt: at("2026-11-23", "00:00"),
      endAt: at("2026-12-23", "00:00"),
      lastDay: "2026-12-22",
      amount: 94_400,
      allowance: null,
    });
    const { data, totalCount } = await client.memberships.bookings({ id: membership._id, limit: 50, page: 1 });
    // Mondays to Saturdays.
    expect(totalCount).toBe(26);
    expect(data.at(-1)).toMatchObject({
      deskId,
      customerId,
      membershipId: membership._id,
      type: "HOURLY",
      status: "CONFIRMED",
      feePlanId: null,
      amount: 0,
      startAt: at("2026-11-23", "06:00"),
      endAt: at("2026-11-23", "14:00"),
    });
    const { data: paid } = await client.desks.transactions({ deskId });
    expect(paid).toMatchObject([
      {
        membershipId: membership._id,
        bookingId: data.at(-1)?._id,
        kind: "assignment",
        feePlanId: plan._id,
        amount: 94_400,
        method: "upi",
        reference: "UPI 7",
        startAt: membership.startAt,
        endAt: membership.endAt,
      },
    ]);
    const mails = await house.api.mailsTo(email);
    expect(mails.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Membership begun: .*until Tuesday,? 22 December 2026$/),
    ]);
    expect(mails[0]?.textBody).toContain("From: Monday, 23 November 2026");
    const { data: entries } = await client.auditLog.list({ limit: 3, page: 1 });
    expect(entries[0]).toMatchObject({ action: "memberships.add", resource: "memberships", recordId: membership._id });
    expect(entries.filter(({ resource }) => resource === "memberships")).toHaveLength(1);
  });

  it("leave the rest of the day to others, whatever their shifts are called", async () => {
    const { sell, evening, fullDay, another, otherId, deskId } = await openHall(house);
    await sell();
    const omar = await another();
    expect(await sell({ customerId: omar, shiftId: evening._id })).toMatchObject({ deskId, shiftName: "Evening" });
    const full = await refusal(sell({ customerId: await another("Ravi"), shiftId: fullDay._id }));
    expect(full).toMatchObject({ status: 409, code: "desk_taken" });
    expect(full.message).toBe(
      "Seat S1 is taken on Mon 23 Nov, Tue 24 Nov, Wed 25 Nov and 23 more days. Free for the whole time: S2.",
    );
    expect(full.data).toEqual({
      alternatives: [
        { deskId: otherId, deskName: "S2", startAt: at("2026-11-23", "06:00"), endAt: at("2026-12-22", "22:00") },
      ],
    });
  });

  it("skip the days on which the branch is closed, and go on past midnight", async () => {
    const { client, branch, sell, daysOf, another, plan } = await openHall(house);
    const timings = branch.timings.map((timing) => (timing.day === 3 ? { ...timing, closed: true } : timing));
    await client.branches.update({ _id: branch._id, timings });
    const night = await addShift(client, { name: "Night", starts: "22:00", ends: "06:00", weekdays: [2, 3, 4] });
    const { _id } = await sell({ shiftId: night._id });
    const days = await daysOf(_id);
    expect(days.map(({ startAt }) => startAt)).toEqual(
      ["24", "26"]
        .flatMap((day) => at(`2026-11-${day}`, "22:00"))
        .concat(["01", "03", "08", "10", "15", "17", "22"].map((day) => at(`2026-12-${day}`, "22:00"))),
    );
    expect(days.at(-1)?.endAt).toBe(at("2026-12-23", "06:00"));
    const wednesdays = await addShift(client, { name: "Wednesdays", starts: "06:00", ends: "07:00", weekdays: [3] });
    const none = await refusal(sell({ shiftId: wednesdays._id, customerId: await another(), feePlanId: plan._id }));
    expect(none).toMatchObject({ status: 400, issues: [{ path: ["shiftId"] }] });
  });

  it("keep those who sit there by the day or the hour, and are kept from them", async () => {
    const { client, sell, deskId, another, morning } = await openHall(house);
    const customer = { name: "Ravi Kumar", email: "ravi@example.com" };
    const hour = { deskId, customer, type: "HOURLY" } as const;
    await client.desks.bookDesk({ ...hour, startAt: at("2026-11-25", "07:00"), endAt: at("2026-11-25", "08:00") });
    const taken = await refusal(sell());
    expect(taken.message).toBe("Seat S1 is taken on Wed 25 Nov. Free for the whole time: S2.");
    const later = await sell({ startDate: "2026-11-26" });
    const inIt = { startAt: at("2026-11-27", "07:00"), endAt: at("2026-11-27", "08:00") };
    expect(await refusal(client.desks.bookDesk({ ...hour, ...inIt }))).toMatchObject({ code: "desk_taken" });
    const beside = { startAt: at("2026-11-27", "14:00"), endAt: at("2026-11-27", "15:00") };
    expect(await client.desks.bookDesk({ ...hour, ...beside })).toMatchObject({ status: "CONFIRMED" });
    const { _id: feePlanId } = await addTerm(client, { count: 1, unit: "month" });
    const seat = { deskId, customerId: await another(), feePlanId, startDate: "2026-12-01" };
    expect(await refusal(client.memberships.add(seat))).toMatchObject({ code: "desk_taken" });
    expect(later.shiftId).toBe(morning._id);
  });

  it("give a member one desk at a time, and several in a day", async () => {
    const { client, sell, otherId, evening, fullDay, customerId } = await openHall(house);
    await sell();
    const full = await refusal(sell({ deskId: otherId, shiftId: fullDay._id }));
    expect(full).toMatchObject({ status: 409, code: "customer_assigned" });
    expect(full.message).toMatch(/^Nisha Verma has seat S1 already: Mon, 23 Nov 2026/);
    const { _id: feePlanId } = await addTerm(client, { count: 1, unit: "month" });
    const seat = { deskId: otherId, customerId, feePlanId, startDate: "2026-12-01" };
    expect(await refusal(client.desks.assignUser(seat))).toMatchObject({ code: "customer_assigned" });
    expect(await sell({ deskId: otherId, shiftId: evening._id })).toMatchObject({ deskId: otherId });
  });

  it("cost what the plan's price for shift, zone and kind of desk says", async () => {
    const { client, sell, evening, another, deskId, otherId } = await openHall(house);
    await client.desks.update({ _id: otherId, zone: "Quiet" });
    const { _id: feePlanId } = await addShiftPlan(client, {
      name: "By place",
      taxPercent: 0,
      prices: [
        { shiftId: evening._id, amount: 50_000 },
        { shiftId: evening._id, zone: "Quiet", amount: 70_000 },
      ],
    });
    expect((await sell({ feePlanId })).amount).toBe(80_000);
    const other = { feePlanId, shiftId: evening._id };
    expect((await sell({ ...other, customerId: await another() })).amount).toBe(50_000);
    expect((await sell({ ...other, customerId: await another(), deskId: otherId })).amount).toBe(70_000);
    const { data } = await client.desks.transactions({ deskId });
    expect(data.map(({ amount }) => amount).sort()).toEqual([50_000, 80_000]);
  });

  it("are sold by `desks.assignUser` as well, which answers the first day", async () => {
    const { client, deskId, customerId, plan, morning } = await openHall(house);
    const asked = { deskId, customerId, feePlanId: plan._id, startDate: "2026-11-23" };
    expect((await refusal(client.desks.assignUser(asked))).issues).toMatchObject([{ path: ["shiftId"] }]);
    const booking = await client.desks.assignUser({ ...asked, shiftId: morning._id, method: "cash" });
    expect(booking).toMatchObject({ type: "HOURLY", startAt: at("2026-11-23", "06:00"), feePlanId: null });
    const membership = await client.memberships.get({ id: booking.membershipId ?? "" });
    expect(membership).toMatchObject({ kind: "shift", feePlanId: plan._id, deskId });
  });

  it("and seats for whole days are the same sale by either call", async () => {
    const { client, deskIds, customerId, another, email } = await openHall(house, 2);
    const { _id: feePlanId } = await addTerm(client, { count: 1, unit: "month" });
    const [deskId = "", otherId = ""] = deskIds;
    const membership = await client.memberships.add({ deskId, customerId, feePlanId, startDate: "2026-11-23" });
    expect(membership).toMatchObject({ kind: "seat", shiftId: null, amount: 118_000, lastDay: "2026-12-22" });
    const other = { deskId: otherId, customerId: await another(), feePlanId, startDate: "2026-11-23" };
    const assigned = await client.desks.assignUser(other);
    const [mine] = (await client.memberships.bookings({ id: membership._id, limit: 10, page: 1 })).data;
    const {
      _id,
      code,
      deskId: _d,
      deskName,
      customerId: _c,
      visitor,
      membershipId,
      createdAt,
      updatedAt,
      ...alike
    } = assigned;
    expect(mine).toMatchObject(alike);
    expect(membershipId).toBe(_id);
    expect((await house.lastMail(email)).subject).toMatch(/^Booking confirmed: /);
    expect((await client.memberships.get({ id: _id })).kind).toBe("seat");
  });

  it("name what can't be sold", async () => {
    const place = await openHall(house);
    const { client, sell, plan, evening, morning, deskId, otherId } = place;
    const annex = await client.branches.add({ name: "Annex", timezone: "Asia/Kolkata" });
    const day = { starts: "06:00", ends: "14:00", weekdays: [1] };
    const there = await client.shifts.add({ ...day, name: "There", branchId: annex._id });
    const foreign = await addShift((await found(house)).client, { ...day, name: "Foreign" });
    const eveningOnly = await addShiftPlan(client, { name: "Evenings", shiftIds: [evening._id] });
    const seat = await addTerm(client, { count: 1, unit: "month" });
    const told = async (changes: object) => {
      const { status, code, issues } = await refusal(sell(changes));
      return [status, issues[0]?.path.join(".") ?? code];
    };
    expect(await told({ shiftId: undefined })).toEqual([400, "shiftId"]);
    expect(await told({ shiftId: there._id })).toEqual([400, "shiftId"]);
    expect(await told({ shiftId: foreign._id })).toEqual([404, "not_found"]);
    expect(await told({ feePlanId: eveningOnly._id })).toEqual([400, "shiftId"]);
    expect(await told({ feePlanId: seat._id })).toEqual([400, "shiftId"]);
    expect(await told({ feePlanId: plan._id, deskId: undefined })).toEqual([400, "deskId"]);
    expect(await told({ branchId: annex._id })).toEqual([400, "branchId"]);
    expect(await told({ people: [house.id()] })).toEqual([400, "people"]);
    expect(await told({ startDate: "2026-10-01" })).toEqual([400, "startDate"]);
    expect(await told({ startDate: "2030-01-01" })).toEqual([400, "startDate"]);
    expect(await told({ startDate: "2026-02-30" })).toEqual([400, "startDate"]);
    expect(await told({ customerId: house.id() })).toEqual([404, "not_found"]);
    expect(await told({ feePlanId: house.id() })).toEqual([404, "not_found"]);
    expect(await told({ deskId: house.id() })).toEqual([404, "not_found"]);
    await client.desks.update({ _id: otherId, isActive: false });
    expect(await told({ deskId: otherId })).toEqual([409, "desk_inactive"]);
    await client.shifts.update({ _id: morning._id, isActive: false });
    expect(await told({})).toEqual([409, "shift_inactive"]);
    await client.feePlans.update({ _id: plan._id, isActive: false });
    expect(await told({ shiftId: evening._id })).toEqual([400, "feePlanId"]);
    const narrow = await hire(house, place, { permissions: ["bookings.write"], branches: [annex._id] });
    expect(
      await refusal(
        narrow.memberships.add({
          customerId: place.customerId,
          feePlanId: plan._id,
          deskId,
          shiftId: evening._id,
          startDate: "2026-11-23",
        }),
      ),
    ).toMatchObject({ status: 404 });
    expect((await client.desks.transactions({ deskId })).totalCount).toBe(0);
    expect((await client.bookings.list()).totalRecords).toBe(0);
  });

  it("are offered where they are free for the whole term, nearest to the member's last", async () => {
    const place = await openHall(house, 4);
    const { client, branch, sell, plan, morning, evening, another, customerId, deskIds } = place;
    const [first = "", second = "", third = "", fourth = ""] = deskIds;
    for (const _id of [third, fourth]) await client.desks.update({ _id, zone: "Quiet" });
    const asked = { feePlanId: plan._id, shiftId: morning._id, startDate: "2026-11-23" };
    const names = async (changes: object = {}) =>
      (await client.memberships.offer({ ...asked, ...changes })).desks.map(({ deskId }) => deskId);
    expect(await names()).toEqual([first, second, third, fourth]);
    await sell({ customerId: await another(), deskId: second, startDate: "2026-12-15" });
    expect(await names()).toEqual([first, third, fourth]);
    expect(await names({ shiftId: evening._id })).toEqual([first, second, third, fourth]);
    // Of one who sat in the quiet zone in October.
    await sell({ deskId: fourth, startDate: "2026-10-22" });
    expect(await names({ customerId })).toEqual([fourth, third, first]);
    const offer = await client.memberships.offer({ ...asked, branchId: branch._id });
    expect(offer).toMatchObject({
      startAt: at("2026-11-23", "00:00"),
      endAt: at("2026-12-23", "00:00"),
      lastDay: "2026-12-22",
      price: null,
      placesLeft: null,
    });
    expect(offer.desks[0]).toMatchObject({
      deskName: "S1",
      zone: "",
      price: { feePlanId: plan._id, units: 1, net: 80_000, amount: 94_400, currency: "INR" },
    });
    const path = async (changes: object) =>
      (await refusal(client.memberships.offer({ ...asked, ...changes }))).issues[0]?.path;
    expect(await path({ shiftId: undefined })).toEqual(["shiftId"]);
    expect(await path({ startDate: "2026-10-01" })).toEqual(["startDate"]);
    expect(await path({ feePlanId: place.plan._id, startDate: "2031-01-01" })).toEqual(["startDate"]);
    await client.branches.update({ _id: branch._id, isActive: false });
    expect(await names()).toEqual([]);
  });

  it("stand on the board of a day: who has which seat in which shift, and what is free", async () => {
    const place = await openHall(house, 3);
    const { client, branch, sell, evening, morning, fullDay, another, customerId, deskIds } = place;
    const [first = "", second = "", third = ""] = deskIds;
    await client.desks.update({ _id: third, isActive: false });
    const { _id } = await sell();
    const { _id: feePlanId } = await addTerm(client, { count: 1, unit: "month" });
    const omar = await another();
    const seat = await client.memberships.add({ customerId: omar, deskId: second, feePlanId, startDate: "2026-11-21" });
    const customer = { name: "Ravi Kumar", email: "ravi@example.com" };
    const hour = { startAt: at("2026-11-23", "15:00"), endAt: at("2026-11-23", "16:00") };
    await client.desks.bookDesk({ deskId: first, customer, type: "HOURLY", ...hour });
    const board = await client.memberships.board({ date: "2026-11-23" });
    expect(board).toMatchObject({ branchId: branch._id, timezone: "Asia/Kolkata", date: "2026-11-23" });
    expect(
      board.shifts.map(({ _id: id, startAt, endAt, free, floating }) => [id, startAt, endAt, free, floating]),
    ).toEqual([
      [fullDay._id, at("2026-11-23", "06:00"), at("2026-11-23", "22:00"), 0, 0],
      [morning._id, at("2026-11-23", "06:00"), at("2026-11-23", "14:00"), 0, 0],
      [evening._id, at("2026-11-23", "14:00"), at("2026-11-23", "22:00"), 0, 0],
    ]);
    expect(board.desks.map(({ deskId, isActive }) => [deskId, isActive])).toEqual([
      [first, true],
      [second, true],
      [third, false],
    ]);
    const mine = {
      membershipId: _id,
      customerId,
      name: "Nisha Verma",
      kind: "shift",
      shiftId: morning._id,
      startAt: at("2026-11-23", "06:00"),
      endAt: at("2026-11-23", "14:00"),
      lastDay: "2026-12-22",
    };
    expect(board.desks[0]?.cells).toEqual([
      { shiftId: fullDay._id, state: "partly", holders: [mine], bookings: 1 },
      { shiftId: morning._id, state: "taken", holders: [mine], bookings: 0 },
      { shiftId: evening._id, state: "partly", holders: [], bookings: 1 },
    ]);
    expect(
      board.desks[1]?.cells.map(({ state, holders }) => [state, holders.map(({ membershipId }) => membershipId)]),
    ).toEqual([
      ["taken", [seat._id]],
      ["taken", [seat._id]],
      ["taken", [seat._id]],
    ]);
    expect(board.desks[1]?.cells[0]?.holders[0]).toMatchObject({ kind: "seat", shiftId: null, lastDay: "2026-12-20" });
    expect(board.desks[2]?.cells.map(({ state }) => state)).toEqual(["free", "free", "free"]);
    const sunday = await client.memberships.board({ branchId: branch._id, date: "2026-11-29" });
    expect(sunday.desks[0]?.cells.map(({ state }) => state)).toEqual(["closed", "closed", "closed"]);
    expect(sunday.shifts[0]).toMatchObject({ startAt: null, endAt: null, free: 0 });
    expect((await client.memberships.board()).date).toBe("2026-11-21");
    const annex = await client.branches.add({ name: "Annex", timezone: "Asia/Kolkata" });
    const narrow = await hire(house, place, { permissions: ["bookings.read"], branches: [annex._id] });
    expect(await narrow.memberships.board()).toMatchObject({ branchId: annex._id, shifts: [], desks: [] });
    expect(await refusal(narrow.memberships.board({ branchId: branch._id }))).toMatchObject({ status: 404 });
    const stranger = (await found(house)).client;
    expect(await refusal(stranger.memberships.board({ branchId: branch._id }))).toMatchObject({ status: 404 });
  });
});
