import type { Booking } from "../schemas/booking";

/**
 * Whether a booking that names no membership begins one, a seat's: a customer's confirmed days at a desk, on a plan (decisions 6 and 62).
 * `assigns` of migration 0091 says the same.
 */
export const isAssignment = (booking: Pick<Booking, "status" | "type" | "customerId" | "feePlanId">): boolean =>
  booking.status === "CONFIRMED" &&
  booking.type === "DAILY" &&
  booking.customerId !== null &&
  booking.feePlanId !== null;
