import { expect, it } from "vitest";
import { whenText } from "./when";

const now = new Date("2026-11-22T20:00:00Z");

it.each([
  ["2026-11-22T19:00:00Z", "Asia/Kolkata", "00:30"],
  ["2026-11-22T18:00:00Z", "Asia/Kolkata", "22 Nov, 23:30"],
  ["2026-11-22T18:00:00Z", "Europe/London", "18:00"],
  ["2025-11-22T18:00:00Z", "Europe/London", "22 Nov 2025, 18:00"],
])("tells %s in %s as %s", (at, zone, text) => {
  expect(whenText(at, zone, now)).toBe(text);
});
