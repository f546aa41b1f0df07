import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { closedDaysIn, endWith, givenBackEnd } from "./given-back";
import { addDays, lastDayOf, localDateOf } from "./local-date";
import { closureOn, isOpenOn } from "./opening-hours";
import { planTerm } from "./plan-term";
import { shiftDays, shiftOn } from "./shift-days";
import { dayRange } from "./wall-time";

const ZONE = "Asia/Kolkata";
/** Closed on Sundays. */
const timings = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, open: "06:00", close: "23:00", closed: day === 0 }));
const closure = (from: string, to = from, givesBack = true) => ({ from, to, reason: "Holiday", givesBack });
const hours = (...closures: ReturnType<typeof closure>[]) => ({ timezone: ZONE, timings, closures });
const time = (from: string, to: string, timezone = ZONE) => ({
  startAt: dayRange(from, timezone).startAt,
  endAt: dayRange(to, timezone).endAt,
});
const lastDay = (end: Date) => lastDayOf(end, ZONE);

describe("days that closures take", () => {
  it.each([
    ["inside", closure("2026-12-02", "2026-12-03"), ["2026-12-02", "2026-12-03"]],
    ["over a Sunday, which is no open day", closure("2026-12-05", "2026-12-07"), ["2026-12-05", "2026-12-07"]],
    ["that began before it", closure("2026-11-20", "2026-11-23"), ["2026-11-23"]],
    ["that go beyond it", closure("2026-12-22", "2026-12-30"), ["2026-12-22"]],
    ["after it", closure("2026-12-23", "2026-12-30"), []],
  ])("%s", (_, one, days) => {
    const period = time("2026-11-23", "2026-12-22");
    expect(closedDaysIn({ hours: hours(one), period }, [one])).toEqual(days);
  });

  it("are a shift's alone where one is sold, and none while it rests", () => {
    const one = closure("2026-12-01", "2026-12-04");
    const period = time("2026-11-23", "2026-12-22");
    const shift = { starts: "22:00", ends: "06:00", weekdays: [2, 4] };
    expect(closedDaysIn({ hours: hours(one), period, shift }, [one])).toEqual(["2026-12-01", "2026-12-03"]);
    const rests = [time("2026-12-03", "2026-12-10")];
    expect(closedDaysIn({ hours: hours(one), period, shift, rests }, [one])).toEqual(["2026-12-01"]);
    expect(closedDaysIn({ hours: hours(one), period, rests }, [one])).toEqual(["2026-12-01", "2026-12-02"]);
  });
});

describe("an end that moves on", () => {
  it("goes over days on which the branch is closed anyway", () => {
    const period = time("2026-11-23", "2026-12-19");
    expect(lastDay(endWith({ hours: hours(), period }, 2) ?? new Date(0))).toBe("2026-12-22");
    expect(lastDay(endWith({ hours: hours(closure("2026-12-21")), period }, 2) ?? new Date(0))).toBe("2026-12-23");
  });

  it("stays where nothing is lost, and is none where the branch never opens", () => {
    const period = time("2026-11-23", "2026-12-19");
    expect(endWith({ hours: hours(), period }, 0)).toBe(period.endAt);
    const never = { ...hours(), timings: timings.map((day) => ({ ...day, closed: true })) };
    expect(endWith({ hours: never, period }, 1)).toBeNull();
  });

  it("is a term's, at the price of the term, by those that give back alone", () => {
    const week = {
      _id: "week",
      name: "Week",
      bookingType: "DAILY" as const,
      duration: { count: 1, unit: "week" as const },
      amount: 50_000,
      currency: "INR",
      taxPercent: 0,
      branchIds: [],
      isActive: true,
    };
    const start = { branchId: "lane", timezone: ZONE, startAt: dayRange("2026-11-23", ZONE).startAt };
    const end = (...closures: ReturnType<typeof closure>[]) => {
      const term = planTerm(week, { ...start, hours: hours(...closures) });
      expect(term?.price.amount).toBe(50_000);
      return lastDay(term?.period.endAt ?? new Date(0));
    };
    expect(end()).toBe("2026-11-29");
    expect(end(closure("2026-11-25", "2026-11-26"))).toBe("2026-12-01");
    expect(end(closure("2026-11-25", "2026-11-26", false))).toBe("2026-11-29");
    // What would be added is closed as well.
    expect(end(closure("2026-11-25", "2026-11-26"), closure("2026-12-01", "2026-12-02", false))).toBe("2026-12-03");
  });

  test.each(["Asia/Kolkata", "Europe/London", "America/New_York", "Pacific/Apia"])(
    "gives back exactly what is lost in %s, whatever is closed",
    (timezone) => {
      const someDays = fc
        .array(
          fc.record({
            gap: fc.integer({ min: 1, max: 20 }),
            length: fc.integer({ min: 1, max: 10 }),
            back: fc.boolean(),
          }),
          { maxLength: 6 },
        )
        .map((gaps) => {
          let next = "2026-10-20";
          return gaps.map(({ gap, length, back }) => {
            const from = addDays(next, gap);
            next = addDays(from, length);
            return closure(from, addDays(from, length - 1), back);
          });
        });
      fc.assert(
        fc.property(
          someDays,
          fc.integer({ min: 1, max: 60 }),
          fc.option(fc.constantFrom([1, 2, 3, 4, 5], [2, 6], [0, 1]), { nil: null }),
          (closures, length, weekdays) => {
            const branch = { timezone, timings, closures };
            const shift = weekdays && { starts: "22:00", ends: "06:00", weekdays: [...weekdays] };
            const period = time("2026-10-20", addDays("2026-10-20", length - 1), timezone);
            const endAt = givenBackEnd({ hours: branch, period, shift });
            const counts = (date: string) =>
              isOpenOn({ ...branch, closures: [] }, date) && (!shift || shiftOn(shift, date, timezone) !== null);
            const dates = (from: Date, to: Date) => {
              const found: string[] = [];
              for (let date = localDateOf(from, timezone); date <= lastDayOf(to, timezone); date = addDays(date, 1)) {
                if (counts(date)) found.push(date);
              }
              return found;
            };
            const lost = dates(period.startAt, period.endAt).filter((date) => closureOn(branch, date)?.givesBack);
            const added = endAt > period.endAt ? dates(period.endAt, endAt) : [];
            expect(added.filter((date) => !closureOn(branch, date))).toHaveLength(lost.length);
            // Its last day is one of those that were added.
            if (lost.length > 0) expect(closureOn(branch, lastDayOf(endAt, timezone))).toBeNull();
            if (shift && lost.length > 0) {
              const days = { from: localDateOf(period.endAt, timezone), to: lastDayOf(endAt, timezone) };
              const open = (date: string) => isOpenOn(branch, date);
              expect(shiftDays(shift, days, timezone, open)).toHaveLength(lost.length);
            }
          },
        ),
      );
    },
  );
});
