import type { PeakHour } from "@carrel/sdk";

/** Monday first; 0 is Sunday in what the server says. */
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 0] as const;
const NAMES = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"] as const;

const hourText = (hour: number) => `${String(hour).padStart(2, "0")}:00`;

/** Bookings by weekday and hour, from the first hour of the day that is ever booked to the last. */
export interface PeakGrid {
  /** Names of the weekdays that have any, or of all seven when there are several. */
  rows: string[];
  columns: string[];
  /** Row by row. */
  values: number[][];
  /** Where the lightest shade begins: the emptiest hour where none is less than half as full as the fullest, else zero. */
  from: number;
  /** The fullest hour; undefined without bookings. */
  peak: { weekday: string; hour: string; bookings: number } | undefined;
}

/** @example peakGrid([{ weekday: 1, hour: 9, bookings: 4 }]).peak // { weekday: "Mon", hour: "09:00", bookings: 4 } */
export function peakGrid(peakHours: readonly PeakHour[]): PeakGrid {
  const hours = peakHours.map(({ hour }) => hour);
  const first = Math.min(...hours);
  const columns =
    hours.length === 0 ? [] : Array.from({ length: Math.max(...hours) - first + 1 }, (_, at) => first + at);
  const booked = new Map(peakHours.map(({ weekday, hour, bookings }) => [`${weekday} ${hour}`, bookings]));
  const days = new Set(peakHours.map(({ weekday }) => weekday));
  const weekdays = WEEKDAYS.filter((weekday) => days.size > 1 || days.has(weekday));
  const fullest = peakHours.toSorted((one, other) => other.bookings - one.bookings)[0];
  const values = weekdays.map((weekday) => columns.map((hour) => booked.get(`${weekday} ${hour}`) ?? 0));
  const emptiest = Math.min(...values.flat());
  return {
    rows: weekdays.map((weekday) => NAMES[weekday]),
    columns: columns.map(hourText),
    values,
    from: fullest && emptiest * 2 > fullest.bookings ? emptiest : 0,
    peak: fullest && {
      weekday: NAMES[fullest.weekday] ?? "",
      hour: hourText(fullest.hour),
      bookings: fullest.bookings,
    },
  };
}
