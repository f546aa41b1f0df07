import { expect, it } from "vitest";
import { countCosts } from "../../testing/counting";
import { addTerm, insertCustomer } from "../testing/assigned";
import { eachHouse, found, proofFor, refusal } from "../testing/house";

const customer = { name: "Ravi Kumar", email: "ravi@example.com" };
/** A time of the houses' today in Kolkata, where it is 11:30 and the branch is open from 9 to 21. */
const at = (time: string, date = "2026-11-21") => new Date(`${date}T${time}:00+05:30`).toISOString();

eachHouse("slots of a desk", (house) => {
  const opened = async () => {
    const place = await found(house, { desks: 1 });
    return { ...place, deskId: place.desks[0]?._id ?? "" };
  };

  it("follow opening hours, in the organisation's length unless another is asked for", async () => {
    const { client, branch, deskId } = await opened();
    const [open] = branch.timings.filter(({ day }) => day === 6);
    const [day] = await client.desks.slots({ deskId, date: "2026-11-28" });
    expect(day?.slots[0]).toEqual({
      startAt: at(open?.open ?? "", "2026-11-28"),
      available: true,
      endAt: new Date(Date.parse(at(open?.open ?? "", "2026-11-28")) + 3_600_000).toISOString(),
    });
    expect(day?.slots.at(-1)?.endAt).toBe(at(open?.close ?? "", "2026-11-28"));
    const [halves] = await client.desks.slots({ deskId, date: "2026-11-28", duration: 30 });
    expect(halves?.slots).toHaveLength(2 * (day?.slots.length ?? 0));
    const timings = branch.timings.map((timing) => ({ ...timing, closed: timing.day === 6 }));
    await client.branches.update({ _id: branch._id, timings });
    const days = await client.desks.slots({
      deskId,
      dayOption: "range",
      startDate: "2026-11-27",
      endDate: "2026-11-29",
    });
    expect(days.map(({ date, slots }) => [date, slots.length > 0])).toEqual([
      ["2026-11-27", true],
      ["2026-11-28", false],
      ["2026-11-29", true],
    ]);
  });

  it("are free unless something live is booked in them, or they are over", async () => {
    const { client, orgId, branch, deskId } = await opened();
    const book = (startAt: string, endAt: string) =>
      client.desks.bookDesk({ deskId, customer, type: "HOURLY", startAt, endAt });
    const cancelled = await book(at("14:00"), at("15:00"));
    await client.bookings.changeStatus({ bookingId: cancelled._id, status: "CANCELLED" });
    await book(at("15:30"), at("16:00"));
    const visitor = house.client("pk_demo_carrel");
    const email = `visitor-${house.unique()}@example.com`;
    await visitor.bookings.saveBooking({
      orgId,
      branchId: branch._id,
      deskId,
      email,
      name: "Nisha Verma",
      type: "HOURLY",
      startAt: at("12:00"),
      endAt: at("13:00"),
      verificationToken: await proofFor(house, visitor, orgId, email),
    });
    const busy = async () => {
      const [day] = await client.desks.slots({ deskId, date: "2026-11-21" });
      return day?.slots.filter(({ available }) => !available).map(({ startAt }) => startAt);
    };
    const over = ["09:00", "10:00"].map((time) => at(time));
    expect(await busy()).toEqual([...over, at("12:00"), at("15:00")]);
    // Not confirmed in time, it holds nothing any more; its hour has begun and can still be booked.
    house.setNow(at("12:10"));
    expect(await busy()).toEqual([...over, at("11:00"), at("15:00")]);
    await client.desks.update({ _id: deskId, isActive: false });
    expect(await busy()).toHaveLength(12);
    await client.desks.update({ _id: deskId, isActive: true });
    expect(await busy()).toHaveLength(4);
    await client.branches.update({ _id: branch._id, isActive: false });
    expect(await busy()).toHaveLength(12);
  });

  it("are taken by what began before the day, and not by what was cancelled since", async () => {
    const { client, deskId } = await opened();
    const book = (startAt: string, endAt: string) =>
      client.desks.bookDesk({ deskId, customer, type: "HOURLY", startAt, endAt });
    const begun = await book(at("20:00", "2026-11-27"), at("10:00", "2026-11-28"));
    const later = await book(at("12:00", "2026-11-27"), at("13:00", "2026-11-27"));
    const busy = async () => {
      const [day] = await client.desks.slots({ deskId, date: "2026-11-28" });
      return day?.slots.filter(({ available }) => !available).length;
    };
    expect(await busy()).toBe(1);
    await client.bookings.changeStatus({ bookingId: later._id, status: "CANCELLED" });
    expect(await busy()).toBe(1);
    await client.bookings.changeStatus({ bookingId: begun._id, status: "CANCELLED" });
    expect(await busy()).toBe(0);
  });

  it("are asked for by one date or at most 31", async () => {
    const { client, deskId } = await opened();
    const pathOf = async (asked: object) =>
      (await refusal(client.desks.slots({ deskId, ...asked }))).issues[0]?.path.join();
    expect(await pathOf({})).toBe("date");
    expect(await pathOf({ dayOption: "range", startDate: "2026-12-01" })).toBe("endDate");
    expect(await pathOf({ dayOption: "range", startDate: "2026-12-01", endDate: "2027-01-01" })).toBe("endDate");
    expect(await pathOf({ date: "2026-12-01", duration: 4 })).toBe("duration");
    const month = { dayOption: "range", startDate: "2026-12-01", endDate: "2026-12-31" } as const;
    expect(await client.desks.slots({ deskId, ...month })).toHaveLength(31);
  });
});

eachHouse("desks that can be booked now", (house) => {
  it("are free today, or for a part of it, and show what a slot costs", async () => {
    const { client, desks, plan } = await found(house, { desks: 7 });
    const [free, part, morning, rest, now, off, held] = desks.map((desk) => desk._id);
    const book = (deskId: string | undefined, startAt: string, endAt: string) =>
      client.desks.bookDesk({ deskId: deskId ?? "", customer, type: "HOURLY", startAt, endAt });
    house.setNow(at("08:00"));
    await book(morning, at("09:00"), at("11:00"));
    await book(part, at("14:00"), at("15:00"));
    await book(rest, at("11:00"), at("21:00"));
    await book(now, at("11:00"), at("13:00"));
    await client.desks.update({ _id: off ?? "", isActive: false });
    house.setNow(at("11:30"));
    const names = async (includePartial?: boolean) => {
      const available = await client.desks.availableForBooking(includePartial === undefined ? {} : { includePartial });
      return available.map(({ _id, status }) => [_id, status]);
    };
    const partly = [part, morning, now].map((deskId) => [deskId, 3]);
    expect(await names()).toEqual([[free, 1], ...partly, [held, 1]]);
    expect(await names(false)).toEqual([
      [free, 1],
      [held, 1],
    ]);
    const [first] = await client.desks.availableForBooking();
    expect(first?.quote).toMatchObject({ feePlanId: plan._id, units: 1, amount: 2_950 });
    expect(first?.currentBooking).toBeNull();
  });

  it("are not those on hold, nor after closing those that somebody has", async () => {
    const { client, orgId, branch, desks, plan } = await found(house, { desks: 2 });
    const [held = "", late = ""] = desks.map((desk) => desk._id);
    const visitor = house.client("pk_demo_carrel");
    const email = `visitor-${house.unique()}@example.com`;
    await visitor.bookings.saveBooking({
      orgId,
      branchId: branch._id,
      deskId: held,
      email,
      name: "Nisha Verma",
      type: "DAILY",
      date: "2026-11-21",
      verificationToken: await proofFor(house, visitor, orgId, email),
    });
    expect((await client.desks.availableForBooking()).map(({ _id }) => _id)).toEqual([late]);
    await client.feePlans.update({ _id: plan._id, isActive: false });
    const day = await addTerm(client, { count: 1, unit: "day" });
    house.setNow(at("22:30"));
    expect(await client.desks.availableForBooking()).toMatchObject([{ _id: late, quote: { feePlanId: day._id } }]);
    const night = { startAt: at("22:00"), endAt: at("23:00") };
    await client.desks.bookDesk({ deskId: late, customer, type: "HOURLY", ...night });
    expect(await client.desks.availableForBooking()).toEqual([]);
  });
});

eachHouse("desks of a branch that is deactivated", (house) => {
  it("are offered to nobody: not now, and not to a member who could move", async () => {
    const place = await found(house, { desks: 2 });
    const { client, branch, desks } = place;
    const [deskId = "", other = ""] = desks.map((desk) => desk._id);
    const { _id: feePlanId } = await addTerm(client, { count: 1, unit: "day" });
    const customerId = await insertCustomer(house, place);
    await client.desks.assignUser({ deskId, customerId, feePlanId, startDate: "2026-11-21" });
    const offered = async () => ({
      now: (await client.desks.availableForBooking()).map(({ _id }) => _id),
      moves: (await client.desks.moveTargets({ deskId })).map(({ _id }) => _id),
    });
    expect(await offered()).toEqual({ now: [other], moves: [other] });
    await client.branches.update({ _id: branch._id, isActive: false });
    expect(await offered()).toEqual({ now: [], moves: [] });
    expect(await refusal(client.desks.reassignUser({ deskId, toDeskId: other }))).toMatchObject({
      code: "branch_inactive",
    });
  });
});

eachHouse("a desk's past", (house) => {
  it("pages and searches what was paid, the latest first", async () => {
    const place = await found(house, { desks: 2 });
    const { client, desks } = place;
    const [deskId = "", other = ""] = desks.map((desk) => desk._id);
    const { _id: feePlanId } = await addTerm(client, { count: 1, unit: "day" });
    const people = ["Asha Rao", "Ravi Kumar", "Nisha Verma"];
    const bookings = [];
    for (const [index, name] of people.entries()) {
      const customerId = await insertCustomer(house, place, { name });
      const startDate = `2026-11-2${index + 1}`;
      const reference = `UPI ${index}`;
      bookings.push(
        await client.desks.assignUser({ deskId, customerId, feePlanId, startDate, reference, method: "cash" }),
      );
    }
    await client.desks.bookDesk({ deskId: other, customer, type: "DAILY", date: "2026-11-21", method: "cash" });
    const names = async (asked: object) =>
      (await client.desks.transactions({ deskId, ...asked })).data.map(({ customerName }) => customerName);
    expect(await names({})).toEqual(people.toReversed());
    expect(await names({ limit: 2, page: 2 })).toEqual(["Asha Rao"]);
    expect(await names({ search: "upi 1" })).toEqual(["Ravi Kumar"]);
    expect(await names({ search: bookings[2]?.code.toLowerCase() })).toEqual(["Nisha Verma"]);
    expect(await names({ search: "rao" })).toEqual(["Asha Rao"]);
    expect(await client.desks.transactions({ deskId, limit: 2, page: 9 })).toMatchObject({ data: [], totalCount: 3 });
    expect(await refusal(client.desks.transactions({ deskId: house.id() }))).toMatchObject({ status: 404 });
  });

  it("lists its bookings by the hour, the latest start first, cancelled ones too", async () => {
    const { client, desks } = await found(house, { desks: 1 });
    const deskId = desks[0]?._id ?? "";
    const book = (start: number) =>
      client.desks.bookDesk({
        deskId,
        customer,
        type: "HOURLY",
        startAt: house.minutesFromNow(start),
        endAt: house.minutesFromNow(start + 60),
      });
    const [second, first] = [await book(60), await book(0)];
    await client.desks.bookDesk({ deskId, customer, type: "DAILY", date: "2026-11-22" });
    await client.bookings.changeStatus({ bookingId: second._id, status: "CANCELLED" });
    const { data, totalCount } = await client.desks.hourlyBookings({ deskId });
    expect(data.map(({ _id, status }) => [_id, status])).toEqual([
      [second._id, "CANCELLED"],
      [first._id, "CONFIRMED"],
    ]);
    expect(totalCount).toBe(2);
    expect((await client.desks.hourlyBookings({ deskId, limit: 1, page: 2 })).data).toMatchObject([{ _id: first._id }]);
  });

  it("costs as many statements with many bookings as with few", async () => {
    const place = await found(house, { desks: 3 });
    const { client, desks, branch } = place;
    const [deskId = "", other = "", third = ""] = desks.map((desk) => desk._id);
    const { _id: feePlanId } = await addTerm(client, { count: 1, unit: "day" });
    const customerId = await insertCustomer(house, place);
    const dates = { dayOption: "range", startDate: "2026-11-21", endDate: "2026-12-10" } as const;
    const costOf = countCosts(house.api.ports);
    const calls = {
      slots: () => client.desks.slots({ deskId, ...dates }),
      availableForBooking: () => client.desks.availableForBooking(),
      transactions: () => client.desks.transactions({ deskId }),
      hourlyBookings: () => client.desks.hourlyBookings({ deskId }),
      calendar: () => client.bookings.calendar({ branchId: branch._id, from: dates.startDate, to: dates.endDate }),
    };
    const measure = async () => {
      const costs: Record<string, number> = {};
      for (const [name, call] of Object.entries(calls)) costs[name] = (await costOf(call)).statements;
      return costs;
    };
    const few = await measure();
    await client.desks.assignUser({ deskId: other, customerId, feePlanId, startDate: "2026-11-21" });
    for (let start = 0; start < 20; start += 1) {
      for (const booked of [deskId, third]) {
        await client.desks.bookDesk({
          deskId: booked,
          customer,
          type: "HOURLY",
          method: "cash",
          startAt: house.minutesFromNow(start * 60),
          endAt: house.minutesFromNow(start * 60 + 60),
        });
      }
    }
    expect(await measure()).toEqual(few);
    for (const [name, statements] of Object.entries(few)) expect(statements, name).toBeLessThanOrEqual(20);
  });

  it("costs a secret key, which sees every branch, no more with many branches than with one", async () => {
    const { client } = await found(house, { desks: 1 });
    const { key } = await client.apiKeys.add({ kind: "secret", name: "Door", permissions: ["desks.read"] });
    const machine = house.client(key);
    const costOf = countCosts(house.api.ports);
    const measure = async () => ({
      list: (await costOf(() => machine.desks.list())).statements,
      available: (await costOf(() => machine.desks.availableForBooking())).statements,
    });
    await measure();
    const few = await measure();
    for (const name of ["Annex", "Attic", "Mill"]) {
      const { _id: branchId } = await client.branches.add({ name, timezone: "America/New_York" });
      const { _id: deskId } = await client.desks.add({ branchId, name: "Far" });
      await client.desks.bookDesk({ deskId, customer, type: "DAILY", date: "2026-11-21" });
    }
    expect(await measure()).toEqual(few);
    // There the day has begun an hour ago, and these desks have it.
    const { counters } = await machine.desks.list();
    expect(counters).toMatchObject({ total: 4, available: 1, booked: 3 });
    expect(await machine.desks.availableForBooking()).toHaveLength(1);
  });
});
