import { describe, expect, it } from "vitest";
import { isPlanReachable, staffReachIssue } from "./staff-reach";

const now = new Date("2026-11-24T10:00:00Z");
const fields = { start: "startDate", end: "feePlanId" };
const years = (count: number) => new Date(now.getTime() + count * 366 * 86_400_000);
const later = (date: Date) => new Date(date.getTime() + 1);
const sooner = (date: Date) => new Date(date.getTime() - 1);

describe("how far staff may book", () => {
  it.each([
    ["to three years ahead", now, years(3), null],
    ["no further", now, later(years(3)), "feePlanId"],
    ["from three years back", years(-3), now, null],
    ["from no earlier", sooner(years(-3)), now, "startDate"],
    ["72 years are refused by their end", now, years(72), "feePlanId"],
  ])("%s", (_, startAt, endAt, field) => {
    expect(staffReachIssue({ startAt, endAt }, now, fields)?.path[0] ?? null).toBe(field);
  });

  it.each([
    [36, "month", true],
    [37, "month", false],
    [156, "week", true],
    [157, "week", false],
    [1000, "day", true],
    [1000, "hour", true],
  ] as const)("a plan of %d %ss: %s", (count, unit, isReachable) => {
    expect(isPlanReachable({ count, unit })).toBe(isReachable);
  });
});
