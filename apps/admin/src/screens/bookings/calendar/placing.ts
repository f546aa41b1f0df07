import { addDays, daysBetween, instantAt, localDateOf } from "@carrel/sdk/domain";
import { LOCALE } from "../../../app/locale";
import type { Lane, LaneBooking, Span } from "./lane";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** An hourly booking lasts at most so long. */
const LONGEST = 24 * HOUR;

/** What is changed of a booking: when and where it is, or one of its ends. */
export type Grip = "whole" | "start" | "end";

/** Where a booking would be. */
export interface Place {
  lane: Lane;
  span: Span;
}

/** What has to be known to place a booking. */
export interface Grid {
  /** The branch's IANA time zone. */
  timezone: string;
  /** The organisation's `slotMinutes`. */
  slotMinutes: number;
}

/** A line of a lane's grid. It begins when the branch opens, else at midnight, as the slots of a picker do. */
function lineOf(at: number, { day, open }: Lane, slotMinutes: number, rounded: (slots: number) => number): number {
  const step = slotMinutes * MINUTE;
  const origin = open?.[0]?.from ?? day.from;
  return origin + rounded((at - origin) / step) * step;
}

const snapped = (at: number, lane: Lane, slotMinutes: number) => lineOf(at, lane, slotMinutes, Math.round);

/** The slot that a moment lies in. */
export function slotAt(at: number, lane: Lane, slotMinutes: number): Span {
  const from = Math.max(lane.day.from, lineOf(at, lane, slotMinutes, Math.floor));
  return { from, to: from + slotMinutes * MINUTE };
}

/** The next line of the grid after (`by` 1) or before (-1) a moment. */
export const nextLine = (at: number, lane: Lane, by: 1 | -1, slotMinutes: number): number =>
  lineOf(at, lane, slotMinutes, (slots) => (by === 1 ? Math.floor(slots) + 1 : Math.ceil(slots) - 1));

const wallTime = (at: number, timezone: string) =>
  new Intl.DateTimeFormat(LOCALE, { hour: "2-digit", minute: "2-digit", hourCycle: "h23", timeZone: timezone }).format(
    at,
  );

/** The same time of the clock so many days later, whatever the clocks did between. */
function onOtherDay(at: number, days: number, timezone: string): number {
  if (days === 0) return at;
  const date = addDays(localDateOf(new Date(at), timezone), days);
  // Seconds stay: an assignment may have been cut within a minute.
  return instantAt(date, wallTime(at, timezone), timezone).getTime() + (at % MINUTE);
}

const within = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value));

/**
 * Where a booking comes to be when it is carried. Days stay whole days: only their lane changes.
 * @param by milliseconds along the lane, before it snaps to the grid; 0 keeps the time as it is, on the grid or not
 */
export function carried(booking: LaneBooking, from: Lane, to: Lane, by: number, grid: Grid): Place {
  const days = daysBetween(from.date, to.date);
  const start = onOtherDay(booking.span.from, days, grid.timezone);
  if (booking.type === "DAILY") {
    return { lane: to, span: { from: start, to: onOtherDay(booking.span.to, days, grid.timezone) } };
  }
  const length = booking.span.to - booking.span.from;
  if (by === 0) return { lane: to, span: { from: start, to: start + length } };
  // The first and the last line of the day, unless it was beyond them already.
  const earliest = Math.min(start, nextLine(to.day.from - 1, to, 1, grid.slotMinutes));
  const latest = Math.max(start, nextLine(to.day.to, to, -1, grid.slotMinutes));
  const begins = within(snapped(start + by, to, grid.slotMinutes), earliest, latest);
  return { lane: to, span: { from: begins, to: begins + length } };
}

/**
 * A booking's time once one of its ends is pulled. It keeps a slot's length at least, and a day's at most.
 * @param by milliseconds that the end was pulled along the lane
 */
export function pulled(booking: LaneBooking, lane: Lane, grip: "start" | "end", by: number, grid: Grid): Place {
  const { from, to } = booking.span;
  if (by === 0 || booking.type === "DAILY") return { lane, span: booking.span };
  const least = Math.min(to - from, grid.slotMinutes * MINUTE);
  const span =
    grip === "end"
      ? { from, to: within(snapped(to + by, lane, grid.slotMinutes), from + least, from + LONGEST) }
      : { from: within(snapped(from + by, lane, grid.slotMinutes), to - LONGEST, to - least), to };
  return { lane, span };
}

/** What is in the way of a booking at a place; undefined where nothing is. */
export const inTheWay = ({ lane, span }: Place, bookingId: string): LaneBooking | undefined =>
  lane.bookings.find((other) => other._id !== bookingId && other.span.from < span.to && other.span.to > span.from);

/** Whether two places are one. */
export const isSamePlace = (one: Place, other: Place) =>
  one.lane.deskId === other.lane.deskId && one.span.from === other.span.from && one.span.to === other.span.to;
