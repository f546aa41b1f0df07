import type { BookingCalendar } from "@carrel/sdk";
import type { Period } from "@carrel/sdk/domain";
import type { Span } from "@carrel/ui/timeline";
import { spanOf } from "../calendar/lane";

export type Seat = BookingCalendar["desks"][number];

/** What takes a seat's time in its days: booked, held for visitors, or used by what was moved since. */
const takenOf = ({ days }: Seat): Span[] =>
  days.flatMap(({ bookings, holds = [], stays = [] }) => [...bookings, ...holds, ...stays].map(spanOf));

/** Whether nothing of a period is taken at a seat that is in service. */
export function isFree(seat: Seat, period: Period): boolean {
  const wanted = spanOf(period);
  return seat.isActive && takenOf(seat).every(({ from, to }) => from >= wanted.to || to <= wanted.from);
}

/**
 * The parts of a day's hours that are free at a seat, in order.
 * @param hours in order, as `openIntervals` gives them
 */
export function freeTimes(seat: Seat, hours: readonly Period[]): Span[] {
  const taken = takenOf(seat).sort((one, other) => one.from - other.from);
  return hours.map(spanOf).flatMap((open) => {
    const free: Span[] = [];
    let from = open.from;
    for (const other of taken) {
      if (other.from > from && from < open.to) free.push({ from, to: Math.min(other.from, open.to) });
      from = Math.max(from, other.to);
    }
    return from < open.to ? [...free, { from, to: open.to }] : free;
  });
}
