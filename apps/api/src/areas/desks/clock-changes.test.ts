import { addDays, localDateOf } from "@carrel/sdk/domain";
import { describe, expect, it } from "vitest";
import { cases } from "../../testing/cases";
import { addTerm, insertCustomer } from "../testing/assigned";
import { eachHouse, found } from "../testing/house";
import { addShift, addShiftPlan } from "../testing/shifts";

const ZONES = ["Europe/London", "America/New_York", "Asia/Kolkata"] as const;
const DAY = 86_400_000;
const HOUR = 3_600_000;
const FIRST = "2027-01-01";
const YEARS = 5;

/** Told by the runtime alone, so that the server's own arithmetic is not its own judge. */
const wallClock = (timezone: string) => {
  const format = new Intl.DateTimeFormat("sv-SE", {
    timeZone: timezone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
  });
  return (instant: Date) => format.format(instant);
};

/** The local dates of five years that don't last 24 hours, and how many they do; one common day where there is none. */
function unusualDays(timezone: string): { date: string; hours: number }[] {
  const wall = wallClock(timezone);
  const offsetAt = (instant: number) => Date.parse(`${wall(new Date(instant)).replace(" ", "T")}Z`) - instant;
  const found: { date: string; hours: number }[] = [];
  const start = Date.parse(`${FIRST}T12:00:00Z`);
  for (let noon = start; noon < start + YEARS * 366 * DAY; noon += DAY) {
    const shift = offsetAt(noon) - offsetAt(noon - DAY);
    if (shift !== 0) found.push({ date: localDateOf(new Date(noon), timezone), hours: 24 - shift / HOUR });
  }
  return found.length > 0 ? found : [{ date: "2028-02-29", hours: 24 }];
}

const CASES = ZONES.flatMap((timezone) => unusualDays(timezone).map((day) => ({ timezone, ...day })));

/** Those over which a shift is sold: the first of each zone and length, in `test:full` all of them. */
const SOLD_OVER = new Set(
  [...Map.groupBy(CASES, ({ timezone, hours }) => `${timezone} ${hours}`).values()].flatMap((days) =>
    days.slice(0, cases(1, YEARS)),
  ),
);

it("covers every change of the clocks in five years", () => {
  const counts = Map.groupBy(CASES, ({ timezone, hours }) => `${timezone} ${hours}`);
  expect(Object.fromEntries([...counts].map(([name, days]) => [name, days.length]))).toEqual({
    "Europe/London 23": YEARS,
    "Europe/London 25": YEARS,
    "America/New_York 23": YEARS,
    "America/New_York 25": YEARS,
    "Asia/Kolkata 24": 1,
  });
});

eachHouse("days on which the clocks change", (house) => {
  describe.each(CASES)("$date in $timezone, $hours hours long", (one) => {
    const { timezone, date, hours } = one;
    const wall = wallClock(timezone);
    const shows = (instant: string) => wall(new Date(instant));

    /** A branch that is open around the clock, at noon of the day before. */
    const opened = async () => {
      house.setNow(`${addDays(date, -1)}T16:00:00Z`);
      const place = await found(house, { desks: 3 });
      const timings = place.branch.timings.map(({ day }) => ({ day, open: "00:00", close: "24:00", closed: false }));
      await place.client.branches.update({ _id: place.branch._id, timezone, timings });
      return place;
    };
    type Opened = Awaited<ReturnType<typeof opened>>;

    /** It has as many slots as hours, none over another, and each can be booked. */
    const checkSlots = async ({ client }: Opened, deskId: string) => {
      const ask = async () => {
        const dates = { startDate: addDays(date, -1), endDate: addDays(date, 1) };
        const days = await client.desks.slots({ deskId, dayOption: "range", ...dates, duration: 60 });
        expect(days.map((day) => day.date)).toEqual([dates.startDate, date, dates.endDate]);
        return days;
      };
      const [, day, after] = await ask();
      const slots = day?.slots ?? [];
      expect(slots).toHaveLength(hours);
      expect(shows(slots[0]?.startAt ?? "")).toBe(`${date} 00:00`);
      expect(shows(after?.slots[0]?.startAt ?? "")).toBe(`${addDays(date, 1)} 00:00`);
      const ends = slots.map((slot) => slot.endAt);
      expect([...slots.map((slot) => slot.startAt), after?.slots[0]?.startAt]).toEqual([slots[0]?.startAt, ...ends]);
      expect(slots.every(({ available }) => available)).toBe(true);
      // The hours around the change, which happens at one or two o'clock.
      const customer = { name: "Ravi Kumar", email: "ravi@example.com" };
      for (const { startAt, endAt } of slots.slice(1, 3)) {
        await client.desks.bookDesk({ deskId, customer, type: "HOURLY", startAt, endAt });
      }
      const [, again] = await ask();
      expect(again?.slots.flatMap(({ available }, index) => (available ? [] : [index]))).toEqual([1, 2]);
    };

    /** It is a whole day of an assignment and of its renewal. */
    const checkRenewal = async (place: Opened, deskId: string) => {
      const { client } = place;
      const customerId = await insertCustomer(house, place);
      const { _id: feePlanId } = await addTerm(client, { count: 1, unit: "day" });
      const eve = addDays(date, -1);
      const assigned = await client.desks.assignUser({ deskId, customerId, feePlanId, startDate: eve });
      expect([shows(assigned.startAt), shows(assigned.endAt)]).toEqual([`${eve} 00:00`, `${date} 00:00`]);
      const renewed = await client.desks.renew({ deskId, feePlanId });
      expect(shows(renewed.endAt)).toBe(`${addDays(date, 1)} 00:00`);
      expect(Date.parse(renewed.endAt) - Date.parse(assigned.endAt)).toBe(hours * HOUR);
      const month = await addTerm(client, { count: 1, unit: "month" });
      const longer = await client.desks.renew({ deskId, feePlanId: month._id });
      expect(shows(longer.endAt)).toMatch(/ 00:00$/);
      // One price for each duration, however long the day.
      expect(longer.amount).toBe(3 * 118_000);

      const { desks } = await client.bookings.calendar({ from: eve, to: addDays(date, 1) });
      expect(
        desks.find((desk) => desk.deskId === deskId)?.days.map(({ bookings }) => bookings.map(({ _id }) => _id)),
      ).toEqual([[assigned._id], [assigned._id], [assigned._id]]);
    };

    /** It is the first of an assignment that begins again; the clock stands in it afterwards. */
    const checkBeginning = async (place: Opened, deskId: string) => {
      const { client } = place;
      const customerId = await insertCustomer(house, place);
      const { _id: feePlanId } = await addTerm(client, { count: 1, unit: "day" });
      await client.desks.assignUser({ deskId, customerId, feePlanId, startDate: addDays(date, -1) });
      await client.desks.unassignUser({ deskId });
      house.setNow(`${date}T18:00:00Z`);
      const again = await client.desks.renew({ deskId, feePlanId });
      expect([shows(again.startAt), shows(again.endAt)]).toEqual([`${date} 00:00`, `${addDays(date, 1)} 00:00`]);
      expect(Date.parse(again.endAt) - Date.parse(again.startAt)).toBe(hours * HOUR);
    };

    interface Sold {
      deskId: string;
      /** Its first day. */
      from: string;
      starts: string;
      ends: string;
      /** Hours of its first three days. */
      lengths: number[];
    }

    /** A seat in a shift is sold for three days, and renewed by three: each has its wall times, and as many hours as lie between them. */
    const checkShift = async (place: Opened, { deskId, from, starts, ends, lengths }: Sold) => {
      const { client } = place;
      const shift = await addShift(client, { name: `From ${starts}`, starts, ends, weekdays: [0, 1, 2, 3, 4, 5, 6] });
      const duration = { count: 3, unit: "day" } as const;
      const plan = await addShiftPlan(client, { name: `From ${starts}, three days`, duration });
      const customerId = await insertCustomer(house, place);
      const asked = { customerId, deskId, feePlanId: plan._id, shiftId: shift._id, startDate: from };
      const { _id: id, amount } = await client.memberships.add({ ...asked, method: "cash" });
      expect(amount).toBe(94_400);
      await client.memberships.renew({ id, method: "cash" });
      const { data } = await client.memberships.bookings({ id, limit: 10, page: 1 });
      const times = data.map(({ startAt, endAt }) => ({ startAt, endAt })).reverse();
      const days = [0, 1, 2, 3, 4, 5].map((after) => addDays(from, after));
      expect(times.map(({ startAt }) => shows(startAt))).toEqual(days.map((day) => `${day} ${starts}`));
      expect(times.map(({ endAt }) => shows(endAt))).toEqual(
        days.map((day) => `${addDays(day, 1)} ${ends === "24:00" ? "00:00" : ends}`),
      );
      const hoursOf = ({ startAt, endAt }: { startAt: string; endAt: string }) =>
        (Date.parse(endAt) - Date.parse(startAt)) / HOUR;
      expect(times.slice(0, 3).map(hoursOf)).toEqual(lengths);
    };

    if (SOLD_OVER.has(one)) {
      it("is sold in shifts that keep to the clocks: a night over the change, and a whole day", async () => {
        const place = await opened();
        const [first = "", second = ""] = place.desks.map((desk) => desk._id);
        const change = hours - 24;
        const night = { starts: "22:00", ends: "06:00", lengths: [8 + change, 8, 8] };
        await checkShift(place, { deskId: first, from: addDays(date, -1), ...night });
        const around = { starts: "00:00", ends: "24:00", lengths: [24 + change, 24, 24] };
        await checkShift(place, { deskId: second, from: date, ...around });
      });
    }

    it("has all its hours in slots, assignments and renewals", async () => {
      const place = await opened();
      const [first = "", second = "", third = ""] = place.desks.map((desk) => desk._id);
      await checkSlots(place, first);
      await checkRenewal(place, second);
      await checkBeginning(place, third);
    });
  });
});
