import type { SubscriptionChange } from "@carrel/sdk";
import { expect, it } from "vitest";
import { changeText, nextText } from "./change-text";

const change = (changes: Partial<SubscriptionChange>): SubscriptionChange => ({
  kind: "start",
  planCode: "growth",
  planName: "Growth",
  interval: "month",
  addOns: [],
  isRecurring: false,
  lines: [],
  amount: 249_900,
  currency: "INR",
  effectiveAt: "2026-11-25",
  periodStart: "2026-11-25",
  periodEnd: "2026-12-25",
  nextAmount: 249_900,
  passedLimits: [],
  ...changes,
});
const written = {
  day: (instant: string) => instant,
  lastDay: (end: string) => end,
  money: (amount: number) => `₹${amount / 100}`,
};

it.each([
  ["start", "Growth begins today and runs until 2026-12-25."],
  ["renew", "You stay with Growth, from 2026-11-25 until 2026-12-25."],
  ["upgrade", "Growth begins today and runs until 2026-12-25. What you have not used of the time before is taken off."],
  ["downgrade", "What you have stays until 2026-11-25, then it becomes Growth."],
] as const)("says of a %s: %s", (kind, text) => {
  expect(changeText(change({ kind }), written)).toBe(text);
});

it.each([
  [{}, "Next: ₹2499 on 2026-12-25, to go on. Nothing is taken by itself."],
  [{ kind: "downgrade" }, "Then ₹2499 on 2026-12-25, to go on."],
  [{ isRecurring: true }, "Next: ₹2499 on 2026-12-25, taken by itself."],
] as const)("says what comes next of %j", (changes, text) => {
  expect(nextText(change(changes), written)).toBe(text);
});
