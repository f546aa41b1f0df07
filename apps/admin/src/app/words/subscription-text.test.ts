import { expect, test } from "vitest";
import { periodText } from "./subscription-text";

const NOW = new Date("2026-11-21T10:00:00Z");
const ZONE = "Asia/Kolkata";

test.each([
  ["ACTIVE", true, "2026-12-12T10:00:00Z", "Renews on 12 Dec 2026, in 21 days"],
  ["ACTIVE", false, "2026-12-12T10:00:00Z", "Paid until 12 Dec 2026, in 21 days"],
  ["TRIAL", false, "2026-11-22T10:00:00Z", "Trial ends 22 Nov 2026, tomorrow"],
  ["TRIAL", false, "2026-11-21T19:00:00Z", "Trial ends 22 Nov 2026, tomorrow"],
  ["TRIAL", false, "2026-11-21T18:00:00Z", "Trial ends 21 Nov 2026, today"],
  ["PAST_DUE", true, "2026-11-19T10:00:00Z", "Payment was due by 19 Nov 2026, 2 days ago"],
  ["EXPIRED", false, "2026-11-20T10:00:00Z", "Ended 20 Nov 2026, yesterday"],
  ["CANCELLED", false, "2026-11-30T20:00:00Z", "Cancelled, runs until 1 Dec 2026, in 10 days"],
] as const)("says of %s (recurring: %s) until %s: %s", (status, isRecurring, currentPeriodEnd, text) => {
  expect(periodText({ status, isRecurring, currentPeriodEnd }, NOW, ZONE)).toBe(text);
});
