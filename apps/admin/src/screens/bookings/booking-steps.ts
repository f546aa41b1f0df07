import type { Booking, BookingStatus } from "@carrel/sdk";

/** A booking's next states: none once it is cancelled. */
const STEPS: Readonly<Record<BookingStatus, readonly BookingStatus[]>> = {
  PENDING: ["CONFIRMED", "CANCELLED"],
  CONFIRMED: ["CANCELLED"],
  CANCELLED: [],
};

/** Until when one that waits holds its place: until it starts, or until it ends where it had begun as it was made. */
const heldUntil = ({ holdUntil, startAt, endAt, createdAt }: Booking) =>
  holdUntil ?? (startAt > createdAt ? startAt : endAt);

/** Whether a booking waited too long: it holds nothing any more and can be cancelled only. */
export const hasLapsed = (booking: Booking, now: number) =>
  booking.status === "PENDING" && Date.parse(heldUntil(booking)) <= now;

/** The states that a booking can be brought to. */
export const stepsOf = (booking: Booking, now: number): readonly BookingStatus[] =>
  STEPS[booking.status].filter((step) => step !== "CONFIRMED" || !hasLapsed(booking, now));

/** Why a booking can't be brought to a state, as a sentence; undefined where it can. */
export function refusal(booking: Booking, step: BookingStatus, now: number): string | undefined {
  if (stepsOf(booking, now).includes(step)) return undefined;
  if (booking.status === "CANCELLED") return "Is cancelled already";
  if (booking.status === step) return "Is confirmed already";
  return "Was not confirmed in time, so it no longer holds its place";
}
