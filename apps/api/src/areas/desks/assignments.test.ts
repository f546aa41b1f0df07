import { expect, it } from "vitest";
import { DEFAULT_TIMINGS } from "../branches/record";
import { addTerm, insertCustomer } from "../testing/assigned";
import { eachHouse, found, refusal } from "../testing/house";
import { hire } from "../testing/staff";

/** Midnight of a date in Kolkata, where the places stand. */
const midnight = (date: string) => new Date(`${date}T00:00:00+05:30`).toISOString();

const days = (startAt: string, endAt: string) => ({ startAt: midnight(startAt), endAt: midnight(endAt) });

eachHouse("assignments", (house) => {
  /** A place with desks, a customer with an address, and a plan by the month. */
  const opened = async (desks = 2) => {
    const place = await found(house, { desks });
    const email = `nisha-${house.unique()}@example.com`;
    const customerId = await insertCustomer(house, place, { email });
    const { _id: feePlanId } = await addTerm(place.client, { count: 1, unit: "month" });
    const [deskId = "", otherId = ""] = place.desks.map((desk) => desk._id);
    const assign = (changes: object = {}) =>
      place.client.desks.assignUser({
        deskId,
        customerId,
        feePlanId,
        startDate: "2026-11-21",
        method: "cash",
        ...changes,
      });
    return { ...place, email, customerId, feePlanId, deskId, otherId, assign };
  };

  it("give a desk for the plan's whole local days, with the payment and a mail", async () => {
    const { client, assign, deskId, customerId, feePlanId, email } = await opened();
    const booking = await assign({ method: "upi", reference: "UPI 77" });
    expect(booking).toMatchObject({
      deskId,
      customerId,
      feePlanId,
      type: "DAILY",
      status: "CONFIRMED",
      source: "admin",
      startAt: midnight("2026-11-21"),
      endAt: midnight("2026-12-21"),
      amount: 118_000,
    });
    const { data, totalCount } = await client.desks.transactions({ deskId });
    expect(totalCount).toBe(1);
    expect(data).toMatchObject([
      {
        deskId,
        deskName: "D1",
        customerId,
        customerName: "Nisha Verma",
        feePlanId,
        bookingId: booking._id,
        bookingCode: booking.code,
        kind: "assignment",
        amount: 118_000,
        method: "upi",
        reference: "UPI 77",
        startAt: booking.startAt,
        endAt: booking.endAt,
      },
    ]);
    expect((await house.lastMail(email)).subject).toMatch(/^Booking confirmed: /);
    const { data: desks, counters } = await client.desks.list();
    expect(desks.map(({ status, currentBooking }) => [status, currentBooking?._id])).toEqual([
      [2, booking._id],
      [1, undefined],
    ]);
    expect(counters).toMatchObject({ total: 2, booked: 1, available: 1, unassigned: 1 });
  });

  it("are read by their desk: whose it is, whose it will be, and whose it was last", async () => {
    const place = await opened();
    const { client, assign, deskId, otherId } = place;
    const nobody = { current: null, next: null, last: null };
    expect(await client.desks.assignment({ deskId })).toEqual(nobody);
    const omar = await insertCustomer(house, place, { name: "Omar Ali" });
    const last = await assign({ customerId: omar, startDate: "2026-10-24" });
    await assign({ customerId: omar, startDate: "2027-03-01" });
    const next = await assign({ customerId: omar, startDate: "2027-01-01" });
    expect(await client.desks.assignment({ deskId })).toEqual({ current: last, next, last: null });
    house.setNow("2026-11-25T06:00:00Z");
    expect(await client.desks.assignment({ deskId })).toEqual({ current: null, next, last });
    const current = await assign({ startDate: "2026-11-25" });
    expect(await client.desks.assignment({ deskId })).toEqual({ current, next, last });
    expect(await client.desks.assignment({ deskId: otherId })).toEqual(nobody);
  });

  it("are nobody's whose desk was booked by the hour", async () => {
    const { client, deskId } = await opened();
    const hours = { startAt: house.minutesFromNow(0), endAt: house.minutesFromNow(60) };
    const customer = { name: "Ravi Kumar", email: "ravi@example.com" };
    const booking = await client.desks.bookDesk({ deskId, customer, type: "HOURLY", ...hours });
    expect((await client.desks.get({ id: deskId })).currentBooking?._id).toBe(booking._id);
    expect(await client.desks.assignment({ deskId })).toEqual({ current: null, next: null, last: null });
  });

  it("are read by nobody of another branch or organisation", async () => {
    const place = await opened();
    const { client, deskId, assign } = place;
    await assign();
    const annex = await client.branches.add({ name: "Annex", timezone: "Asia/Kolkata" });
    const narrow = await hire(house, place, { permissions: ["bookings.read"], branches: [annex._id] });
    const stranger = (await found(house)).client;
    for (const other of [narrow, stranger]) {
      for (const id of [deskId, house.id()]) {
        expect(await refusal(other.desks.assignment({ deskId: id }))).toMatchObject({ status: 404 });
      }
    }
    const near = await hire(house, place, { permissions: ["bookings.read"], branches: [place.branch._id] });
    expect((await near.desks.assignment({ deskId })).current).not.toBeNull();
    const blind = await hire(house, place, { permissions: ["desks.read"] });
    expect(await refusal(blind.desks.assignment({ deskId }))).toMatchObject({ status: 403 });
  });

  it("begin on a past date, but not when all of it is past", async () => {
    const { assign } = await opened();
    expect((await refusal(assign({ startDate: "2026-10-21" }))).issues[0]?.path).toEqual(["startDate"]);
    expect((await assign({ startDate: "2026-10-22" })).endAt).toBe(midnight("2026-11-22"));
  });

  it("are refused on a taken desk, with what is free instead, and nothing is paid", async () => {
    const place = await opened();
    const { client, assign, deskId, otherId } = place;
    await assign();
    const customerId = await insertCustomer(house, place, { name: "Omar Ali" });
    const taken = await refusal(assign({ customerId, startDate: "2026-12-20" }));
    expect(taken).toMatchObject({ status: 409, code: "desk_taken" });
    expect(taken.data).toMatchObject({
      alternatives: [{ deskId: otherId }, { deskId, startAt: midnight("2026-12-21") }],
    });
    expect((await client.desks.transactions({ deskId })).totalCount).toBe(1);
    expect((await assign({ customerId, startDate: "2026-12-21" })).startAt).toBe(midnight("2026-12-21"));
  });

  it("give a customer one desk at a time", async () => {
    const { assign, otherId } = await opened();
    await assign();
    const second = await refusal(assign({ deskId: otherId, startDate: "2026-12-20" }));
    expect(second).toMatchObject({ status: 409, code: "customer_assigned" });
    expect(second.message).toMatch(/^Nisha Verma has desk D1 already: Sat, 21 Nov 2026 – Sun, 20 Dec 2026/);
    expect((await assign({ deskId: otherId, startDate: "2026-12-21" })).deskId).toBe(otherId);
  });

  it("name what can't be taken: plans by the hour or elsewhere, people who left, desks out of service", async () => {
    const place = await opened();
    const { client, assign, plan, otherId } = place;
    const pathOf = async (changes: object) => (await refusal(assign(changes))).issues[0]?.path;
    expect(await pathOf({ feePlanId: plan._id })).toEqual(["feePlanId"]);
    const annex = await client.branches.add({ name: "Annex", timezone: "Asia/Kolkata" });
    const elsewhere = await addTerm(client, { count: 1, unit: "day" });
    await client.feePlans.update({ _id: elsewhere._id, branchIds: [annex._id] });
    expect(await pathOf({ feePlanId: elsewhere._id })).toEqual(["feePlanId"]);
    // As one that was saved before plans had an end.
    const endless = await addTerm(client, { count: 36, unit: "month" });
    await house.database.tx({ orgId: place.orgId }, (db) =>
      db.updateTable("feePlans").set({ durationCount: 1_000 }).where("feePlanId", "=", endless._id).execute(),
    );
    expect((await pathOf({ feePlanId: endless._id }))?.[0]).toMatch(/^(feePlanId|startDate)$/);
    const customerId = await insertCustomer(house, place, { isActive: false });
    expect(await pathOf({ customerId })).toEqual(["customerId"]);
    expect(await refusal(assign({ customerId: house.id() }))).toMatchObject({
      status: 404,
      message: "Member not found",
    });
    expect(await refusal(assign({ feePlanId: house.id() }))).toMatchObject({ status: 404 });
    await client.desks.update({ _id: otherId, isActive: false });
    expect(await refusal(assign({ deskId: otherId }))).toMatchObject({ code: "desk_inactive" });
  });

  it("end now, keep the time that was used, and free the desk from this minute on", async () => {
    const { client, assign, deskId, email } = await opened();
    const { _id } = await assign();
    house.advance({ seconds: 42 });
    const ended = await client.desks.unassignUser({ deskId });
    expect(ended).toMatchObject({ _id, status: "CONFIRMED", startAt: midnight("2026-11-21") });
    expect(ended.endAt).toBe(house.minutesFromNow(0));
    expect((await house.lastMail(email)).subject).toMatch(/^Booking changed: /);
    expect(await refusal(client.desks.unassignUser({ deskId }))).toMatchObject({
      status: 409,
      code: "desk_unassigned",
      message: "Desk D1 is assigned to nobody. Assign it to a member first.",
    });
    expect((await client.desks.list()).counters.unassigned).toBe(2);
    const customer = { name: "Omar Ali", email: "omar@example.com" };
    const hour = { startAt: house.minutesFromNow(0), endAt: house.minutesFromNow(60) };
    expect((await client.desks.bookDesk({ deskId, customer, type: "HOURLY", ...hour })).status).toBe("CONFIRMED");
  });

  it("can end in the minute in which they begin", async () => {
    const { client, assign, deskId } = await opened();
    house.setNow("2026-11-20T18:30:20Z");
    const { startAt } = await assign();
    const ended = await client.desks.unassignUser({ deskId });
    expect(ended).toMatchObject({ status: "CONFIRMED", startAt });
    expect(ended.endAt > startAt && ended.endAt < house.minutesFromNow(1)).toBe(true);
    expect((await client.desks.get({ id: deskId })).status).toBe(1);
  });

  it("move what is left to another desk and leave the rest on record", async () => {
    const { client, assign, deskId, otherId, customerId, feePlanId, email } = await opened();
    const { _id, code, endAt } = await assign();
    const moved = await client.desks.reassignUser({ deskId, toDeskId: otherId });
    const minute = house.minutesFromNow(0);
    expect(moved).toMatchObject({ _id, code, deskId: otherId, deskName: "D2", feePlanId, startAt: minute, endAt });
    expect(moved.amount).toBe(118_000);
    expect((await house.lastMail(email)).subject).toMatch(/^Booking changed: /);
    expect((await client.bookings.list()).data.map((booking) => booking._id)).toEqual([_id]);
    // What was used is told by the histories of desk, booking and customer, and by the calendar.
    const used = { startAt: midnight("2026-11-21"), endAt: minute };
    const stay = { _id: expect.any(String), bookingId: _id, code, name: "Nisha Verma", ...used };
    expect(await client.desks.stays({ deskId })).toMatchObject({ data: [stay], totalCount: 1 });
    expect((await client.desks.stays({ deskId: otherId })).data).toEqual([]);
    const before = [{ deskId, deskName: "D1", ...used }];
    expect((await client.bookings.get({ id: _id })).stays).toEqual(before);
    const { daily, hourly } = await client.customers.bookings({ id: customerId });
    expect([daily.map(({ stays }) => stays), hourly]).toEqual([[before], []]);
    expect((await client.customers.get({ id: customerId })).bookings.daily).toEqual(daily);
    const calendar = await client.bookings.calendar({ from: "2026-11-21", to: "2026-11-22" });
    expect(
      calendar.desks.map(({ days: shown }) => shown.map(({ bookings, stays }) => [bookings.length, stays])),
    ).toEqual([
      [
        [0, [stay]],
        [0, []],
      ],
      [
        [1, []],
        [1, []],
      ],
    ]);
    const { data: desks, counters } = await client.desks.list();
    expect(desks.map(({ currentBooking }) => currentBooking?._id)).toEqual([undefined, _id]);
    expect(counters.unassigned).toBe(1);
    // What was paid is the booking's wherever it is now, and no other desk's.
    const paid = (asked: { deskId: string; bookingId?: string }) => client.desks.transactions(asked);
    const kinds = async (asked: { deskId: string; bookingId?: string }) =>
      (await paid(asked)).data.map(({ kind, deskId }) => [kind, deskId]);
    expect(await kinds({ deskId: otherId })).toEqual([]);
    expect(await kinds({ deskId: otherId, bookingId: _id })).toEqual([["assignment", deskId]]);
    expect(await kinds({ deskId, bookingId: _id })).toEqual([]);
    expect(await client.dashboard.bookingStats()).toMatchObject({ expiredInLastWeek: 0, expiringToday: 0 });
    expect(await refusal(client.desks.reassignUser({ deskId, toDeskId: otherId }))).toMatchObject({
      code: "desk_unassigned",
    });
  });

  it("move whole before they begin, named by their booking", async () => {
    const { client, assign, otherId } = await opened();
    const { _id, startAt, endAt } = await assign({ startDate: "2026-12-01" });
    const moved = await client.desks.reassignUser({ bookingId: _id, toDeskId: otherId });
    expect(moved).toMatchObject({ _id, deskId: otherId, startAt, endAt });
    expect((await client.bookings.list()).totalRecords).toBe(1);
    const same = await refusal(client.desks.reassignUser({ bookingId: _id, toDeskId: otherId }));
    expect(same.issues[0]?.path).toEqual(["toDeskId"]);
  });

  it("begin, are renewed and are booked beside, for nobody and nowhere that is deactivated", async () => {
    const { client, branch, assign, deskId, otherId, customerId, feePlanId, email } = await opened(3);
    await assign();
    const booked = { deskId: otherId, type: "DAILY", date: "2026-11-28" } as const;
    const named = () => client.desks.bookDesk({ ...booked, customerId });
    const found = () => client.desks.bookDesk({ ...booked, customer: { name: "Nisha", email } });
    const sheet = (who: object) =>
      client.desks.processBulkBooking({
        validatedData: [{ deskId: otherId, type: "DAILY", ...days("2026-11-28", "2026-11-29"), ...who }],
      });
    const renewed = () => client.desks.renew({ deskId, feePlanId, method: "cash" });
    const told = async (call: Promise<unknown>) => {
      const { status, code, issues } = await refusal(call);
      return [status, issues[0]?.path.join(".") ?? code];
    };
    await client.customers.update({ _id: customerId, isActive: false });
    expect(await told(named())).toEqual([400, "customerId"]);
    expect(await told(found())).toEqual([400, "customer.email"]);
    expect(await told(sheet({ customerId }))).toEqual([400, "validatedData.0.customerId"]);
    expect(await told(sheet({ customer: { name: "Nisha", email } }))).toEqual([400, "validatedData.0.customer"]);
    expect(await told(renewed())).toEqual([400, "deskId"]);
    await client.customers.update({ _id: customerId, isActive: true });
    await client.branches.update({ _id: branch._id, isActive: false });
    for (const call of [named, found, renewed]) expect(await told(call())).toEqual([409, "branch_inactive"]);
    expect(await told(sheet({ customerId }))).toEqual([400, "validatedData.0.deskId"]);
    expect((await client.bookings.list()).totalRecords).toBe(1);
    await client.branches.update({ _id: branch._id, isActive: true });
    expect(await named()).toMatchObject({ customerId });
  });

  it("can be moved to the desks that nobody has until their end, whenever the place is open", async () => {
    const place = await opened(5);
    const { client, assign, deskId, otherId, desks } = place;
    expect(await refusal(client.desks.moveTargets({ deskId }))).toMatchObject({ status: 409, code: "desk_unassigned" });
    await assign({ startDate: "2026-10-30" });
    await assign({ deskId: otherId, customerId: await insertCustomer(house, place), startDate: "2026-11-28" });
    // As staff move people after hours and while it is closed.
    await client.branches.update({
      _id: place.branch._id,
      timings: DEFAULT_TIMINGS.map((timing) => ({ ...timing, closed: true })),
    });
    const [, , third = "", fourth = "", fifth = ""] = desks.map(({ _id }) => _id);
    await client.desks.update({ _id: third, isActive: false });
    const customer = { name: "Ravi", email: "ravi@example.com" };
    // The assignment ends on 30 November.
    await client.desks.bookDesk({ deskId: fourth, customer, type: "DAILY", ...days("2026-11-30", "2026-12-01") });
    const targets = await client.desks.moveTargets({ deskId });
    expect(targets.map(({ _id }) => _id)).toEqual([fourth, fifth]);
    expect(await client.desks.reassignUser({ deskId, toDeskId: fourth })).toMatchObject({ deskId: fourth });
  });

  it("stay where they are when the other desk is taken or out of service", async () => {
    const place = await opened(3);
    const { client, assign, deskId, otherId, desks } = place;
    const { _id } = await assign();
    await assign({ deskId: otherId, customerId: await insertCustomer(house, place), startDate: "2026-12-01" });
    const taken = await refusal(client.desks.reassignUser({ deskId, toDeskId: otherId }));
    expect(taken).toMatchObject({ status: 409, code: "desk_taken" });
    expect(taken.data).toMatchObject({ alternatives: [{ deskName: "D3" }] });
    const third = desks[2]?._id ?? "";
    await client.desks.update({ _id: third, isActive: false });
    expect(await refusal(client.desks.reassignUser({ deskId, toDeskId: third }))).toMatchObject({
      code: "desk_inactive",
    });
    expect((await client.desks.get({ id: deskId })).currentBooking?._id).toBe(_id);
    expect((await client.bookings.list()).totalRecords).toBe(2);
  });

  it("are renewed from their end, and the payments add up", async () => {
    const { client, assign, deskId, feePlanId, email } = await opened();
    const { _id } = await assign();
    const week = await addTerm(client, { count: 1, unit: "week" });
    await client.desks.renew({ deskId, feePlanId, method: "upi" });
    const renewed = await client.desks.renew({ deskId, feePlanId: week._id, reference: "R 2", method: "cash" });
    expect(renewed).toMatchObject({
      _id,
      feePlanId: week._id,
      amount: 354_000,
      startAt: midnight("2026-11-21"),
      endAt: midnight("2027-01-28"),
    });
    const { data } = await client.desks.transactions({ deskId });
    expect(data.map(({ kind, startAt, endAt, method }) => [kind, startAt, endAt, method])).toEqual([
      ["renewal", midnight("2027-01-21"), midnight("2027-01-28"), "cash"],
      ["renewal", midnight("2026-12-21"), midnight("2027-01-21"), "upi"],
      ["assignment", midnight("2026-11-21"), midnight("2026-12-21"), "cash"],
    ]);
    expect((await house.lastMail(email)).subject).toMatch(/^Booking changed: /);
    expect((await client.bookings.list()).totalRecords).toBe(1);
  });

  it("keep the day of the month on which they began, where a shorter month had none", async () => {
    const { client, assign, deskId, feePlanId } = await opened();
    expect((await assign({ startDate: "2026-10-31" })).endAt).toBe(midnight("2026-11-30"));
    const ends = ["2026-12-31", "2027-01-31", "2027-02-28", "2027-03-31"];
    for (const end of ends)
      expect((await client.desks.renew({ deskId, feePlanId, method: "cash" })).endAt).toBe(midnight(end));
    const { data } = await client.desks.transactions({ deskId });
    expect(data.map(({ amount }) => amount)).toEqual([118_000, 118_000, 118_000, 118_000, 118_000]);
  });

  it("keep that day too where they are renewed on the day on which they end", async () => {
    house.setNow("2026-11-28T06:00:00Z");
    const { client, assign, deskId, feePlanId } = await opened();
    await assign({ startDate: "2026-10-31" });
    house.setNow("2026-11-30T06:00:00Z");
    expect(await client.desks.renew({ deskId, feePlanId, method: "cash" })).toMatchObject({
      startAt: midnight("2026-11-30"),
      endAt: midnight("2026-12-31"),
      amount: 118_000,
    });
  });

  it("take a new day once they had lapsed", async () => {
    house.setNow("2026-11-28T06:00:00Z");
    const { client, assign, deskId, feePlanId } = await opened();
    await assign({ startDate: "2026-10-31" });
    await client.desks.unassignUser({ deskId });
    house.setNow("2026-11-30T06:00:00Z");
    expect(await client.desks.renew({ deskId, feePlanId, method: "cash" })).toMatchObject({
      startAt: midnight("2026-11-30"),
      endAt: midnight("2026-12-30"),
    });
  });

  it("begin again today once they have run out, for whoever had the desk last", async () => {
    const { client, assign, deskId, feePlanId, customerId } = await opened();
    const first = await assign({ startDate: "2026-10-22" });
    house.setNow("2026-11-23T06:00:00Z");
    const again = await client.desks.renew({ deskId, feePlanId, method: "cash" });
    expect(again).toMatchObject({ customerId, startAt: midnight("2026-11-23"), endAt: midnight("2026-12-23") });
    expect(again._id).not.toBe(first._id);
    expect((await client.desks.transactions({ deskId })).data[0]).toMatchObject({
      kind: "renewal",
      bookingId: again._id,
    });
  });

  it("begin again where they were ended on the same day", async () => {
    const { client, assign, deskId, feePlanId } = await opened();
    await assign();
    const { endAt } = await client.desks.unassignUser({ deskId });
    expect(await client.desks.renew({ deskId, feePlanId, method: "cash" })).toMatchObject({
      startAt: endAt,
      endAt: midnight("2026-12-21"),
    });
  });

  it("are not renewed over somebody else's time, on a desk that nobody had, or of a person who has another", async () => {
    const place = await opened();
    const { client, assign, deskId, otherId, feePlanId } = place;
    expect(await refusal(client.desks.renew({ deskId, feePlanId }))).toMatchObject({ code: "desk_unassigned" });
    await assign();
    const omar = await insertCustomer(house, place, { name: "Omar Ali" });
    const next = await assign({ customerId: omar, startDate: "2026-12-25" });
    expect(await refusal(client.desks.renew({ deskId, feePlanId }))).toMatchObject({ status: 409, code: "desk_taken" });
    await client.bookings.changeStatus({ bookingId: next._id, status: "CANCELLED" });
    await assign({ deskId: otherId, startDate: "2026-12-25" });
    expect(await refusal(client.desks.renew({ deskId, feePlanId }))).toMatchObject({
      status: 409,
      code: "customer_assigned",
    });
    expect((await client.desks.transactions({ deskId })).data.map(({ kind }) => kind)).toEqual([
      "assignment",
      "assignment",
    ]);
  });
});
