import type { BookingCalendar } from "@carrel/sdk";
import { daysBetween } from "@carrel/sdk/domain";

/**
 * A calendar's days from one to another; while they are on their way, as many others, to be shown in their place.
 * @returns undefined where the calendar has neither
 */
export function withinDays(calendar: BookingCalendar, { from, to }: { from: string; to: string }) {
  const dates = calendar.desks[0]?.days.map(({ date }) => date) ?? [];
  if (dates.includes(from) && dates.includes(to)) {
    const isAsked = ({ date }: { date: string }) => date >= from && date <= to;
    return { ...calendar, desks: calendar.desks.map((desk) => ({ ...desk, days: desk.days.filter(isAsked) })) };
  }
  return dates.length === 0 || dates.length === daysBetween(from, to) + 1 ? calendar : undefined;
}
