import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, lastDayOf, localDateOf } from "./local-date";
import {
  cutParts,
  daysIn,
  freezeIssue,
  joinedParts,
  movedEnd,
  nextShiftDays,
  restOfFreeze,
  wholeDays,
} from "./membership-freeze";
import { shiftDays } from "./shift-days";
import { dayRange } from "./wall-time";

const timezone = "Asia/Kolkata";
const days = (from: string, to: string, zone = timezone) => wholeDays({ from, to }, zone);
const noon = new Date("2026-12-05T06:30:00Z");

describe("freezeIssue", () => {
  const membership = days("2026-12-01", "2026-12-30");
  it.each([
    ["2026-12-05", "2026-12-05", null],
    ["2026-12-30", "2026-12-30", null],
    ["2026-12-05", "2026-12-30", null],
    ["2026-12-04", "2026-12-10", "from"],
    ["2026-12-10", "2026-12-31", "to"],
  ])("of %s to %s is %s", (from, to, path) => {
    expect(freezeIssue({ from, to }, membership, noon, timezone)?.path[0] ?? null).toBe(path);
  });

  it("names the first of days before a membership begins", () => {
    const later = days("2026-12-10", "2026-12-30");
    expect(freezeIssue({ from: "2026-12-09", to: "2026-12-12" }, later, noon, timezone)?.path).toEqual(["from"]);
    expect(freezeIssue({ from: "2026-12-10", to: "2026-12-12" }, later, noon, timezone)).toBeNull();
  });
});

describe("restOfFreeze", () => {
  it.each([
    ["2026-12-10", "2026-12-12", "2026-12-10"],
    ["2026-12-05", "2026-12-12", "2026-12-05"],
    ["2026-12-01", "2026-12-12", "2026-12-05"],
    ["2026-12-01", "2026-12-05", "2026-12-05"],
    ["2026-12-01", "2026-12-04", null],
  ])("of %s to %s is from %s on", (from, to, first) => {
    expect(restOfFreeze(days(from, to), noon, timezone)).toEqual(first && days(first, to));
  });
});

describe("a seat's parts", () => {
  const term = days("2026-12-01", "2026-12-30");
  const gap = days("2026-12-10", "2026-12-14");

  it("are two around a gap, and end later by what it takes", () => {
    expect(cutParts([term], gap, movedEnd(term.endAt, 5, timezone))).toEqual({
      kept: [days("2026-12-01", "2026-12-09")],
      added: days("2026-12-15", "2027-01-04"),
    });
  });

  it("begin after a gap that begins as they do, and follow one that ends as they do", () => {
    expect(cutParts([term], days("2026-12-01", "2026-12-02"), movedEnd(term.endAt, 2, timezone))).toEqual({
      kept: [days("2026-12-03", "2027-01-01")],
      added: null,
    });
    expect(cutParts([term], days("2026-12-29", "2026-12-30"), movedEnd(term.endAt, 2, timezone))).toEqual({
      kept: [days("2026-12-01", "2026-12-28")],
      added: days("2026-12-31", "2027-01-01"),
    });
  });

  it("that lie in a gap are gone, and the last one takes their days", () => {
    const parts = [
      days("2026-12-01", "2026-12-09"),
      days("2026-12-11", "2026-12-12"),
      days("2026-12-13", "2026-12-20"),
    ];
    expect(cutParts(parts, gap, movedEnd(days("2026-12-20", "2026-12-20").endAt, 4, timezone))).toEqual({
      kept: [days("2026-12-01", "2026-12-09"), null, days("2026-12-15", "2026-12-24")],
      added: null,
    });
  });

  it("are joined as they were", () => {
    const parts = [days("2026-12-01", "2026-12-09"), days("2026-12-15", "2027-01-04")];
    expect(joinedParts(parts, gap, term.endAt)).toEqual([parts[0], days("2026-12-10", "2026-12-30")]);
    const rest = days("2026-12-12", "2026-12-14");
    expect(joinedParts(parts, rest, movedEnd(days("2027-01-04", "2027-01-04").endAt, -3, timezone))).toEqual([
      parts[0],
      days("2026-12-12", "2027-01-01"),
    ]);
  });

  it("are not joined where nothing follows, or nothing would be left", () => {
    expect(joinedParts([days("2026-12-01", "2026-12-09")], gap, term.endAt)).toBeNull();
    expect(joinedParts([days("2026-12-15", "2026-12-16")], gap, gap.startAt)).toBeNull();
  });

  const zones = fc.constantFrom("Asia/Kolkata", "Europe/London", "America/New_York", "Australia/Lord_Howe");
  it("lose nothing by any gap, and are what they were once it is taken back", () => {
    fc.assert(
      fc.property(
        zones,
        fc.integer({ min: 0, max: 1800 }),
        fc.integer({ min: 1, max: 90 }),
        fc.nat(),
        fc.nat(),
        (zone, start, length, first, last) => {
          const from = addDays("2026-01-01", start);
          const whole = days(from, addDays(from, length - 1), zone);
          const gapFrom = addDays(from, first % length);
          const lost = (last % (length - (first % length))) + 1;
          const time = days(gapFrom, addDays(gapFrom, lost - 1), zone);
          const endAt = movedEnd(whole.endAt, lost, zone);
          const { kept, added } = cutParts([whole], time, endAt);
          const parts = [...kept, added].filter((part) => part !== null);
          expect(parts.reduce((sum, part) => sum + daysIn(part, zone), 0)).toBe(length);
          expect(parts.every((part) => part.endAt <= time.startAt || part.startAt >= time.endAt)).toBe(true);
          expect(parts.at(-1)?.endAt).toEqual(endAt);
          const back = joinedParts(parts, time, movedEnd(endAt, -lost, zone))?.filter((part) => part !== null) ?? [];
          expect(back[0]?.startAt).toEqual(whole.startAt);
          expect(back.at(-1)?.endAt).toEqual(whole.endAt);
          expect(back.reduce((sum, part) => sum + daysIn(part, zone), 0)).toBe(length);
        },
      ),
      { numRuns: 100 },
    );
  });
});

describe("nextShiftDays", () => {
  const morning = { starts: "06:00", ends: "14:00", weekdays: [1, 2, 3, 4, 5, 6] };
  const { endAt } = days("2026-12-01", "2026-12-26");

  it("follow the end, on the shift's days", () => {
    const found = nextShiftDays(morning, 3, { endAt, last: endAt }, timezone);
    expect(found.map((period) => localDateOf(period.startAt, timezone))).toEqual([
      "2026-12-28",
      "2026-12-29",
      "2026-12-30",
    ]);
  });

  it("are those on which the branch is open, and fewer where there are none", () => {
    const open = (date: string) => date !== "2026-12-28";
    const [first] = nextShiftDays(morning, 1, { endAt, last: endAt }, timezone, open);
    expect(first && localDateOf(first.startAt, timezone)).toBe("2026-12-29");
    expect(nextShiftDays(morning, 2, { endAt, last: endAt }, timezone, () => false)).toEqual([]);
  });

  it("begin no earlier than the last booking ends", () => {
    const night = { starts: "22:00", ends: "21:00", weekdays: [0, 1, 2, 3, 4, 5, 6] };
    const [last] = shiftDays(night, { from: "2026-12-26", to: "2026-12-26" }, timezone);
    const late = new Date((last?.endAt.getTime() ?? 0) + 2 * 3_600_000);
    expect(nextShiftDays(night, 1, { endAt, last: late }, timezone)[0]?.startAt).toEqual(late);
  });

  it("are as many as are asked for, whatever the week", () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1, maxLength: 7 }),
        fc.integer({ min: 1, max: 100 }),
        (weekdays, count) => {
          const found = nextShiftDays({ ...morning, weekdays }, count, { endAt, last: endAt }, "Europe/London");
          expect(found).toHaveLength(count);
        },
      ),
      { numRuns: 50 },
    );
  });
});

describe("movedEnd", () => {
  it.each(["Europe/London", "Australia/Lord_Howe"])("goes by local days where the clocks change in %s", (zone) => {
    const { endAt } = dayRange("2026-03-20", zone);
    expect(lastDayOf(movedEnd(endAt, 30, zone), zone)).toBe("2026-04-19");
    expect(movedEnd(movedEnd(endAt, 30, zone), -30, zone)).toEqual(endAt);
  });
});
