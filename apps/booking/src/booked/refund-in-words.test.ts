import { expect, test } from "vitest";
import { refundInWords } from "./refund-in-words";

const cancelled = { amount: 50_000, unused: 50_000, currency: "INR", cancelUntil: "2026-11-21T04:30:00.000Z" };

test.each([
  [0, 0, "Nothing was paid for it, and nothing is due."],
  [50_000, 0, "You paid ₹500 for it. Nothing of it is given back."],
  [50_000, 30_000, "You paid ₹500 for it. ₹300 is to be given back: the staff are told, and give it to you."],
])("a cancellation of what %d was paid for gives back %d", (paid, refund, words) => {
  expect(refundInWords({ ...cancelled, paid, refund })).toBe(words);
});
