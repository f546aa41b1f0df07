import type { Booking } from "@carrel/sdk";
import { expect, it } from "vitest";
import { hasLapsed, refusal, stepsOf } from "./booking-steps";

const NOW = Date.parse("2026-11-21T10:00:00Z");
const booking = (changes: Partial<Booking>): Booking => ({
  _id: "1",
  code: "CRL-7KQ4",
  branchId: "b",
  deskId: "d",
  deskName: "A1",
  customerId: null,
  feePlanId: null,
  visitor: { name: "Riya Nair", email: "", phone: "" },
  type: "HOURLY",
  status: "PENDING",
  source: "qr",
  startAt: "2026-11-21T12:00:00Z",
  endAt: "2026-11-21T13:00:00Z",
  amount: 0,
  currency: "INR",
  notes: "",
  holdUntil: null,
  createdAt: "2026-11-20T09:00:00Z",
  updatedAt: "2026-11-20T09:00:00Z",
  ...changes,
});

it("knows that a booking waits no longer once its hold has run out", () => {
  expect(hasLapsed(booking({ holdUntil: "2026-11-21T10:01:00Z" }), NOW)).toBe(false);
  expect(hasLapsed(booking({ holdUntil: "2026-11-21T09:59:00Z" }), NOW)).toBe(true);
  expect(hasLapsed(booking({ status: "CONFIRMED" }), NOW)).toBe(false);
  expect(stepsOf(booking({ holdUntil: "2026-11-21T09:59:00Z" }), NOW)).toEqual(["CANCELLED"]);
});

it("says why a step is not there", () => {
  expect(refusal(booking({}), "CONFIRMED", NOW)).toBeUndefined();
  const claim = { at: "2026-11-21T09:00:00Z", reference: "412309871234", amount: 500, answer: null, answeredAt: null };
  expect(refusal(booking({ claim }), "CONFIRMED", NOW)).toMatch(/^Is said to be paid/);
  expect(refusal(booking({ claim }), "CANCELLED", NOW)).toBeUndefined();
  expect(refusal(booking({ status: "CONFIRMED" }), "CONFIRMED", NOW)).toBe("Is confirmed already");
  expect(refusal(booking({ status: "CANCELLED" }), "CANCELLED", NOW)).toBe("Is cancelled already");
  expect(refusal(booking({ holdUntil: "2026-11-21T09:00:00Z" }), "CONFIRMED", NOW)).toMatch(/not confirmed in time/);
});
