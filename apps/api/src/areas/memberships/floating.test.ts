import { ApiError } from "@carrel/sdk";
import type { AddFeePlan } from "@carrel/sdk/schemas";
import fc from "fast-check";
import { expect, it } from "vitest";
import { cases } from "../../testing/cases";
import { insertCustomer } from "../testing/assigned";
import { eachHouse, found, givenProof, proofFor, refusal } from "../testing/house";
import { addShift } from "../testing/shifts";

/** A wall time of Kolkata, where the places stand. */
const at = (date: string, time: string) => new Date(`${date}T${time}:00+05:30`).toISOString();

/** How many calls ended how: as `done`, or by the refusal's code. */
async function outcomes(calls: readonly Promise<unknown>[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const result of await Promise.allSettled(calls)) {
    if (result.status === "rejected" && !(result.reason instanceof ApiError)) throw result.reason;
    const name = result.status === "fulfilled" ? "done" : `${result.reason.status} ${result.reason.code}`;
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

eachHouse("floating places and passes", (house) => {
  const opened = async (desks = 2) => {
    const place = await found(house, { desks, workspaceKind: "study-hall" });
    const { client } = place;
    const email = `nisha-${house.unique()}@example.com`;
    const customerId = await insertCustomer(house, place, { email });
    const add = (plan: Partial<AddFeePlan>) =>
      client.feePlans.add({
        name: `Plan ${house.unique()}`,
        bookingType: "DAILY",
        duration: { count: 1, unit: "month" },
        amount: 50_000,
        ...plan,
      });
    const flex = await add({ name: "Flex", sells: "floating" });
    const sell = (feePlanId: string, changes: object = {}) =>
      client.memberships.add({ customerId, feePlanId, startDate: "2026-11-23", method: "cash", ...changes });
    const tenDays = (count = 10) => add({ sells: "pass", allowance: { count, unit: "day" } });
    const sellPass = async (count?: number, changes: object = {}) => sell((await tenDays(count))._id, changes);
    const left = async (id: string) => (await client.memberships.get({ id })).allowance?.left;
    const another = (name = "Omar Ali") => insertCustomer(house, place, { name });
    return { ...place, email, customerId, add, flex, sell, sellPass, left, another };
  };

  it("are sold without a desk, and what is paid for them names no desk and no booking", async () => {
    const { client, flex, sell, customerId, branch } = await opened();
    const membership = await sell(flex._id, { method: "upi", reference: "UPI 7" });
    expect(membership).toMatchObject({
      kind: "floating",
      state: "upcoming",
      branchId: branch._id,
      deskId: null,
      shiftId: null,
      allowance: null,
      startAt: at("2026-11-23", "00:00"),
      endAt: at("2026-12-23", "00:00"),
      amount: 50_000,
    });
    expect(await client.customers.transactions({ id: customerId })).toMatchObject([
      {
        kind: "assignment",
        deskId: null,
        deskName: "",
        bookingId: null,
        bookingCode: "",
        membershipId: membership._id,
        customerName: "Nisha Verma",
        feePlanName: "Flex",
        amount: 50_000,
        method: "upi",
        startAt: membership.startAt,
        endAt: membership.endAt,
      },
    ]);
    await house.tell();
    const { data } = await client.notifications.list({});
    const paid = data.find(({ type }) => type === "payment_received");
    expect(paid).toMatchObject({
      title: "Payment of ₹500: Nisha Verma",
      body: expect.stringContaining("By UPI, for Flex, Library Lane: "),
      link: `/memberships/${membership._id}`,
    });
  });

  it("refuse what belongs to other kinds, each at its field", async () => {
    const { flex, sell, sellPass, desks, client, another, customerId, add } = await opened();
    const shift = await addShift(client, { name: "Morning", starts: "06:00", ends: "14:00" });
    const [deskId] = desks.map(({ _id }) => _id);
    const other = await another();
    const shared = await add({ sells: "pass", allowance: { count: 1, unit: "day" }, isShared: true });
    for (const [call, path] of [
      [() => sell(flex._id, { deskId }), ["deskId"]],
      [() => sell(flex._id, { shiftId: shift._id }), ["shiftId"]],
      [() => sell(flex._id, { people: [other] }), ["people"]],
      [() => sellPass(1, { shiftId: shift._id }), ["shiftId"]],
      [() => sellPass(1, { people: [other] }), ["people"]],
      [() => sell(shared._id, { people: [other, house.id()] }), ["people", 1]],
      [() => sell(shared._id, { people: [customerId] }), ["people", 0]],
      [() => sell(flex._id, { startDate: "2026-09-01" }), ["startDate"]],
    ] as const) {
      expect(await refusal(call())).toMatchObject({ status: 400, issues: [{ path }] });
    }
  });

  it("are full where each desk that nobody fixed has is sold as often as the organisation says", async () => {
    const { client, flex, sell, another, orgId, desks, add, customerId } = await opened(2);
    await sell(flex._id);
    await sell(flex._id, { customerId: await another() });
    const third = async () => sell(flex._id, { customerId: await another() });
    expect(await refusal(third())).toMatchObject({ status: 409, code: "floating_full", data: { sold: 2, places: 2 } });
    await client.organisation.updateSettings({ _id: orgId, orgSettings: { floatingFactor: 1.5 } });
    await third();
    const { shifts, factor } = await client.memberships.floatingPlaces({ date: "2026-12-01" });
    expect({ shifts, factor }).toEqual({
      factor: 1.5,
      shifts: [{ shiftId: null, shiftName: null, sold: 3, places: 3, left: 0 }],
    });
    expect(
      await refusal(client.organisation.updateSettings({ _id: orgId, orgSettings: { floatingFactor: 1.555 } })),
    ).toMatchObject({ status: 400 });
    // A seat of one's own would leave places for one.
    const month = await add({ sells: "seat" });
    const seat = { customerId, feePlanId: month._id, deskId: desks[0]?._id ?? "", startDate: "2026-12-01" };
    expect(await refusal(client.memberships.add(seat))).toMatchObject({
      status: 409,
      code: "floating_displaced",
      data: { displaced: 2, sold: 3, places: 1 },
    });
    await client.memberships.add({ ...seat, displaceFloating: true });
    expect((await client.memberships.floatingPlaces({ date: "2026-12-01" })).shifts[0]).toMatchObject({ left: -2 });
  });

  it("are sold by the hours of their shifts", async () => {
    const { client, add, sell, another, flex } = await opened(1);
    const morning = await addShift(client, { name: "Morning", starts: "06:00", ends: "14:00" });
    const evening = await addShift(client, { name: "Evening", starts: "14:00", ends: "22:00" });
    const part = await add({ sells: "floating", shiftIds: [morning._id, evening._id] });
    expect(await refusal(sell(part._id))).toMatchObject({ issues: [{ path: ["shiftId"] }] });
    await sell(part._id, { shiftId: morning._id });
    const other = await another();
    await sell(part._id, { shiftId: evening._id, customerId: other });
    expect(await refusal(sell(flex._id, { customerId: other }))).toMatchObject({ code: "floating_full" });
    const { shifts } = await client.memberships.floatingPlaces({ date: "2026-12-01" });
    expect(shifts.map(({ shiftName, left }) => [shiftName, left])).toEqual([
      [null, 0],
      ["Morning", 0],
      ["Evening", 0],
    ]);
  });

  it("sell the last place to one of 200", async () => {
    const { flex, sell, another, client } = await opened(1);
    const people: string[] = [];
    while (people.length < 200) people.push(await another());
    const ended = await outcomes(people.map((customerId) => sell(flex._id, { customerId })));
    expect(ended).toEqual({ done: 1, "409 floating_full": 199 });
    expect((await client.memberships.list({ kind: "floating", page: 1, limit: 5 })).totalRecords).toBe(1);
  });

  it("let a pass be used as often as it holds, whoever comes at once", async () => {
    const { sellPass, client, left, desks } = await opened(60);
    expect(desks).toHaveLength(60);
    const { _id: id } = await sellPass(3);
    const ended = await outcomes(
      Array.from({ length: 50 }, () => client.memberships.visit({ id, date: "2026-11-24" })),
    );
    expect(ended).toEqual({ done: 3, "409 pass_used_up": 47 });
    expect(await left(id)).toBe(0);
  });

  it("take any free desk, the last one first, and cost nothing", async () => {
    const { sellPass, client, desks, customerId, email } = await opened(3);
    const [one, two, three] = desks.map(({ _id }) => _id);
    const { _id: id } = await sellPass();
    const first = await client.memberships.visit({ id, date: "2026-11-24", deskId: two ?? "" });
    expect(first).toMatchObject({
      type: "DAILY",
      status: "CONFIRMED",
      deskId: two,
      customerId,
      membershipId: id,
      amount: 0,
      feePlanId: null,
      source: "admin",
      startAt: at("2026-11-24", "00:00"),
      endAt: at("2026-11-25", "00:00"),
    });
    expect((await house.lastMail(email)).subject).toMatch(/^Booking confirmed: .*Tue, 24 Nov 2026$/);
    expect(await client.memberships.visit({ id, date: "2026-11-25" })).toMatchObject({ deskId: two });
    const block = (deskId = "", date = "2026-11-26") =>
      client.desks.bookDesk({ deskId, customerId, type: "DAILY", date });
    await block(two);
    expect(await client.memberships.visit({ id, date: "2026-11-26" })).toMatchObject({ deskId: one });
    const taken = await refusal(client.memberships.visit({ id, date: "2026-11-26", deskId: two ?? "" }));
    expect(taken).toMatchObject({ status: 409, code: "desk_taken" });
    await block(three);
    const none = await refusal(client.memberships.visit({ id, date: "2026-11-26" }));
    expect(none).toMatchObject({ status: 409, code: "desk_taken" });
    expect(none.message).toContain("No seat of Library Lane is free then");
    // What was refused took nothing.
    expect((await client.memberships.get({ id })).allowance).toEqual({ unit: "day", total: 10, used: 3, left: 7 });
  });

  it("give a pass back what is cancelled, by staff and by the visitor's own rule", async () => {
    const { sellPass, client, left, orgId, email } = await opened();
    const { _id: id } = await sellPass();
    await client.organisation.updateSettings({ _id: orgId, orgSettings: { cancelUntilMinutes: 60 } });
    const byStaff = await client.memberships.visit({ id, date: "2026-11-24" });
    const byVisitor = await client.memberships.visit({ id, date: "2026-11-25" });
    const late = await client.memberships.visit({ id, date: "2026-11-26" });
    expect(await left(id)).toBe(7);
    await client.bookings.changeStatus({ bookingId: byStaff._id, status: "CANCELLED" });
    expect(await left(id)).toBe(8);
    const visitor = house.client("pk_demo_carrel");
    const verificationToken = await proofFor(house, visitor, orgId, email);
    const { token } = await visitor.visitor.openSession({ verificationToken, orgId });
    await visitor.storage.set("Bearer", token);
    await visitor.visitor.cancelBooking({ id: byVisitor._id });
    expect(await left(id)).toBe(9);
    house.setNow(at("2026-11-25", "23:30"));
    expect(await refusal(visitor.visitor.cancelBooking({ id: late._id }))).toMatchObject({ code: "cancel_too_late" });
    expect(await left(id)).toBe(9);
  });

  it("count anew what a visit takes where it is moved, and keep it within the pass", async () => {
    const { add, sell, client, left, desks } = await opened();
    const hours = await add({ sells: "pass", allowance: { count: 3, unit: "hour" } });
    const { _id: id, allowance } = await sell(hours._id);
    expect(allowance).toEqual({ unit: "minute", total: 180, used: 0, left: 180 });
    const time = (from: string, to: string) => ({ startAt: at("2026-11-24", from), endAt: at("2026-11-24", to) });
    const { _id: booking } = await client.memberships.visit({ id, ...time("10:00", "11:30") });
    expect(await left(id)).toBe(90);
    await client.bookings.reschedule({ id: booking, ...time("12:00", "15:00") });
    expect(await left(id)).toBe(0);
    expect(await refusal(client.bookings.reschedule({ id: booking, ...time("12:00", "15:01") }))).toMatchObject({
      status: 409,
      code: "pass_used_up",
    });
    await client.bookings.reschedule({ id: booking, ...time("12:00", "13:00"), deskId: desks[1]?._id ?? "" });
    expect(await left(id)).toBe(120);
    const beyond = { startAt: at("2026-12-25", "10:00"), endAt: at("2026-12-25", "11:00") };
    expect(await refusal(client.bookings.reschedule({ id: booking, ...beyond }))).toMatchObject({
      code: "membership_outside",
    });
  });

  it("let those use a shared pass who are named, and nobody else", async () => {
    const { add, sell, client, another, left } = await opened();
    const shared = await add({ sells: "pass", allowance: { count: 5, unit: "day" }, isShared: true });
    const [omar, eve] = [await another("Omar Ali"), await another("Eve Stone")];
    const { _id: id, people } = await sell(shared._id, { people: [omar] });
    expect(people).toEqual([{ _id: omar, name: "Omar Ali" }]);
    expect(await client.memberships.visit({ id, date: "2026-11-24", customerId: omar })).toMatchObject({
      customerId: omar,
    });
    expect(await refusal(client.memberships.visit({ id, date: "2026-11-24", customerId: eve }))).toMatchObject({
      status: 400,
      issues: [{ path: ["customerId"] }],
    });
    expect(await left(id)).toBe(4);
  });

  it("keep a floating member's visits in his shift or in open hours, one at a time", async () => {
    const { client, add, sell, flex, another } = await opened();
    const morning = await addShift(client, { name: "Morning", starts: "06:00", ends: "14:00" });
    const part = await add({ sells: "floating", shiftIds: [morning._id] });
    const { _id: id } = await sell(part._id);
    const visit = (from: string, to: string, membership = id) =>
      client.memberships.visit({ id: membership, startAt: at("2026-11-24", from), endAt: at("2026-11-24", to) });
    expect(await refusal(visit("13:00", "15:00"))).toMatchObject({ status: 409, code: "membership_outside" });
    // A day is the shift's time on it.
    const day = await client.memberships.visit({ id, date: "2026-11-24" });
    expect(day).toMatchObject({ type: "HOURLY", startAt: at("2026-11-24", "06:00"), endAt: at("2026-11-24", "14:00") });
    expect(await refusal(client.memberships.visit({ id, date: "2026-11-29" }))).toMatchObject({
      issues: [{ path: ["date"] }],
    });
    expect(await refusal(visit("08:00", "09:00"))).toMatchObject({ status: 409, code: "visit_overlaps" });
    const { _id: all } = await sell(flex._id, { customerId: await another() });
    expect(await refusal(visit("03:00", "05:00", all))).toMatchObject({ code: "membership_outside" });
    const before = { startAt: at("2026-11-22", "10:00"), endAt: at("2026-11-22", "11:00") };
    expect(await refusal(client.memberships.visit({ id: all, ...before }))).toMatchObject({
      code: "membership_outside",
    });
    const ended = await outcomes(Array.from({ length: 20 }, () => visit("10:00", "12:00", all)));
    expect(ended).toEqual({ done: 1, "409 visit_overlaps": 19 });
  });

  it("take a visitor who has proven his address in place of a price, and tell him what is left", async () => {
    const { sellPass, client, orgId, branch, desks, email, left } = await opened();
    const { _id: id } = await sellPass(2);
    const visitor = house.client("pk_demo_carrel");
    await visitor.bookings.sendOtp({ email, orgId });
    const proof = await visitor.bookings.verifyOtp({ email, orgId, otp: await house.codeFor(email) });
    expect(proof.memberships).toMatchObject([{ _id: id, kind: "pass", branchId: branch._id, allowance: { left: 2 } }]);
    const save = async (date: string, address = email) =>
      visitor.bookings.saveBooking({
        verificationToken: await givenProof(house, orgId, address),
        orgId,
        branchId: branch._id,
        deskId: desks[0]?._id ?? "",
        type: "DAILY",
        date,
        name: "Nisha Verma",
        email: address,
      });
    expect(await save("2026-11-24")).toMatchObject({
      data: { status: "CONFIRMED", amount: 0, membershipId: id },
      membership: { _id: id, kind: "pass", allowance: { total: 2, left: 1 } },
    });
    // Somebody else, and a day before it began: as ever.
    expect((await save("2026-11-25", `other-${house.unique()}@example.com`)).membership).toBeUndefined();
    expect((await save("2026-11-22")).membership).toBeUndefined();
    expect((await save("2026-11-26")).membership?.allowance?.left).toBe(0);
    const beyond = await save("2026-11-27");
    expect(beyond.membership).toBeUndefined();
    expect(beyond.data.status).toBe("PENDING");
    expect(await left(id)).toBe(0);
    expect(await client.bookings.get({ id: beyond.bookingId })).toMatchObject({ membershipId: null });
  });

  it("tell who has proven his address when they let him in, and book by the one that he names or not at all", async () => {
    const { client, add, sell, sellPass, orgId, branch, desks, email, another } = await opened();
    const morning = await addShift(client, { name: "Morning", starts: "06:00", ends: "14:00" });
    const part = await add({ name: "Flex morning", sells: "floating", shiftIds: [morning._id] });
    const { _id: place } = await sell(part._id, { shiftId: morning._id });
    const { _id: pass } = await sellPass(1);
    await client.memberships.freeze({ id: place, from: "2026-12-01", to: "2026-12-02" });
    const visitor = house.client("pk_demo_carrel");
    await visitor.bookings.sendOtp({ email, orgId });
    const { memberships = [] } = await visitor.bookings.verifyOtp({ email, orgId, otp: await house.codeFor(email) });
    // In the order in which they are booked by.
    expect(memberships).toMatchObject([
      {
        _id: place,
        shiftName: "Morning",
        shift: { name: "Morning", starts: "06:00", ends: "14:00", weekdays: [1, 2, 3, 4, 5, 6] },
        freezes: [{ startAt: at("2026-12-01", "00:00"), endAt: at("2026-12-03", "00:00") }],
      },
      { _id: pass, shift: null, freezes: [] },
    ]);

    const annex = await client.branches.add({ name: "Annex", timezone: "Asia/Kolkata" });
    const theirs = await client.desks.add({ branchId: annex._id, name: "B1" });
    const save = async (membershipId: string, date: string, to = "11:00", changes: object = {}, address = email) =>
      visitor.bookings.saveBooking({
        verificationToken: await givenProof(house, orgId, address),
        orgId,
        branchId: branch._id,
        deskId: desks[0]?._id ?? "",
        type: "HOURLY",
        startAt: at(date, "10:00"),
        endAt: at(date, to),
        name: "Nisha Verma",
        email: address,
        membershipId,
        ...changes,
      });
    // The place in the morning lets her in too, and is not the one that she names.
    expect((await save(pass, "2026-11-24")).membership).toMatchObject({ _id: pass, allowance: { left: 0 } });
    expect(await refusal(save(pass, "2026-11-25"))).toMatchObject({ status: 409, code: "pass_used_up" });
    expect(await refusal(save(place, "2026-11-25", "15:00"))).toMatchObject({ code: "membership_outside" });
    expect(await refusal(save(place, "2026-12-01"))).toMatchObject({ code: "membership_outside" });
    expect((await save(place, "2026-11-25")).membership).toMatchObject({ _id: place, allowance: null });
    const other = { deskId: desks[1]?._id ?? "" };
    expect(await refusal(save(place, "2026-11-25", "12:00", other))).toMatchObject({ code: "visit_overlaps" });
    const elsewhere = { branchId: annex._id, deskId: theirs._id };
    expect(await refusal(save(place, "2026-11-26", "11:00", elsewhere))).toMatchObject({
      status: 409,
      code: "membership_outside",
    });
    // Nobody books by what is another's: it is as if it were not there.
    const { _id: hers } = await sell(part._id, { shiftId: morning._id, customerId: await another() });
    const stranger = `other-${house.unique()}@example.com`;
    for (const [id, address] of [
      [hers, email],
      [place, stranger],
    ] as const) {
      expect(await refusal(save(id, "2026-11-27", "11:00", {}, address))).toMatchObject({ status: 404 });
    }
  });

  it("are renewed from their end, and a pass carries on what is left", async () => {
    const { client, flex, sell, sellPass, add, another, left } = await opened(1);
    const { _id: place } = await sell(flex._id);
    const renewed = await client.memberships.renew({ id: place, method: "cash" });
    expect(renewed).toMatchObject({ _id: place, endAt: at("2027-01-23", "00:00"), amount: 100_000 });
    await sell(flex._id, { customerId: await another(), startDate: "2027-01-23" });
    expect(await refusal(client.memberships.renew({ id: place }))).toMatchObject({
      status: 409,
      code: "floating_full",
    });

    const { _id: pass } = await sellPass(10);
    await client.memberships.visit({ id: pass, date: "2026-11-24" });
    expect(await client.memberships.renew({ id: pass })).toMatchObject({
      _id: pass,
      endAt: at("2027-01-23", "00:00"),
      allowance: { total: 20, used: 1, left: 19 },
    });
    const hours = await add({ sells: "pass", allowance: { count: 3, unit: "hour" } });
    for (const feePlanId of [hours._id, flex._id]) {
      expect(await refusal(client.memberships.renew({ id: pass, feePlanId }))).toMatchObject({
        issues: [{ path: ["feePlanId"] }],
      });
    }
    const brief = await add({
      sells: "pass",
      allowance: { count: 2, unit: "day" },
      duration: { count: 1, unit: "day" },
    });
    const { _id: lapsed } = await sell(brief._id);
    house.setNow(at("2026-11-25", "10:00"));
    const begun = await client.memberships.renew({ id: lapsed });
    expect(begun).toMatchObject({ startAt: at("2026-11-25", "00:00"), allowance: { total: 2, used: 0 } });
    expect(begun._id).not.toBe(lapsed);
    expect(await left(pass)).toBe(19);
  });

  it("end early, and take back the visits that lie beyond", async () => {
    const { client, flex, sell, sellPass, another, email, left } = await opened(1);
    const { _id: place } = await sell(flex._id);
    const other = await another();
    expect(await client.memberships.end({ id: place, lastDay: "2026-11-30" })).toMatchObject({ lastDay: "2026-11-30" });
    await sell(flex._id, { customerId: other, startDate: "2026-12-01" });

    const { _id: pass } = await sellPass(5);
    const kept = await client.memberships.visit({ id: pass, date: "2026-11-30" });
    const beyond = await client.memberships.visit({ id: pass, date: "2026-12-01" });
    await client.memberships.end({ id: pass, lastDay: "2026-11-30" });
    expect(await client.bookings.get({ id: kept._id })).toMatchObject({ status: "CONFIRMED" });
    expect(await client.bookings.get({ id: beyond._id })).toMatchObject({ status: "CANCELLED" });
    expect((await house.lastMail(email)).subject).toContain("Membership ended");
    expect(await left(pass)).toBe(4);
    expect(await client.memberships.end({ id: pass })).toMatchObject({ state: "cancelled" });
    expect(await client.bookings.get({ id: kept._id })).toMatchObject({ status: "CANCELLED" });
  });

  it("never take more of a pass than it holds, whatever is booked, moved and cancelled", async () => {
    const { add, sell, client } = await opened(3);
    const hours = await add({ sells: "pass", allowance: { count: 4, unit: "hour" } });
    const step = fc.record({
      kind: fc.constantFrom("visit", "visit", "move", "cancel"),
      from: fc.integer({ min: 8, max: 14 }),
      length: fc.integer({ min: 1, max: 3 }),
      day: fc.integer({ min: 24, max: 26 }),
      which: fc.nat(5),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 10 }), async (steps) => {
        const { _id: id } = await sell(hours._id);
        const visits: string[] = [];
        const taken = new Map<string, number>();
        for (const { kind, from, length, day, which } of steps) {
          const time = {
            startAt: at(`2026-11-${day}`, `${String(from).padStart(2, "0")}:00`),
            endAt: at(`2026-11-${day}`, `${String(from + length).padStart(2, "0")}:00`),
          };
          const chosen = visits[which];
          const call =
            kind === "visit"
              ? client.memberships.visit({ id, ...time })
              : chosen === undefined
                ? undefined
                : kind === "move"
                  ? client.bookings.reschedule({ id: chosen, ...time })
                  : client.bookings.changeStatus({ bookingId: chosen, status: "CANCELLED" });
          const booking = await call?.catch((error: unknown) => {
            expect((error as ApiError).status).toBe(409);
            return undefined;
          });
          if (booking) {
            if (kind === "visit") visits.push(booking._id);
            taken.set(booking._id, booking.status === "CANCELLED" ? 0 : length * 60);
          }
          const used = [...taken.values()].reduce((sum, minutes) => sum + minutes, 0);
          expect((await client.memberships.get({ id })).allowance).toEqual({
            unit: "minute",
            total: 240,
            used,
            left: 240 - used,
          });
        }
        for (const bookingId of visits) {
          await client.bookings.changeStatus({ bookingId, status: "CANCELLED" }).catch(() => undefined);
        }
      }),
      { numRuns: cases(8, 60) },
    );
  });
});
