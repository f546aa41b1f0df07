import type { Booking } from "../schemas/booking";

/** What of a booking says how its money stands. */
export type PricedBooking = Pick<Booking, "status" | "amount" | "paid">;

/**
 * What is still to be paid for a booking, in minor units: nothing of one that is cancelled, or whose server doesn't say what was paid. A
 * membership that was taken over, paid elsewhere, costs nothing here (decision 52), so that nothing is due.
 * @example dueOf({ status: "CONFIRMED", amount: 50_000, paid: 20_000 }) // 30_000
 */
export const dueOf = ({ status, amount, paid = amount }: PricedBooking): number =>
  status === "CANCELLED" ? 0 : Math.max(amount - paid, 0);

/**
 * What was paid for a booking beyond what it costs, in minor units: of one that is cancelled all of it.
 * @example overpaidOf({ status: "CANCELLED", amount: 50_000, paid: 20_000 }) // 20_000
 */
export const overpaidOf = ({ status, amount, paid = 0 }: PricedBooking): number =>
  status === "CANCELLED" ? paid : Math.max(paid - amount, 0);
