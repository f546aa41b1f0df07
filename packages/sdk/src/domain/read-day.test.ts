import fc from "fast-check";
import { expect, it } from "vitest";
import { LocalDate } from "../schemas/common";
import { readDay } from "./read-day";

it.each(["2026-11-21", "2028-02-29", "2000-01-01", "2099-12-31"])("%s is a day", (day) => {
  expect(readDay(day)).toBe(day);
});

it.each([
  "",
  "2026-02-30",
  "2026-02-29",
  "2026-13-01",
  "1999-12-31",
  "2100-01-01",
  "2026-11-21T10:00:00Z",
  20_261_121,
  ["2026-11-21"],
  null,
])("%j is none", (value) => {
  expect(readDay(value)).toBeUndefined();
});

it("takes what the schema takes", () => {
  const digits = fc
    .tuple(fc.integer({ min: 1990, max: 2110 }), fc.integer({ min: 0, max: 14 }), fc.integer({ min: 0, max: 33 }))
    .map(([year, month, day]) => [year, month, day].map((part) => String(part).padStart(2, "0")).join("-"));
  fc.assert(
    fc.property(fc.oneof(digits, fc.string()), (text) => {
      expect(readDay(text)).toBe(LocalDate.safeParse(text).success ? text : undefined);
    }),
  );
});
