import type { BookingTrends, DashboardPeriod, TrendDay } from "@carrel/sdk";
import { LOCALE } from "../../app/locale";

/** One place along a chart: a day, or some days together. */
export interface TrendPoint {
  /** At the axis, in the tooltip and in the table. */
  label: string;
  bookings: number;
  /** Minor unit. */
  revenue: number;
  bookingsBefore: number;
  revenueBefore: number;
}

interface Sum {
  bookings: number;
  revenue: number;
}

/** Days from which on they are drawn week by week. */
const MOST_DAYS = 60;
const WEEK = 7;

/** Noon, so that no clock change can move it. */
const noonOf = (date: string) => new Date(`${date}T12:00:00Z`);
const WEEKDAY = new Intl.DateTimeFormat(LOCALE, { weekday: "short", day: "numeric", timeZone: "UTC" });
const DAY = new Intl.DateTimeFormat(LOCALE, { day: "numeric", month: "short", timeZone: "UTC" });

export const sumOf = (days: readonly TrendDay[]): Sum =>
  days.reduce((sum, { bookings, revenue }) => ({ bookings: sum.bookings + bookings, revenue: sum.revenue + revenue }), {
    bookings: 0,
    revenue: 0,
  });

/** Weeks counted from the latest day back; days that fill none belong to the first. */
function weeksOf<Day>(days: readonly Day[]): Day[][] {
  const first = WEEK + (days.length % WEEK);
  const weeks = [days.slice(0, first)];
  for (let start = first; start < days.length; start += WEEK) weeks.push(days.slice(start, start + WEEK));
  return weeks;
}

function labelOf(days: readonly TrendDay[], isWeek: boolean): string {
  const [from, to] = [noonOf(days[0]?.date ?? ""), noonOf(days.at(-1)?.date ?? "")];
  if (days.length > 1) return DAY.formatRange(from, to);
  return (isWeek ? WEEKDAY : DAY).format(from);
}

/**
 * What a chart of the period draws, each place beside the same place of the period before: the whole of a single day, a
 * week's and a month's days, a year's weeks.
 */
export function trendPoints(
  { dailyTrend, trendBefore }: Pick<BookingTrends, "dailyTrend" | "trendBefore">,
  period: DashboardPeriod,
): TrendPoint[] {
  const groups = dailyTrend.length > MOST_DAYS ? weeksOf(dailyTrend) : dailyTrend.map((day) => [day]);
  const groupsBefore = dailyTrend.length > MOST_DAYS ? weeksOf(trendBefore) : trendBefore.map((day) => [day]);
  return groups.map((days, place) => {
    const [now, before] = [sumOf(days), sumOf(groupsBefore[place] ?? [])];
    return {
      label: labelOf(days, period === "weekly"),
      ...now,
      bookingsBefore: before.bookings,
      revenueBefore: before.revenue,
    };
  });
}
