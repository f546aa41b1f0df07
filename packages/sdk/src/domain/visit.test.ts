import { describe, expect, it } from "vitest";
import { passUses, type VisitedMembership, visitObstacle } from "./visit";
import { dayRange, instantAt } from "./wall-time";

const ZONE = "Asia/Kolkata";
const week = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, open: "09:00", close: "21:00", closed: day === 0 }));
const closures = [{ from: "2026-12-07", to: "2026-12-08", reason: "Painting", givesBack: false }];
const branch = { timezone: ZONE, timings: week, closures };
const time = (date: string, from: string, to: string, last = date) => ({
  type: "HOURLY" as const,
  startAt: instantAt(date, from, ZONE),
  endAt: instantAt(last, to, ZONE),
});
const day = (date: string) => ({ type: "DAILY" as const, ...dayRange(date, ZONE) });
const month = { startAt: dayRange("2026-11-23", ZONE).startAt, endAt: dayRange("2026-12-23", ZONE).startAt };
const floating: VisitedMembership = { ...month, kind: "floating", freezes: [], shift: null };
const tuesdays = { starts: "22:00", ends: "06:00", weekdays: [2] };
const night = { starts: "22:00", ends: "06:00", weekdays: [1] };

describe("where a visit may lie", () => {
  it.each([
    ["in open hours", floating, time("2026-11-24", "09:00", "21:00"), null],
    ["a minute too early", floating, time("2026-11-24", "08:59", "10:00"), "closed"],
    ["a whole open day", floating, day("2026-11-24"), null],
    ["a closed day", floating, day("2026-11-29"), "closed"],
    ["a day on which the branch is closed", floating, day("2026-12-07"), "closed"],
    ["in a night of such a day", { ...floating, shift: night }, time("2026-12-08", "01:00", "06:00"), "closed"],
    [
      "in the night before, past midnight",
      { ...floating, shift: tuesdays },
      time("2026-12-09", "01:00", "06:00"),
      "closed",
    ],
    ["a pass on such a day", { ...floating, kind: "pass" as const }, day("2026-12-08"), null],
    ["before it began", floating, day("2026-11-22"), "outside"],
    ["beyond its end", floating, time("2026-12-22", "20:00", "00:01", "2026-12-23"), "outside"],
    [
      "while it rests",
      { ...floating, freezes: [dayRange("2026-11-24", ZONE)] },
      time("2026-11-24", "10:00", "11:00"),
      "frozen",
    ],
    [
      "right after it rested",
      { ...floating, freezes: [dayRange("2026-11-24", ZONE)] },
      time("2026-11-25", "10:00", "11:00"),
      null,
    ],
    ["in a night", { ...floating, shift: night }, time("2026-11-23", "22:00", "06:00", "2026-11-24"), null],
    ["in a night's second day", { ...floating, shift: night }, time("2026-11-24", "01:00", "06:00"), null],
    ["a minute beyond a night", { ...floating, shift: night }, time("2026-11-24", "01:00", "06:01"), "shift"],
    ["on a night that is none", { ...floating, shift: night }, time("2026-11-24", "22:00", "23:00"), "shift"],
    [
      "a pass outside of open hours",
      { ...floating, kind: "pass" as const },
      time("2026-11-24", "05:00", "06:00"),
      null,
    ],
    ["a pass that has lapsed", { ...floating, kind: "pass" as const }, day("2026-12-23"), "outside"],
  ] as const)("%s", (_, membership, visit, obstacle) => {
    expect(visitObstacle(membership, visit, branch)).toBe(obstacle);
  });
});

describe("what a visit takes of a pass", () => {
  it.each([
    ["day", "a day", day("2026-11-24"), 1],
    ["day", "an hour", time("2026-11-24", "10:00", "11:00"), 1],
    ["day", "until midnight", time("2026-11-24", "10:00", "24:00"), 1],
    ["day", "past midnight", time("2026-11-24", "22:00", "00:30", "2026-11-25"), 2],
    ["minute", "an hour and a half", time("2026-11-24", "10:00", "11:30"), 90],
    ["minute", "a day's open hours", day("2026-11-24"), 720],
    ["minute", "a closed day", day("2026-11-29"), 1440],
  ] as const)("%s: %s", (unit, _, visit, uses) => {
    expect(passUses(unit, visit, branch)).toBe(uses);
  });
});
