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
  ["hours from midnight", "2026-11-20T18:30:00Z", "2026-11-21T06:30:00Z", "Sat, 21 Nov 2026, 00:00–12:00"],
  ["hours until midnight", "2026-11-21T06:30:00Z", "2026-11-21T18:30:00Z", "Sat, 21 Nov 2026, 12:00–00:00"],
  ["a day", "2026-11-20T18:30:00Z", "2026-11-21T18:30:00Z", "Sat, 21 Nov 2026"],
  ["days", "2026-11-20T18:30:00Z", "2026-11-23T18:30:00Z", "Sat, 21 Nov 2026 – Mon, 23 Nov 2026"],
])("writes %s", (_, startAt, endAt, expected) => {
  expect(formatPeriod(new Date(startAt), new Date(endAt), "Asia/Kolkata")).toBe(expected);
});

it.each([
  ["UTC", undefined, "Sat, 21 Nov 2026, 04:30–06:30"],
  ["Europe/London", undefined, "Sat, 21 Nov 2026, 04:30–06:30"],
  ["America/New_York", undefined, "Fri, 20 Nov 2026, 23:30 – Sat, 21 Nov 2026, 01:30"],
  ["UTC", "de-DE", "Sa., 21. Nov. 2026, 04:30–06:30"],
])("writes one period as it is in %s (%s)", (timezone, locale, expected) => {
  const [startAt, endAt] = [new Date("2026-11-21T04:30:00Z"), new Date("2026-11-21T06:30:00Z")];
  expect(formatPeriod(startAt, endAt, timezone, locale)).toBe(expected);
});
