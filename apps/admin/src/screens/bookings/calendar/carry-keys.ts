import type { Lane } from "./lane";
import { carried, type Grid, nextLine, type Place, pulled } from "./placing";
import type { Carry } from "./use-carry";

const ACROSS: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 };
const DOWN: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

interface Key {
  key: string;
  shiftKey: boolean;
}

/**
 * Where a key brings the booking that is held: a line of the grid on or back, with Shift its end alone, or another lane.
 * @returns null for a key that brings it nowhere
 */
export function placeByKey({ key, shiftKey }: Key, carry: Carry, lanes: readonly Lane[], grid: Grid): Place | null {
  const { lane, span } = carry.place;
  const booking = { ...carry.booking, span };
  const across = ACROSS[key];
  if (across && booking.type === "HOURLY") {
    if (shiftKey)
      return pulled(booking, lane, "end", nextLine(span.to, lane, across, grid.slotMinutes) - span.to, grid);
    return carried(booking, lane, lane, nextLine(span.from, lane, across, grid.slotMinutes) - span.from, grid);
  }
  const down = DOWN[key];
  const next = down && lanes[lanes.findIndex(({ id }) => id === lane.id) + down];
  return next ? carried(booking, lane, next, 0, grid) : null;
}

interface Stop {
  laneId: string;
  bookingId: string;
}

/**
 * The booking that a key leads to: beside it in its lane, or the nearest in time in the next lane that has any.
 * @returns null for a key that leads nowhere
 */
export function stopByKey(key: string, { laneId, bookingId }: Stop, lanes: readonly Lane[]): Stop | null {
  const place = lanes.findIndex(({ id }) => id === laneId);
  const bookings = lanes[place]?.bookings ?? [];
  const index = bookings.findIndex(({ _id }) => _id === bookingId);
  const here = bookings[index];
  if (!here) return null;
  const inLane = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: bookings.length - 1 }[key];
  if (inLane !== undefined) {
    const beside = bookings[inLane];
    return beside ? { laneId, bookingId: beside._id } : null;
  }
  const down = DOWN[key];
  if (!down) return null;
  for (let at = place + down; at >= 0 && at < lanes.length; at += down) {
    const lane = lanes[at];
    const [first, ...rest] = lane?.bookings ?? [];
    if (!lane || !first) continue;
    const from = here.span.from - (lanes[place]?.day.from ?? 0);
    const away = (booking: typeof first) => Math.abs(booking.span.from - lane.day.from - from);
    const nearest = rest.reduce((best, other) => (away(other) < away(best) ? other : best), first);
    return { laneId: lane.id, bookingId: nearest._id };
  }
  return null;
}
