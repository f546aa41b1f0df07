import type { Booking, ReasonedRefund, RefundBooking } from "@carrel/sdk/schemas";
import type * as z from "zod";
import type { Context } from "../../context";
import type { Row } from "../../database/schema";
import { holds, lacking } from "../../pipeline/permission";
import { recordBookingPayment } from "../desks/record-payment";
import { checkPaid } from "./owed";
import { lockBooking } from "./queries";
import { auditedBooking, bookingRecord } from "./record";

const REFUNDS = "payments.refund";

/** @throws Failure 403 `forbidden` for whoever may give nothing back */
export function requireRefunds({ actor }: Pick<Context, "actor">): void {
  if (!holds(actor, REFUNDS)) throw lacking(REFUNDS, actor);
}

/**
 * Gives back what was paid for a booking, or a part of it.
 * @param booking locked, as it stands
 * @returns it as it stands then
 * @throws Failure 409 `refund_exceeds`
 */
export async function giveBack(
  context: Context,
  booking: Row<"bookings">,
  { method = "cash", ...refund }: z.output<typeof ReasonedRefund>,
): Promise<Row<"bookings">> {
  const { code, currency, feePlanId, startAt, endAt } = booking;
  checkPaid({ what: `booking ${code}`, ...booking }, refund.amount);
  const period = { startAt, endAt };
  return recordBookingPayment(context, { ...refund, method, booking, kind: "refund", currency, feePlanId, period });
}

/** Gives money back that was paid for a booking, whatever its status. */
export async function refundBooking(context: Context<z.output<typeof RefundBooking>>): Promise<Booking> {
  const { id, ...refund } = context.input;
  const before = await lockBooking(context, id);
  const booking = await giveBack(context, before, refund);
  const { amount, method = "cash", reference = "", reason } = refund;
  context.audit({
    recordId: id,
    before: auditedBooking(before),
    after: { ...auditedBooking(booking), refund: { amount, method, reference, reason } },
  });
  return bookingRecord(booking, before.deskName);
}
