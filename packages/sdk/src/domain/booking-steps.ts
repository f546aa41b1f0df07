import type { Booking, BookingStatus } from "../schemas/booking";
import { type HoldState, isHeld } from "./hold";

/** The steps of a booking: CANCELLED is final. */
export const BOOKING_TRANSITIONS: Readonly<Record<BookingStatus, readonly BookingStatus[]>> = {
  PENDING: ["CONFIRMED", "CANCELLED"],
  CONFIRMED: ["CANCELLED"],
  CANCELLED: [],
};

/** A booking as a reply gives it, read for the rules of holds. */
export const holdStateOf = (
  booking: Pick<Booking, "status" | "startAt" | "endAt" | "createdAt" | "holdUntil">,
): HoldState => ({
  status: booking.status,
  holdUntil: booking.holdUntil === null ? null : new Date(booking.holdUntil),
  period: { startAt: new Date(booking.startAt), endAt: new Date(booking.endAt) },
  madeAt: new Date(booking.createdAt),
});

/**
 * The statuses that a booking can be brought to. One that waited too long holds nothing any more: it can be cancelled only.
 * @example nextBookingStatuses(holdStateOf(booking), new Date())
 */
export const nextBookingStatuses = (booking: HoldState, now: Date): BookingStatus[] =>
  BOOKING_TRANSITIONS[booking.status].filter((next) => next !== "CONFIRMED" || isHeld(booking, now));

/**
 * The statuses from which a booking comes to another.
 * @example bookingStatusesBefore("CANCELLED") // ["PENDING", "CONFIRMED"]
 */
export const bookingStatusesBefore = (next: BookingStatus): BookingStatus[] =>
  (Object.keys(BOOKING_TRANSITIONS) as BookingStatus[]).filter((status) => BOOKING_TRANSITIONS[status].includes(next));
