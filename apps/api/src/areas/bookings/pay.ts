import { dueOf, heldUntil } from "@carrel/sdk/domain";
import type { Booking, PayBooking } from "@carrel/sdk/schemas";
import type * as z from "zod";
import type { Context } from "../../context";
import type { Row } from "../../database/schema";
import { conflict } from "../../failure";
import { recordBookingPayment } from "../desks/record-payment";
import { holdOf } from "./live-bookings";
import { checkDue } from "./owed";
import { lockBooking } from "./queries";
import { auditedBooking, bookingRecord } from "./record";

/** Why nothing is taken for a booking as it stands; null where it is. */
export function notPayable(booking: Row<"bookings">, now: Date): string | null {
  if (booking.status === "CANCELLED") return "is cancelled";
  if (booking.status === "PENDING" && heldUntil(holdOf(booking)) <= now) return "was not confirmed in time";
  return null;
}

/**
 * Writes down what was taken for a booking.
 * @param booking locked, as it stands
 * @returns it as it stands then
 */
export const takePayment = (
  context: Context,
  booking: Row<"bookings">,
  payment: Pick<z.output<typeof PayBooking>, "amount" | "method" | "reference">,
): Promise<Row<"bookings">> => {
  const { membershipId, feePlanId, currency, startAt, endAt } = booking;
  const kind = membershipId === null ? "booking" : "assignment";
  return recordBookingPayment(context, { ...payment, booking, kind, feePlanId, currency, period: { startAt, endAt } });
};

/** Takes money for a booking: all that is due, or a part. */
export async function payBooking(context: Context<z.output<typeof PayBooking>>): Promise<Booking> {
  const { id, amount, method, reference } = context.input;
  const before = await lockBooking(context, id);
  const refused = notPayable(before, context.now);
  if (refused) throw conflict("booking_transition", `Booking ${before.code} ${refused}, so it can't be paid.`);
  checkDue({ what: `booking ${before.code}`, ...before }, dueOf(bookingRecord(before, "")), amount);
  const booking = await takePayment(context, before, { amount, method, reference });
  context.audit({
    recordId: id,
    before: auditedBooking(before),
    after: { ...auditedBooking(booking), payment: { amount, method, reference: reference ?? "" } },
  });
  return bookingRecord(booking, before.deskName);
}
