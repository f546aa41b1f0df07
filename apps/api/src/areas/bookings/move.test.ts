import { expect, it } from "vitest";
import { addTerm, insertCustomer } from "../testing/assigned";
import { eachHouse, found, proofFor, refusal } from "../testing/house";
import { hire } from "../testing/staff";

const customer = { name: "Ravi Kumar", email: "ravi@example.com" };
const at = (time: string, date = "2026-11-21") => new Date(`${date}T${time}:00+05:30`).toISOString();

eachHouse("bookings that move", (house) => {
  const opened = async (count = 2) => {
    const place = await found(house, { desks: count });
    const [deskId = "", otherId = ""] = place.desks.map((desk) => desk._id);
    const book = (startAt: string, endAt: string, changes: object = {}) =>
      place.client.desks.bookDesk({ deskId, customer, type: "HOURLY", startAt, endAt, ...changes });
    return { ...place, deskId, otherId, book };
  };

  it("go to another time, another desk or both, keep code and price, and their visitor is told", async () => {
    const { client, otherId, book } = await opened();
    const { _id: id, code, amount } = await book(at("14:00"), at("15:00"));
    const later = { startAt: at("16:00"), endAt: at("18:00") };
    expect(await client.bookings.reschedule({ id, ...later })).toMatchObject({ _id: id, code, amount, ...later });
    expect((await house.lastMail(customer.email)).subject).toContain("Booking changed: ");
    const moved = await client.bookings.reschedule({ id, deskId: otherId, ...later });
    expect(moved).toMatchObject({ deskId: otherId, deskName: "D2", ...later });
    expect((await client.desks.slots({ deskId: otherId, date: "2026-11-21" }))[0]?.slots.slice(7, 9)).toMatchObject([
      { available: false },
      { available: false },
    ]);
    const { data } = await client.auditLog.list({ action: "bookings.reschedule", limit: 2, page: 1 });
    expect(data[1]).toMatchObject({
      recordId: id,
      before: { startAt: at("14:00"), endAt: at("15:00") },
      after: { startAt: later.startAt, endAt: later.endAt },
    });
  });

  it("stay where they are when the time is taken, and are offered what is free", async () => {
    const { client, deskId, otherId, book } = await opened();
    const { _id: id } = await book(at("14:00"), at("15:00"));
    await book(at("16:00"), at("17:00"));
    const taken = await refusal(client.bookings.reschedule({ id, startAt: at("16:30"), endAt: at("17:30") }));
    expect(taken).toMatchObject({ status: 409, code: "desk_taken" });
    expect(taken.data).toMatchObject({ alternatives: [{ deskId: otherId }, { deskId }, { deskId }] });
    expect((await client.bookings.get({ id })).startAt).toBe(at("14:00"));
    // Its own time is not in its way.
    const shifted = await client.bookings.reschedule({ id, startAt: at("14:30"), endAt: at("15:30") });
    expect(shifted.startAt).toBe(at("14:30"));
  });

  it("are live ones only, and go to no time that is over", async () => {
    const { client, orgId, branch, deskId, otherId, book } = await opened();
    const { _id: id } = await book(at("14:00"), at("15:00"));
    const evening = { startAt: at("19:00"), endAt: at("20:00") };
    const over = await refusal(client.bookings.reschedule({ id, startAt: at("09:00"), endAt: at("10:00") }));
    expect(over.issues[0]?.path).toEqual(["endAt"]);
    await client.desks.update({ _id: otherId, isActive: false });
    expect(await refusal(client.bookings.reschedule({ id, deskId: otherId, ...evening }))).toMatchObject({
      code: "desk_inactive",
    });
    await client.bookings.changeStatus({ bookingId: id, status: "CANCELLED" });
    const gone = { status: 409, code: "booking_transition" };
    expect(await refusal(client.bookings.reschedule({ id, ...evening }))).toMatchObject(gone);

    const visitor = house.client("pk_demo_carrel");
    const email = `visitor-${house.unique()}@example.com`;
    const { bookingId } = await visitor.bookings.saveBooking({
      orgId,
      branchId: branch._id,
      deskId,
      email,
      name: "Nisha Verma",
      type: "HOURLY",
      startAt: at("15:00"),
      endAt: at("16:00"),
      verificationToken: await proofFor(house, visitor, orgId, email),
    });
    house.setNow(at("12:30"));
    const waiting = refusal(client.bookings.reschedule({ id: bookingId, startAt: at("12:00"), endAt: at("13:00") }));
    expect((await waiting).issues[0]?.path).toEqual(["startAt"]);
    house.setNow(at("15:01"));
    expect(await refusal(client.bookings.reschedule({ id: bookingId, ...evening }))).toMatchObject(gone);
  });

  it("stay whole local days when they are days", async () => {
    const { client, deskId } = await opened();
    const day = await client.desks.bookDesk({ deskId, customer, type: "DAILY", date: "2026-11-22" });
    const moved = await client.bookings.reschedule({
      id: day._id,
      startAt: at("10:00", "2026-11-24"),
      endAt: at("11:00", "2026-11-25"),
    });
    expect(moved).toMatchObject({ startAt: at("00:00", "2026-11-24"), endAt: at("00:00", "2026-11-26") });
  });

  it("go with what is left of them once they have begun; the desk's morning stays theirs, and nobody else's", async () => {
    const { client, deskId, otherId, book } = await opened();
    const asked = { startAt: at("09:00"), endAt: at("17:00") };
    house.setNow(at("10:30"));
    const { _id: id, code, amount } = await book(asked.startAt, asked.endAt);
    // Whose morning it was at the other desk is not in the way.
    await book(at("09:00"), at("11:00"), { deskId: otherId });
    house.setNow(at("11:30"));
    const moved = await client.bookings.reschedule({ id, deskId: otherId, ...asked });
    const minute = house.minutesFromNow(0);
    expect(moved).toMatchObject({ _id: id, code, amount, deskId: otherId, startAt: minute, endAt: asked.endAt });
    expect((await client.bookings.list()).totalRecords).toBe(2);

    const morning = await refusal(book(at("10:00"), at("18:00")));
    expect(morning).toMatchObject({ status: 409, code: "desk_taken" });
    const whole = await refusal(client.desks.bookDesk({ deskId, customer, type: "DAILY", date: "2026-11-21" }));
    expect(whole).toMatchObject({ status: 409, code: "desk_taken" });
    // Nothing is offered that would be refused.
    expect(whole.data).toMatchObject({ alternatives: [{ deskId, startAt: at("00:00", "2026-11-22") }] });
    const { data } = await client.desks.list();
    expect(data.find((desk) => desk._id === deskId)).toMatchObject({ status: 3, now: "free" });
    const [day] = await client.desks.slots({ deskId, date: "2026-11-21" });
    const free = day?.slots.filter(({ available }) => available).map(({ startAt }) => startAt);
    expect(free?.[0]).toBe(at("12:00"));
    expect(await book(minute, at("18:00"))).toMatchObject({ deskId });

    // To another time it goes as it is asked for, and leaves what was used.
    const tomorrow = { startAt: at("09:00", "2026-11-22"), endAt: at("17:00", "2026-11-22") };
    house.advance({ seconds: 120 });
    expect(await client.bookings.reschedule({ id, deskId: otherId, ...tomorrow })).toMatchObject(tomorrow);
    expect(await refusal(book(minute, at("12:00"), { deskId: otherId }))).toMatchObject({ code: "desk_taken" });
  });

  it("keep the ends of an assignment that changed desks, when only the desk changes", async () => {
    const place = await opened(3);
    const { client, deskId, otherId, desks } = place;
    const { _id: feePlanId } = await addTerm(client, { count: 1, unit: "week" });
    const customerId = await insertCustomer(house, place);
    await client.desks.assignUser({ deskId, customerId, feePlanId, startDate: "2026-11-20" });
    const { _id: id, startAt, endAt } = await client.desks.reassignUser({ deskId, toDeskId: otherId });
    const thirdId = desks[2]?._id ?? "";
    const on = await client.bookings.reschedule({ id, deskId: thirdId, startAt, endAt });
    expect(on).toMatchObject({ deskId: thirdId, startAt, endAt });
    // Back within the minute it was never away.
    const back = await client.bookings.reschedule({ id, deskId, startAt, endAt });
    expect(back).toMatchObject({ deskId, startAt: at("00:00", "2026-11-20"), endAt });
  });

  it("give a time to one of 20 that want it at once", async () => {
    const { client, book } = await opened();
    const ids: string[] = [];
    for (let hour = 0; hour < 20; hour += 1) {
      const startAt = new Date(Date.parse(at("00:00", "2026-11-23")) + hour * 3_600_000);
      ids.push((await book(startAt.toISOString(), new Date(startAt.getTime() + 3_600_000).toISOString()))._id);
    }
    const period = { startAt: at("12:00", "2026-11-24"), endAt: at("13:00", "2026-11-24") };
    const results = await Promise.allSettled(ids.map((id) => client.bookings.reschedule({ id, ...period })));
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(results.flatMap((result) => (result.status === "rejected" ? [result.reason.code] : []))).toEqual(
      Array.from({ length: 19 }, () => "desk_taken"),
    );
  });
});

eachHouse("the calendar of bookings", (house) => {
  it("shows a branch's live bookings by desk and local day", async () => {
    const place = await found(house, { desks: 2 });
    const { client, branch, desks } = place;
    const [deskId = "", otherId = ""] = desks.map((desk) => desk._id);
    const night = { startAt: at("23:00"), endAt: at("01:00", "2026-11-22") };
    const late = await client.desks.bookDesk({ deskId, customer, type: "HOURLY", ...night });
    const { _id: feePlanId } = await addTerm(client, { count: 2, unit: "day" });
    const customerId = await insertCustomer(house, place, { name: "Nisha Verma" });
    const days = await client.desks.assignUser({ deskId: otherId, customerId, feePlanId, startDate: "2026-11-20" });
    const gone = await client.desks.bookDesk({ deskId, customer, type: "DAILY", date: "2026-11-23" });
    await client.bookings.changeStatus({ bookingId: gone._id, status: "CANCELLED" });
    const shown = await client.bookings.calendar({ from: "2026-11-21", to: "2026-11-23" });
    expect(shown).toMatchObject({ branchId: branch._id, timezone: "Asia/Kolkata" });
    expect(
      shown.desks.map((desk) => [
        desk.deskName,
        desk.days.map(({ date, bookings }) => [date, bookings.map(({ _id }) => _id)]),
      ]),
    ).toEqual([
      [
        "D1",
        [
          ["2026-11-21", [late._id]],
          ["2026-11-22", [late._id]],
          ["2026-11-23", []],
        ],
      ],
      [
        "D2",
        [
          ["2026-11-21", [days._id]],
          ["2026-11-22", []],
          ["2026-11-23", []],
        ],
      ],
    ]);
    expect(shown.desks[1]?.days[0]?.bookings[0]).toEqual({
      _id: days._id,
      code: days.code,
      customerId,
      name: "Nisha Verma",
      type: "DAILY",
      status: "CONFIRMED",
      startAt: days.startAt,
      endAt: days.endAt,
    });
  });

  it("asks for a branch where none is selected, and for at most 31 days", async () => {
    const place = await found(house);
    const nobody = await hire(house, place, { permissions: ["bookings.read"], branches: [] });
    const month = { from: "2026-12-01", to: "2026-12-31" };
    expect((await refusal(nobody.bookings.calendar(month))).issues[0]?.path).toEqual(["branchId"]);
    expect(await refusal(nobody.bookings.calendar({ branchId: place.branch._id, ...month }))).toMatchObject({
      status: 404,
    });
    const long = refusal(place.client.bookings.calendar({ ...month, to: "2027-01-01" }));
    expect((await long).issues[0]?.path).toEqual(["to"]);
  });
});
