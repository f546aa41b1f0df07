import type { Booking } from "../schemas/booking";

/**
 * Whether a booking is an assignment: a customer's confirmed days at a desk, on a plan (decision 6). The server's SQL says the
 * same (`is-assigned.ts`).
 */
export const isAssignment = (booking: Pick<Booking, "status" | "type" | "customerId" | "feePlanId">): boolean =>
  booking.status === "CONFIRMED" &&
  booking.type === "DAILY" &&
  booking.customerId !== null &&
  booking.feePlanId !== null;
