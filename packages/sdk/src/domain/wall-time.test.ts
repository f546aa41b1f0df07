import { describe, expect, it } from "vitest";
import { addDays, localDateOf } from "./local-date";
import { dayRange, instantAt } from "./wall-time";

const HOUR = 3_600_000;

/** Every change of the clocks from 2026 to 2030: the day, and how many hours it has. */
const CHANGES = {
  "Europe/London": [
    ["2026-03-29", 23],
    ["2026-10-25", 25],
    ["2027-03-28", 23],
    ["2027-10-31", 25],
    ["2028-03-26", 23],
    ["2028-10-29", 25],
    ["2029-03-25", 23],
    ["2029-10-28", 25],
    ["2030-03-31", 23],
    ["2030-10-27", 25],
  ],
  "America/New_York": [
    ["2026-03-08", 23],
    ["2026-11-01", 25],
    ["2027-03-14", 23],
    ["2027-11-07", 25],
    ["2028-03-12", 23],
    ["2028-11-05", 25],
    ["2029-03-11", 23],
    ["2029-11-04", 25],
    ["2030-03-10", 23],
    ["2030-11-03", 25],
  ],
  "Asia/Kolkata": [],
} satisfies Record<string, [string, number][]>;

/** What the clocks show, from the runtime's own formatter, not from the code under test. */
function shown(at: Date, timezone: string) {
  const parts = new Intl.DateTimeFormat("en-GB", {
    timeZone: timezone,
    dateStyle: "short",
    timeStyle: "short",
    hourCycle: "h23",
  }).format(at);
  const [day, time] = parts.split(", ");
  return `${day?.split("/").reverse().join("-")} ${time}`;
}

describe.each(Object.entries(CHANGES))("%s over five years", (timezone, changes) => {
  const hoursOf = new Map<string, number>(changes.map(([date, hours]) => [date, hours]));

  it("gives each day its 23, 24 or 25 hours, and each day ends where the next begins", () => {
    let end = dayRange("2025-12-31", timezone).endAt.getTime();
    for (let date = "2026-01-01"; date < "2031-01-01"; date = addDays(date, 1)) {
      const { startAt, endAt } = dayRange(date, timezone);
      expect([date, startAt.getTime()]).toEqual([date, end]);
      expect([date, (endAt.getTime() - startAt.getTime()) / HOUR]).toEqual([date, hoursOf.get(date) ?? 24]);
      expect(localDateOf(startAt, timezone)).toBe(date);
      expect(localDateOf(new Date(endAt.getTime() - 1), timezone)).toBe(date);
      end = endAt.getTime();
    }
  });

  it("keeps the order of wall times on the days around each change, and shows the time that was asked", () => {
    const days = [...hoursOf.keys(), "2026-06-01"].flatMap((date) => [addDays(date, -1), date, addDays(date, 1)]);
    for (const date of days) {
      const { startAt, endAt } = dayRange(date, timezone);
      let previous = startAt.getTime();
      for (let minute = 0; minute < 24 * 60; minute += 5) {
        const time = new Date(minute * 60_000).toISOString().slice(11, 16);
        const at = instantAt(date, time, timezone);
        expect(at.getTime()).toBeGreaterThanOrEqual(previous);
        expect(at.getTime()).toBeLessThan(endAt.getTime());
        previous = at.getTime();
        const display = shown(at, timezone);
        if (display !== `${date} ${time}`) {
          expect(hoursOf.get(date)).toBe(23);
          expect(display > `${date} ${time}`).toBe(true);
        }
      }
    }
  });
});

describe("instantAt", () => {
  it.each([
    ["a gap: the instant of the jump", "2026-03-29", "01:30", "Europe/London", "2026-03-29T01:00:00.000Z"],
    ["the gap's start", "2026-03-29", "01:00", "Europe/London", "2026-03-29T01:00:00.000Z"],
    ["the gap's end", "2026-03-29", "02:00", "Europe/London", "2026-03-29T01:00:00.000Z"],
    ["an overlap: the first of the two", "2026-10-25", "01:30", "Europe/London", "2026-10-25T00:30:00.000Z"],
    ["after the overlap", "2026-10-25", "02:00", "Europe/London", "2026-10-25T02:00:00.000Z"],
    ["a gap in New York", "2026-03-08", "02:59", "America/New_York", "2026-03-08T07:00:00.000Z"],
    ["an overlap in New York", "2026-11-01", "01:00", "America/New_York", "2026-11-01T05:00:00.000Z"],
    ["half an hour off", "2026-11-21", "09:00", "Asia/Kolkata", "2026-11-21T03:30:00.000Z"],
    ["24:00", "2026-11-21", "24:00", "Asia/Kolkata", "2026-11-21T18:30:00.000Z"],
    ["a gap at midnight", "2026-04-24", "00:00", "Africa/Cairo", "2026-04-23T22:00:00.000Z"],
    ["a change of half an hour", "2026-10-04", "02:15", "Australia/Lord_Howe", "2026-10-03T15:30:00.000Z"],
  ])("%s", (_, date, time, timezone, expected) => {
    expect(instantAt(date, time, timezone).toISOString()).toBe(expected);
  });

  it("refuses what is no time zone and what is no time", () => {
    expect(() => instantAt("2026-11-21", "09:00", "Mars/Base")).toThrow("Unknown time zone: Mars/Base");
    expect(() => instantAt("2026-11-21", "soon", "Asia/Kolkata")).toThrow("Not a local date and time: 2026-11-21 soon");
  });
});
