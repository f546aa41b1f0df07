import { expect, it } from "vitest";
import { formatPeriod } from "./period-text";

it.each([
  ["hours", "2026-11-21T04:30:00Z", "2026-11-21T06:30:00Z", "Sat, 21 Nov 2026, 10:00–12:00"],
  [
    "hours over midnight",
    "2026-11-21T17:30:00Z",
    "2026-11-21T19:30:00Z",
    "Sat, 21 Nov 2026, 23:00 – Sun, 22 Nov 2026, 01:00",
  ],
  ["a day", "2026-11-20T18:30:00Z", "2026-11-21T18:30:00Z", "Sat, 21 Nov 2026"],
  ["days", "2026-11-20T18:30:00Z", "2026-11-23T18:30:00Z", "Sat, 21 Nov 2026 – Mon, 23 Nov 2026"],
])("writes %s", (_, startAt, endAt, expected) => {
  expect(formatPeriod(new Date(startAt), new Date(endAt), "Asia/Kolkata")).toBe(expected);
});
