import { expect, test } from "vitest";
import { dayCount, NO_RANGE, withDay, withEnd } from "./range";

const week = { from: "2026-11-16", to: "2026-11-22" };

test("closes an open range in either direction and starts a complete one anew", () => {
  const first = withDay(NO_RANGE, "2026-11-18");
  expect(first).toEqual({ from: "2026-11-18", to: null });
  expect(withDay(first, "2026-11-20")).toEqual({ from: "2026-11-18", to: "2026-11-20" });
  expect(withDay(first, "2026-11-10")).toEqual({ from: "2026-11-10", to: "2026-11-18" });
  expect(withDay(first, "2026-11-18")).toEqual({ from: "2026-11-18", to: "2026-11-18" });
  expect(withDay({ from: null, to: "2026-11-18" }, "2026-11-10")).toEqual({ from: "2026-11-10", to: "2026-11-18" });
  expect(withDay(week, "2026-11-20")).toEqual({ from: "2026-11-20", to: null });
});

test("drops the other end where the typed one passes it", () => {
  expect(withEnd(week, "from", "2026-11-17")).toEqual({ from: "2026-11-17", to: "2026-11-22" });
  expect(withEnd(week, "from", "2026-12-01")).toEqual({ from: "2026-12-01", to: null });
  expect(withEnd(week, "to", "2026-11-01")).toEqual({ from: null, to: "2026-11-01" });
  expect(withEnd(week, "to", null)).toEqual({ from: "2026-11-16", to: null });
});

test("counts both ends, also over a change of the clock", () => {
  expect(dayCount(week)).toBe(7);
  expect(dayCount({ from: "2026-11-16", to: "2026-11-16" })).toBe(1);
  expect(dayCount({ from: "2026-03-01", to: "2026-03-31" })).toBe(31);
});
