import type { PublicBranch } from "@carrel/sdk";
import { expect, test } from "vitest";
import { bookAgain } from "./book-again";

const week = [0, 1, 2, 3, 4, 5, 6];
/** In Kolkata, 08:00 to 20:00, closed on Sundays and on 24 November. */
const branch = {
  timezone: "Asia/Kolkata",
  timings: week.map((day) => ({ day, open: "08:00", close: "20:00", closed: day === 0 })),
  closures: [{ from: "2026-11-24", to: "2026-11-24", reason: "Painting" }],
} as unknown as PublicBranch;
const rules = {
  bookingsClosed: null,
  features: { hourlyBooking: true, dailyBooking: true },
  orgSettings: { bookingWindowDays: 14, slotMinutes: 60 },
} as unknown as Parameters<typeof bookAgain>[2];

/** On Saturday the 21st, 10:00 to 12:00. */
const hours = {
  type: "HOURLY",
  startAt: "2026-11-21T04:30:00.000Z",
  endAt: "2026-11-21T06:30:00.000Z",
  deskId: "desk",
  status: "CONFIRMED",
} as const;
const now = new Date("2026-11-20T06:00:00Z");

test("hours come on the next open day after the booking's own, at the same time of day", () => {
  expect(bookAgain(hours, branch, rules, now)).toEqual({
    type: "HOURLY",
    date: "2026-11-23",
    from: "2026-11-23T04:30:00.000Z",
    to: "2026-11-23T06:30:00.000Z",
    desk: "desk",
    step: "you",
  });
  const closedThen = { ...hours, startAt: "2026-11-23T04:30:00.000Z", endAt: "2026-11-23T06:30:00.000Z" };
  expect(bookAgain(closedThen, branch, rules, now)?.date).toBe("2026-11-25");
});

test("what was cancelled can be had again on its own day, as long as that has not begun", () => {
  const cancelled = { ...hours, status: "CANCELLED" } as const;
  expect(bookAgain(cancelled, branch, rules, new Date("2026-11-21T04:00:00Z"))?.date).toBe("2026-11-21");
  expect(bookAgain(cancelled, branch, rules, new Date("2026-11-21T04:30:00Z"))?.date).toBe("2026-11-23");
});

test("a whole day is the next that is open", () => {
  const day = {
    ...hours,
    type: "DAILY",
    startAt: "2026-11-20T18:30:00.000Z",
    endAt: "2026-11-21T18:30:00.000Z",
  } as const;
  expect(bookAgain(day, branch, rules, now)).toEqual({ type: "DAILY", date: "2026-11-23", desk: "desk", step: "you" });
});

test("there is none where nothing can be booked, or not for so long, or not like this", () => {
  expect(bookAgain(hours, branch, { ...rules, bookingsClosed: "Renovation" }, now)).toBeNull();
  const night = { ...hours, startAt: "2026-11-21T16:30:00.000Z", endAt: "2026-11-21T17:30:00.000Z" };
  expect(bookAgain(night, branch, rules, now)).toBeNull();
  const month = { ...hours, type: "DAILY", endAt: "2026-12-21T18:30:00.000Z" } as const;
  expect(bookAgain(month, branch, rules, now)).toBeNull();
  const features = { ...rules.features, hourlyBooking: false };
  expect(bookAgain(hours, branch, { ...rules, features }, now)).toBeNull();
});
