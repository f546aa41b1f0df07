import type { Booking } from "../schemas/booking";
import type { Charge } from "../schemas/charge";
import type { Membership } from "../schemas/membership";
import { holdStateOf } from "./booking-steps";
import { isHeld } from "./hold";

/** What of a booking, a membership or a charge says how its money stands. */
export type Priced = Pick<Booking | Membership | Charge, "amount" | "paid" | "writtenOff"> &
  (Pick<Booking, "status"> | Pick<Membership | Charge, "state">);

const isCancelled = (priced: Priced) =>
  "state" in priced ? priced.state === "cancelled" : priced.status === "CANCELLED";

/**
 * What is still to be paid for a booking, a membership or a charge, in minor units: nothing of one that is cancelled, or whose server doesn't say what
 * was paid. What was written off is not asked for. A membership that was taken over, paid elsewhere, costs nothing here (decision 52), so that nothing is due.
 * @example dueOf({ status: "CONFIRMED", amount: 50_000, paid: 20_000 }) // 30_000
 */
export const dueOf = (priced: Priced): number => {
  const { amount, paid = amount, writtenOff = 0 } = priced;
  return isCancelled(priced) ? 0 : Math.max(amount - paid - writtenOff, 0);
};

/**
 * What can be taken for a booking now, in minor units: nothing of one that waited too long, or that waits with a pass that it asks for, which is
 * paid as it is confirmed.
 * @example payableOf(booking, new Date()) // 30_000
 */
export const payableOf = (
  booking: Parameters<typeof holdStateOf>[0] & Pick<Booking, "amount" | "paid" | "pass">,
  now: Date,
): number =>
  isHeld(holdStateOf(booking), now) && !(booking.status === "PENDING" && booking.pass) ? dueOf(booking) : 0;

/** Whether a booking's visitor says that he has paid, and nobody has answered him. */
export const isClaimed = ({ claim }: Pick<Booking, "claim">): boolean => claim?.answer === null;

/** Whether a booking's visitor may say that he has paid: not while an answer waits, nor once nothing was found of what he said. */
export const mayClaim = ({ claim }: Pick<Booking, "claim">): boolean =>
  !claim || (claim.answer !== null && claim.answer !== "refused");

/**
 * What was paid for a booking, a membership or a charge beyond what it costs, in minor units: of one that is cancelled all of it.
 * @example overpaidOf({ state: "cancelled", amount: 50_000, paid: 20_000 }) // 20_000
 */
export const overpaidOf = (priced: Priced): number => {
  const { amount, paid = 0 } = priced;
  return isCancelled(priced) ? paid : Math.max(paid - amount, 0);
};
