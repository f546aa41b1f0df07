import type { PublicPass } from "@carrel/sdk";
import { expect, test } from "vitest";
import { passInWords, passOffers } from "./asked-pass";

const passOf = (changes: Partial<PublicPass>): PublicPass => ({
  ...{ _id: "pass", name: "Ten days", amount: 200_000, currency: "INR" },
  ...{ allowance: { count: 10, unit: "day" }, duration: { count: 3, unit: "month" } },
  ...changes,
});
const timings = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, open: "09:00", close: "21:00", closed: false }));
const hour = passOf({ _id: "hour", allowance: { count: 1, unit: "hour" }, duration: { count: 1, unit: "day" } });
const branch = { timezone: "Asia/Kolkata", timings, closures: [], passes: [hour, passOf({})] };

test("what holds the visit is offered, in the order in which it is given", () => {
  const ids = (draft: Parameters<typeof passOffers>[1]) =>
    passOffers(branch, draft).map(({ pass, uses }) => [pass._id, uses]);
  expect(ids({ type: "DAILY", date: "2026-11-24" })).toEqual([["pass", 1]]);
  const hours = { type: "HOURLY", from: "2026-11-24T05:00:00Z" } as const;
  expect(ids({ ...hours, to: "2026-11-24T06:00:00Z" })).toEqual([
    ["hour", 60],
    ["pass", 1],
  ]);
  expect(ids({ ...hours, to: "2026-11-24T07:00:00Z" })).toEqual([["pass", 1]]);
  expect(ids(hours)).toEqual([]);
});

test("it says what it holds, for how long and what the visit takes", () => {
  expect(passInWords({ pass: passOf({}), uses: 1 })).toBe("10 days, to use within 3 months. This visit takes 1 day.");
  expect(passInWords({ pass: hour, uses: 60 })).toBe("1 hour, to use within 1 day. This visit takes 1 hour.");
});
