import type { Booking } from "@carrel/sdk";
import { Booking as BookingSchema } from "@carrel/sdk/schemas";
import { exampleOf } from "@carrel/sdk/testing";
import { expect, test } from "vitest";
import { bookingFigures, paidByCurrency } from "./customer-figures";

const booking = (fields: Partial<Booking>): Booking => ({
  ...exampleOf(BookingSchema, "all"),
  status: "CONFIRMED",
  stays: [],
  ...fields,
});

test("takes back what was refunded, currency by currency", () => {
  expect(
    paidByCurrency([
      { kind: "booking", amount: 500, currency: "EUR" },
      { kind: "assignment", amount: 9000, currency: "INR" },
      { kind: "refund", amount: 2000, currency: "INR" },
    ]),
  ).toEqual([
    { currency: "INR", amount: 7000 },
    { currency: "EUR", amount: 500 },
  ]);
});

test("counts the hours that were used before a move, and one booking", () => {
  const stay = { deskId: "desk", deskName: "A1", startAt: "2026-11-20T09:00:00Z", endAt: "2026-11-20T10:30:00Z" };
  const moved = booking({ ...{ type: "HOURLY", startAt: stay.endAt, endAt: "2026-11-20T11:00:00Z" }, stays: [stay] });
  const figures = bookingFigures({ daily: [], hourly: [moved] }, new Date("2026-11-21T10:00:00Z"));
  expect(figures).toMatchObject({ count: 1, hours: 2 });
});

test("counts what was not cancelled, and finds what comes next", () => {
  const past = booking({ type: "HOURLY", startAt: "2026-11-20T10:00:00Z", endAt: "2026-11-20T11:30:00Z" });
  const later = booking({ type: "HOURLY", startAt: "2026-11-25T10:00:00Z", endAt: "2026-11-25T11:00:00Z" });
  const sooner = booking({ type: "DAILY", startAt: "2026-11-22T18:30:00Z", endAt: "2026-11-23T18:30:00Z" });
  const cancelled = booking({ ...sooner, status: "CANCELLED", startAt: "2026-11-21T18:30:00Z" });
  expect(
    bookingFigures({ daily: [sooner, cancelled], hourly: [later, past] }, new Date("2026-11-21T10:00:00Z")),
  ).toEqual({ count: 3, hours: 2.5, ahead: 2, next: sooner });
});
