import type { Booking } from "@carrel/sdk";
import { expect, it } from "vitest";
import { hasLapsed, refusal, stepsOf } from "./booking-steps";

const NOW = Date.parse("2026-11-21T10:00:00Z");
const booking = (changes: Partial<Booking>): Booking => ({
  ...{ _id: "1", code: "CRL-7KQ4", branchId: "b", deskId: "d", deskName: "A1", customerId: null, feePlanId: null },
  ...{ visitor: { name: "Riya Nair", email: "", phone: "" }, type: "HOURLY", status: "PENDING", source: "qr" },
  ...{ startAt: "2026-11-21T12:00:00Z", endAt: "2026-11-21T13:00:00Z", amount: 0, currency: "INR", notes: "" },
  ...{ holdUntil: null, createdAt: "2026-11-20T09:00:00Z", updatedAt: "2026-11-20T09:00:00Z" },
  ...changes,
});

it("lets one that waits be confirmed or cancelled, a confirmed one be cancelled, a cancelled one nothing", () => {
  expect(stepsOf(booking({}), NOW)).toEqual(["CONFIRMED", "CANCELLED"]);
  expect(stepsOf(booking({ status: "CONFIRMED" }), NOW)).toEqual(["CANCELLED"]);
  expect(stepsOf(booking({ status: "CANCELLED" }), NOW)).toEqual([]);
});

it.each([
  { why: "its payment did not come", changes: { holdUntil: "2026-11-21T09:59:00Z" }, lapsed: true },
  { why: "its payment may still come", changes: { holdUntil: "2026-11-21T10:01:00Z" }, lapsed: false },
  { why: "it has begun", changes: { startAt: "2026-11-21T09:00:00Z", endAt: "2026-11-21T11:00:00Z" }, lapsed: true },
  {
    why: "it had begun when it was made",
    changes: { startAt: "2026-11-21T00:00:00Z", createdAt: "2026-11-21T09:00:00Z", endAt: "2026-11-22T00:00:00Z" },
    lapsed: false,
  },
])("knows that a booking waits no longer when $why: $lapsed", ({ changes, lapsed }) => {
  const waiting = booking(changes);
  expect(hasLapsed(waiting, NOW)).toBe(lapsed);
  expect(stepsOf(waiting, NOW).includes("CONFIRMED")).toBe(!lapsed);
});

it("says why a step is not there", () => {
  expect(refusal(booking({}), "CONFIRMED", NOW)).toBeUndefined();
  expect(refusal(booking({ status: "CONFIRMED" }), "CONFIRMED", NOW)).toBe("Is confirmed already");
  expect(refusal(booking({ status: "CANCELLED" }), "CANCELLED", NOW)).toBe("Is cancelled already");
  expect(refusal(booking({ holdUntil: "2026-11-21T09:00:00Z" }), "CONFIRMED", NOW)).toMatch(/not confirmed in time/);
});
