import { formatMoney } from "@carrel/sdk/domain";
import type { Booking, PaymentMethod, RefundBooking } from "@carrel/sdk/schemas";
import type * as z from "zod";
import type { Context } from "../../context";
import type { Row } from "../../database/schema";
import { conflict } from "../../failure";
import { holds, lacking } from "../../pipeline/permission";
import { recordBookingPayment } from "../desks/record-payment";
import { lockBooking } from "./queries";
import { auditedBooking, bookingRecord } from "./record";

const REFUNDS = "payments.refund";

/** @throws Failure 403 `forbidden` for whoever may give nothing back */
export function requireRefunds({ actor }: Pick<Context, "actor">): void {
  if (!holds(actor, REFUNDS)) throw lacking(REFUNDS, actor);
}

interface Refund {
  /** In the minor unit of the booking's currency. */
  amount: number;
  /** Cash when left out. */
  method?: PaymentMethod | undefined;
  reference?: string | undefined;
  reason: string;
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
  { amount, ...how }: Refund,
): Promise<Row<"bookings">> {
  const { code, currency, feePlanId, startAt, endAt } = booking;
  const paid = booking.paid ?? 0;
  if (amount > paid) {
    const message =
      paid > 0
        ? `Only ${formatMoney(paid, currency)} was paid for booking ${code}. Give back no more than that.`
        : `Nothing was paid for booking ${code}, so nothing can be given back.`;
    throw conflict("refund_exceeds", message, { paid });
  }
  const period = { startAt, endAt };
  return recordBookingPayment(context, { ...how, booking, kind: "refund", amount, currency, feePlanId, period });
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
