import type { Booking, BookingStatus } from "@carrel/sdk";
import { holdStateOf, isClaimed, isHeld, nextBookingStatuses } from "@carrel/sdk/domain";

/** Whether a booking waited too long: it holds nothing any more and can be cancelled only. */
export const hasLapsed = (booking: Booking, now: number) =>
  booking.status === "PENDING" && !isHeld(holdStateOf(booking), new Date(now));

/** The states that a booking can be brought to. */
export const stepsOf = (booking: Booking, now: number): readonly BookingStatus[] =>
  nextBookingStatuses(holdStateOf(booking), new Date(now));

/** Why a booking can't be brought to a state, as a sentence; undefined where it can. */
export function refusal(booking: Booking, step: BookingStatus, now: number): string | undefined {
  if (stepsOf(booking, now).includes(step)) {
    return step === "CONFIRMED" && isClaimed(booking)
      ? "Is said to be paid: look for the payment and answer it first"
      : undefined;
  }
  if (booking.status === "CANCELLED") return "Is cancelled already";
  if (booking.status === step) return "Is confirmed already";
  return "Was not confirmed in time, so it no longer holds its place";
}
