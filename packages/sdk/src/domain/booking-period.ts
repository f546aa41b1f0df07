import type { BookingType } from "../schemas/booking-type";
import { localDateOf } from "./local-date";
import type { Period } from "./period";
import { dayRange } from "./wall-time";

/** What a caller gives to say when: a `date`, or a start and an end. */
export interface AskedPeriod {
  type: BookingType;
  /** ISO 8601 instant. */
  startAt?: string | undefined;
  endAt?: string | undefined;
  /** Local date `YYYY-MM-DD`, for DAILY. */
  date?: string | undefined;
}

export interface PeriodIssue {
  path: string[];
  message: string;
}

const HOURLY_LIMIT = 24 * 3_600_000;

/** Records hold instants of the years 2000 to 2099. */
const EARLIEST = Date.UTC(2000, 0, 1);
const LATEST = Date.UTC(2100, 0, 1);

const refuse = (field: string, message: string) => ({ issues: [{ path: [field], message }] });

/**
 * The period that a booking covers. HOURLY is exactly [startAt, endAt), at most 24 hours. DAILY covers the whole
 * local day of `date`, or every local day that [startAt, endAt) touches.
 * @param timezone the branch's IANA time zone
 * @returns the period, or what is wrong with it
 * @example bookingPeriod({ type: "DAILY", date: "2026-11-21" }, "Asia/Kolkata")
 */
export function bookingPeriod(asked: AskedPeriod, timezone: string): Period | { issues: PeriodIssue[] } {
  const period = asked.date === undefined ? between(asked, timezone) : onDate(asked, asked.date, timezone);
  if ("issues" in period) return period;
  if (period.startAt.getTime() < EARLIEST || period.endAt.getTime() >= LATEST) {
    return refuse(asked.date === undefined ? "startAt" : "date", "Use a year from 2000 to 2099");
  }
  return period;
}

function onDate(asked: AskedPeriod, date: string, timezone: string) {
  if (asked.type === "HOURLY") return refuse("date", "An hourly booking takes a start and an end instead of a date");
  if (asked.startAt !== undefined || asked.endAt !== undefined) {
    return refuse("date", "Give either a date or a start and an end");
  }
  return dayRange(date, timezone);
}

function between(asked: AskedPeriod, timezone: string) {
  if (asked.startAt === undefined) {
    return asked.type === "DAILY" && asked.endAt === undefined
      ? refuse("date", "Choose a date")
      : refuse("startAt", "Choose a start");
  }
  if (asked.endAt === undefined) return refuse("endAt", "Choose an end");
  const startAt = new Date(asked.startAt);
  const endAt = new Date(asked.endAt);
  if (Number.isNaN(startAt.getTime())) return refuse("startAt", "Use an instant such as 2026-11-21T10:00:00Z");
  if (!(endAt > startAt)) return refuse("endAt", "Choose an end after the start");
  if (asked.type === "HOURLY") {
    return endAt.getTime() - startAt.getTime() > HOURLY_LIMIT
      ? refuse("endAt", "An hourly booking lasts at most 24 hours; book days instead")
      : { startAt, endAt };
  }
  const lastInstant = new Date(endAt.getTime() - 1);
  return {
    startAt: dayRange(localDateOf(startAt, timezone), timezone).startAt,
    endAt: dayRange(localDateOf(lastInstant, timezone), timezone).endAt,
  };
}
