import { describe, expect, it } from "vitest";
import type { DayTiming } from "../schemas/branch";
import { addDays } from "./local-date";
import { closureOn, isOpenOn, isWithinOpeningHours, openIntervals } from "./opening-hours";
import { slotGrid } from "./slot-grid";

const week = (open: string, close: string, closed = false): DayTiming[] =>
  [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, open, close, closed }));

const kolkata = (timings: DayTiming[]) => ({ timings, timezone: "Asia/Kolkata", closures: [] });

const hours = (timings: DayTiming[], timezone: string, date: string) =>
  openIntervals({ timings, timezone, closures: [] }, date).map(
    ({ startAt, endAt }) => [startAt.toISOString(), (endAt.getTime() - startAt.getTime()) / 3_600_000] as const,
  );

describe("openIntervals", () => {
  it.each([
    ["a plain day", week("09:00", "21:00"), "Asia/Kolkata", "2026-11-21", [["2026-11-21T03:30:00.000Z", 12]]],
    [
      "a day that loses an hour",
      week("00:00", "24:00"),
      "Europe/London",
      "2026-03-29",
      [["2026-03-29T00:00:00.000Z", 23]],
    ],
    [
      "a day that gains an hour",
      week("00:00", "24:00"),
      "Europe/London",
      "2026-10-25",
      [["2026-10-24T23:00:00.000Z", 25]],
    ],
    ["opening in the gap", week("01:30", "05:00"), "Europe/London", "2026-03-29", [["2026-03-29T01:00:00.000Z", 3]]],
    ["open only in the gap", week("01:10", "01:50"), "Europe/London", "2026-03-29", []],
    ["closing in the gap", week("00:00", "02:30"), "America/New_York", "2026-03-08", [["2026-03-08T05:00:00.000Z", 2]]],
    [
      "closing in the overlap",
      week("00:00", "01:30"),
      "America/New_York",
      "2026-11-01",
      [["2026-11-01T04:00:00.000Z", 1.5]],
    ],
    [
      "two stretches, whatever their order",
      [...week("14:00", "18:00"), ...week("09:00", "12:00")],
      "Asia/Kolkata",
      "2026-11-21",
      [
        ["2026-11-21T03:30:00.000Z", 3],
        ["2026-11-21T08:30:00.000Z", 4],
      ],
    ],
    ["closed", week("09:00", "21:00", true), "Asia/Kolkata", "2026-11-21", []],
  ])("%s", (_, timings, timezone, date, expected) => {
    expect(hours(timings, timezone, date)).toEqual(expected);
  });

  it.each(["Europe/London", "America/New_York", "Asia/Kolkata"])(
    "never turns negative or overlaps over five years in %s",
    (timezone) => {
      const weeks = [week("00:00", "24:00"), week("01:15", "02:45"), week("02:00", "03:00"), week("23:30", "24:00")];
      for (const timings of weeks) {
        let end = 0;
        for (let date = "2026-01-01"; date < "2031-01-01"; date = addDays(date, 1)) {
          for (const { startAt, endAt } of openIntervals({ timings, timezone, closures: [] }, date)) {
            expect(startAt.getTime()).toBeGreaterThanOrEqual(end);
            expect(endAt.getTime()).toBeGreaterThan(startAt.getTime());
            end = endAt.getTime();
          }
        }
      }
    },
  );
});

describe("isWithinOpeningHours", () => {
  const within = (timings: DayTiming[], startAt: string, endAt: string) =>
    isWithinOpeningHours(kolkata(timings), new Date(startAt), new Date(endAt));

  it.each([
    ["the whole day", "2026-11-21T03:30:00Z", "2026-11-21T15:30:00Z", true],
    ["a minute early", "2026-11-21T03:29:00Z", "2026-11-21T05:00:00Z", false],
    ["a minute late", "2026-11-21T05:00:00Z", "2026-11-21T15:31:00Z", false],
    ["over night", "2026-11-21T05:00:00Z", "2026-11-22T05:00:00Z", false],
    ["while closed", "2026-11-21T20:00:00Z", "2026-11-21T21:00:00Z", false],
  ])("%s", (_, startAt, endAt, expected) => {
    expect(within(week("09:00", "21:00"), startAt, endAt)).toBe(expected);
  });

  const siesta = [...week("14:00", "18:00"), ...week("09:00", "12:00")];

  it.each([
    ["the morning", "2026-11-21T03:30:00Z", "2026-11-21T06:30:00Z", true],
    ["the afternoon", "2026-11-21T08:30:00Z", "2026-11-21T12:30:00Z", true],
    ["over the break", "2026-11-21T05:30:00Z", "2026-11-21T09:30:00Z", false],
    ["from the instant it closes", "2026-11-21T06:30:00Z", "2026-11-21T07:30:00Z", false],
  ])("knows a break: %s", (_, startAt, endAt, expected) => {
    expect(within(siesta, startAt, endAt)).toBe(expected);
  });

  it("joins stretches that meet", () => {
    const split = [...week("12:00", "18:00"), ...week("09:00", "12:00")];
    expect(within(split, "2026-11-21T04:30:00Z", "2026-11-21T11:30:00Z")).toBe(true);
  });

  it("joins days that are open at midnight", () => {
    expect(within(week("00:00", "24:00"), "2026-11-21T12:00:00Z", "2026-11-23T12:00:00Z")).toBe(true);
  });
});

describe("a closure", () => {
  const closures = [
    { from: "2026-08-15", to: "2026-08-16", reason: "Independence Day", givesBack: true },
    { from: "2026-08-20", to: "2026-08-20", reason: "Painting", givesBack: false },
  ];
  const branch = { ...kolkata(week("00:00", "24:00")), closures };

  it.each([
    ["2026-08-14", null],
    ["2026-08-15", "Independence Day"],
    ["2026-08-16", "Independence Day"],
    ["2026-08-17", null],
    ["2026-08-20", "Painting"],
  ])("has its days, both included: %s", (date, reason) => {
    expect(closureOn(branch, date)?.reason ?? null).toBe(reason);
    expect(isOpenOn(branch, date)).toBe(reason === null);
    expect(openIntervals(branch, date)).toHaveLength(reason === null ? 1 : 0);
  });

  it("parts what the nights around it join", () => {
    const within = (from: string, to: string) => isWithinOpeningHours(branch, new Date(from), new Date(to));
    expect(within("2026-08-14T12:00:00Z", "2026-08-14T18:30:00Z")).toBe(true);
    expect(within("2026-08-14T12:00:00Z", "2026-08-14T18:31:00Z")).toBe(false);
    expect(within("2026-08-16T18:30:00Z", "2026-08-19T18:30:00Z")).toBe(true);
  });
});

describe("slotGrid", () => {
  it("keeps whole slots and drops what is left", () => {
    const slots = slotGrid(openIntervals(kolkata(week("09:00", "11:30")), "2026-11-21"), 60);
    expect(slots.map(({ startAt, endAt }) => [startAt.toISOString(), endAt.toISOString()])).toEqual([
      ["2026-11-21T03:30:00.000Z", "2026-11-21T04:30:00.000Z"],
      ["2026-11-21T04:30:00.000Z", "2026-11-21T05:30:00.000Z"],
    ]);
  });

  it.each([
    ["2026-03-29", 23],
    ["2026-10-25", 25],
  ])("has an hour less or more where the clocks change: %s", (date, count) => {
    expect(
      slotGrid(openIntervals({ ...kolkata(week("00:00", "24:00")), timezone: "Europe/London" }, date), 60),
    ).toHaveLength(count);
  });

  it.each([0, -5, Number.NaN])("refuses slots of %s minutes", (minutes) => {
    expect(() => slotGrid([], minutes)).toThrow(RangeError);
  });
});
