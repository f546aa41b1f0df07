import type { BookingCalendar, Branch, CalendarBooking, DeskStay } from "@carrel/sdk";
import { dayRange, openIntervals } from "@carrel/sdk/domain";
import type { Span } from "@carrel/ui/timeline";

/** A booking as it lies in a lane; it may have begun before the lane's day or go on after it. */
export interface LaneBooking extends CalendarBooking {
  deskId: string;
  span: Span;
}

/** One line of the calendar: a desk on a local day of its branch. */
export interface Lane {
  id: string;
  deskId: string;
  deskName: string;
  date: string;
  zone: string;
  isActive: boolean;
  /** 23 or 25 hours where the clocks change. */
  day: Span;
  /** When the branch is open then; null where its hours are not known. */
  open: readonly Span[] | null;
  bookings: readonly LaneBooking[];
  /** Time that is held for visitors whose codes are on their way. */
  holds: readonly Span[];
  /** What bookings used there before they were moved away. */
  stays: readonly LaneStay[];
}

/** A stay as it lies in a lane. */
export interface LaneStay extends DeskStay {
  span: Span;
}

export const spanOf = ({ startAt, endAt }: { startAt: Date | string; endAt: Date | string }): Span => ({
  from: new Date(startAt).getTime(),
  to: new Date(endAt).getTime(),
});

/**
 * A calendar's lines, desk by desk and in each day by day.
 * @param branch its week and closures; undefined where the person may not read it
 */
export function lanesOf(
  { desks, timezone }: BookingCalendar,
  branch: Pick<Branch, "timings" | "closures"> | undefined,
): Lane[] {
  const days = new Map(
    desks[0]?.days.map(({ date }) => [
      date,
      {
        day: spanOf(dayRange(date, timezone)),
        open: branch ? openIntervals({ ...branch, timezone }, date).map(spanOf) : null,
      },
    ]),
  );
  return desks.flatMap(({ deskId, deskName, zone, isActive, days: ofDesk }) =>
    ofDesk.flatMap(({ date, bookings, holds = [], stays = [] }) => {
      const hours = days.get(date);
      if (!hours) return [];
      const placed = bookings.map((booking) => ({ ...booking, deskId, span: spanOf(booking) }));
      const lane = { id: `${deskId} ${date}`, deskId, deskName, date, zone, isActive, ...hours };
      const used = stays.map((stay) => ({ ...stay, span: spanOf(stay) }));
      return [{ ...lane, bookings: placed, holds: holds.map(spanOf), stays: used }];
    }),
  );
}

/** The calendar as it is once a booking has another time or desk. */
export function withMoved(
  calendar: BookingCalendar,
  bookingId: string,
  to: Pick<CalendarBooking, "startAt" | "endAt"> & { deskId: string },
): BookingCalendar {
  const all = calendar.desks.flatMap(({ days }) => days.flatMap(({ bookings }) => bookings));
  const booking = all.find(({ _id }) => _id === bookingId);
  if (!booking) return calendar;
  const { deskId, startAt, endAt } = to;
  const moved = { ...booking, startAt, endAt };
  const span = spanOf(moved);
  return {
    ...calendar,
    desks: calendar.desks.map((desk) => ({
      ...desk,
      days: desk.days.map((day) => {
        const others = day.bookings.filter(({ _id }) => _id !== bookingId);
        const { from, to: until } = spanOf(dayRange(day.date, calendar.timezone));
        const isHere = desk.deskId === deskId && span.from < until && span.to > from;
        if (!isHere) return others.length === day.bookings.length ? day : { ...day, bookings: others };
        return { ...day, bookings: [...others, moved].sort((one, other) => (one.startAt < other.startAt ? -1 : 1)) };
      }),
    })),
  };
}
