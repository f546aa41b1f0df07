import { expect, test } from "vitest";
import { daysLeft, daysLeftText, daysUntilText, lastDayText } from "./days-left";

const ZONE = "Asia/Kolkata";
const NOW = new Date("2026-11-21T10:00:00Z");

test.each([
  // Midnight in Kolkata: the day before is the last one.
  ["2026-11-21T18:30:00Z", 0, "today", "Sat, 21 Nov 2026"],
  ["2026-11-22T18:30:00Z", 1, "tomorrow", "Sun, 22 Nov 2026"],
  ["2026-12-01T18:30:00Z", 10, "in 10 days", "Tue, 1 Dec 2026"],
  ["2026-11-20T18:30:00Z", -1, "yesterday", "Fri, 20 Nov 2026"],
])("of what ends at %s, %i days are left: %s, %s", (endAt, days, text, day) => {
  expect(daysLeft(endAt, NOW, ZONE)).toBe(days);
  expect(daysLeftText(endAt, NOW, ZONE)).toBe(text);
  expect(lastDayText(endAt, ZONE)).toBe(day);
});

test("what begins with a day begins on it, and not on the one before", () => {
  expect(daysUntilText("2026-11-21T18:30:00Z", NOW, ZONE)).toBe("tomorrow");
  expect(daysUntilText("2026-11-21T12:30:00Z", NOW, ZONE)).toBe("today");
});
