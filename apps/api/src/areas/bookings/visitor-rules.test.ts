import { dayRange } from "@carrel/sdk/domain";
import { describe, expect, it } from "vitest";
import { Failure } from "../../failure";
import { DEFAULT_TIMINGS } from "../branches/record";
import { askedPeriod } from "./asked-period";
import { checkVisitorPeriod } from "./visitor-rules";

const features = { hourlyBooking: true, dailyBooking: true, qrBooking: true, onlinePayment: false, autoConfirm: false };
const orgSettings = {
  holdMinutes: 15,
  pendingHours: 48,
  visitorPendingBookings: 3,
  visitorPendingDays: 31,
  visitorBookingDays: 31,
  slotMinutes: 60,
  bookingWindowDays: 60,
  cancelUntilMinutes: 0,
  expiryReminderDays: [],
  dueReminderDays: [],
  floatingFactor: 1,
};
const aroundTheClock = DEFAULT_TIMINGS.map((timing) => ({ ...timing, open: "00:00", close: "24:00" }));
const closedOnSunday = DEFAULT_TIMINGS.map((timing) => ({ ...timing, closed: timing.day === 0 }));

interface Case {
  timezone?: string;
  timings?: typeof DEFAULT_TIMINGS;
  now?: string;
  type?: "HOURLY" | "DAILY";
  startAt?: string;
  endAt?: string;
  date?: string;
  offers?: Partial<typeof features>;
}

/** The code and the field of the refusal, or "allowed". */
function verdict({ timezone = "Asia/Kolkata", timings = DEFAULT_TIMINGS, type = "HOURLY", ...asked }: Case): string {
  try {
    checkVisitorPeriod({
      organisation: { features: { ...features, ...asked.offers }, orgSettings },
      branch: { name: "Pier 4", timezone, timings, closures: [] },
      type,
      period: askedPeriod({ type, startAt: asked.startAt, endAt: asked.endAt, date: asked.date }, timezone),
      now: new Date(asked.now ?? "2026-11-21T06:00:30Z"),
    });
    return "allowed";
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return error.issues ? `${error.issues[0]?.path[0]}: ${error.issues[0]?.message}` : error.code;
  }
}

const closed = "startAt: Pier 4 is closed then. Choose a time within its opening hours.";
const passed = "That time has passed. Choose a later one.";
const tooFar = "Choose a time within the next 60 days.";

describe("what a visitor may book", () => {
  const kolkata = (from: string, to: string) => ({ startAt: `${from}:00+05:30`, endAt: `${to}:00+05:30` });

  it.each<[string, Case, string]>([
    ["from the current minute on", kolkata("2026-11-21T11:30", "2026-11-21T12:30"), "allowed"],
    ["not from the minute before", kolkata("2026-11-21T11:29", "2026-11-21T12:30"), `startAt: ${passed}`],
    ["from opening to closing", kolkata("2026-11-22T09:00", "2026-11-22T21:00"), "allowed"],
    ["not before opening", kolkata("2026-11-22T08:59", "2026-11-22T10:00"), closed],
    ["not past closing", kolkata("2026-11-22T20:00", "2026-11-22T21:01"), closed],
    ["the last day of the window", kolkata("2027-01-20T10:00", "2027-01-20T11:00"), "allowed"],
    ["not the day after", kolkata("2027-01-21T10:00", "2027-01-21T11:00"), `startAt: ${tooFar}`],
    ["today as a day", { type: "DAILY", date: "2026-11-21" }, "allowed"],
    ["not yesterday", { type: "DAILY", date: "2026-11-20" }, `date: ${passed}`],
    ["no day beyond the window", { type: "DAILY", date: "2027-01-21" }, `date: ${tooFar}`],
    [
      "not a day on which it is closed",
      { type: "DAILY", date: "2026-11-22", timings: closedOnSunday },
      "date: Pier 4 is closed on that day. Choose another.",
    ],
    [
      "days with a closed one among them",
      { type: "DAILY", ...kolkata("2026-11-21T00:00", "2026-11-24T00:00"), timings: closedOnSunday },
      "allowed",
    ],
    ["31 days", { type: "DAILY", ...kolkata("2026-11-22T00:00", "2026-12-23T00:00") }, "allowed"],
    [
      "no more days",
      { type: "DAILY", ...kolkata("2026-11-22T00:00", "2026-12-24T00:00") },
      "endAt: A booking lasts 31 days at most. Choose an earlier end.",
    ],
    [
      "hours only where they are offered",
      { ...kolkata("2026-11-22T10:00", "2026-11-22T11:00"), offers: { hourlyBooking: false } },
      "booking_type_off",
    ],
    [
      "days only where they are offered",
      { type: "DAILY", date: "2026-11-22", offers: { dailyBooking: false } },
      "booking_type_off",
    ],
  ])("%s", (_, asked, expected) => {
    expect(verdict(asked)).toBe(expected);
  });
});

describe("days on which the clocks change", () => {
  const london = { timezone: "Europe/London" };
  const newYork = { timezone: "America/New_York" };

  it.each<[string, Case, string]>([
    // 29 March 2026: 01:00 GMT becomes 02:00 BST, so 09:00 is 08:00Z.
    [
      "opening time in London after the jump",
      { ...london, now: "2026-03-28T12:00:00Z", startAt: "2026-03-29T08:00:00Z", endAt: "2026-03-29T09:00:00Z" },
      "allowed",
    ],
    [
      "an hour before it",
      { ...london, now: "2026-03-28T12:00:00Z", startAt: "2026-03-29T07:00:00Z", endAt: "2026-03-29T08:00:00Z" },
      closed,
    ],
    [
      "across the jump where it never closes",
      {
        ...london,
        timings: aroundTheClock,
        now: "2026-03-28T12:00:00Z",
        startAt: "2026-03-29T00:30:00Z",
        endAt: "2026-03-29T01:30:00Z",
      },
      "allowed",
    ],
    // 25 October 2026: 02:00 BST becomes 01:00 GMT, so 09:00 is 09:00Z again.
    [
      "opening time in London after the repeat",
      { ...london, now: "2026-10-24T12:00:00Z", startAt: "2026-10-25T09:00:00Z", endAt: "2026-10-25T10:00:00Z" },
      "allowed",
    ],
    [
      "an hour before it",
      { ...london, now: "2026-10-24T12:00:00Z", startAt: "2026-10-25T08:00:00Z", endAt: "2026-10-25T09:00:00Z" },
      closed,
    ],
    // 8 March and 1 November 2026 in New York: 09:00 is 13:00Z from the one and 14:00Z from the other.
    [
      "opening time in New York in spring",
      { ...newYork, now: "2026-03-07T12:00:00Z", startAt: "2026-03-08T13:00:00Z", endAt: "2026-03-08T14:00:00Z" },
      "allowed",
    ],
    [
      "opening time in New York in autumn",
      { ...newYork, now: "2026-10-31T12:00:00Z", startAt: "2026-11-01T14:00:00Z", endAt: "2026-11-01T15:00:00Z" },
      "allowed",
    ],
    [
      "an hour before it in autumn",
      { ...newYork, now: "2026-10-31T12:00:00Z", startAt: "2026-11-01T13:00:00Z", endAt: "2026-11-01T14:00:00Z" },
      closed,
    ],
    [
      "today, in the last hour of a long day",
      { ...london, type: "DAILY", now: "2026-10-25T23:30:00Z", date: "2026-10-25" },
      "allowed",
    ],
    [
      "yesterday, in the first hour after it",
      { ...london, type: "DAILY", now: "2026-10-26T00:00:00Z", date: "2026-10-25" },
      `date: ${passed}`,
    ],
  ])("%s", (_, asked, expected) => {
    expect(verdict(asked)).toBe(expected);
  });

  it("a booked day is as long as the day is", () => {
    const hours = (date: string) => {
      const { startAt, endAt } = dayRange(date, "Europe/London");
      return (endAt.getTime() - startAt.getTime()) / 3_600_000;
    };
    const booked = askedPeriod({ type: "DAILY", date: "2026-03-29" }, "Europe/London");
    expect((booked.endAt.getTime() - booked.startAt.getTime()) / 3_600_000).toBe(23);
    expect(hours("2026-10-25")).toBe(25);
  });
});
