import type { CalendarBooking } from "@carrel/sdk";
import { formatPeriod } from "@carrel/sdk/domain";
import type { Span } from "@carrel/ui/timeline";
import { useMemo } from "react";
import { LOCALE } from "../../../app/locale";

/** Periods in the words of a branch's clocks. */
export interface TimeWords {
  /** "10:00–12:00"; with its days where it does not lie in one. */
  hours: (span: Span) => string;
  /** "Sat, 21 Nov 2026, 10:00–12:00" */
  period: (span: Span) => string;
  /** "10:00" */
  clock: (at: number) => string;
}

/**
 * Writes a calendar's periods.
 * @param timezone the branch's
 */
export function useTimeWords(timezone: string): TimeWords {
  return useMemo(() => {
    const time = new Intl.DateTimeFormat(LOCALE, {
      hour: "2-digit",
      minute: "2-digit",
      hourCycle: "h23",
      timeZone: timezone,
    });
    const day = new Intl.DateTimeFormat(LOCALE, { day: "numeric", month: "short", timeZone: timezone });
    const period = ({ from, to }: Span) => formatPeriod(new Date(from), new Date(to), timezone);
    return {
      clock: (at) => time.format(at),
      period,
      hours: (span) =>
        day.format(span.from) === day.format(span.to - 1)
          ? `${time.format(span.from)}–${time.format(span.to)}`
          : period(span),
    };
  }, [timezone]);
}

/** What stands at time that nobody has booked yet. */
export const HELD_TEXT = "Held for a visitor";

/** What is said of time that a booking used before it was moved away. */
export const MOVED_TEXT = "Moved since";

/** How a booking of the calendar stands, in words. */
export const stateWord = ({ status }: Pick<CalendarBooking, "status">) =>
  status === "PENDING" ? "on hold" : "confirmed";
