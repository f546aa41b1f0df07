import { formatPeriod } from "@carrel/sdk/domain";
import type { ById, VisitorBooking } from "@carrel/sdk/schemas";
import type { Context } from "../../context";
import { conflict } from "../../failure";
import { bookingMail } from "../../mails/booking-mail";
import { changeStatus } from "../bookings/queries";
import { auditedBooking } from "../bookings/record";
import { tenantOf } from "../tenant";
import { findOwnBooking } from "./queries";
import { lastCancellation, visitorBookingRecord } from "./record";
import { visitorOf } from "./visitor";

/**
 * Cancels one of the visitor's own bookings, and tells him by mail.
 * @throws Failure 404, 409 `cancel_too_late`, or 409 `booking_transition` for one that is cancelled already
 */
export async function cancelBooking(context: Context<ById>): Promise<VisitorBooking> {
  const { now, input } = context;
  const organisation = tenantOf(context);
  const visitor = visitorOf(context);
  const { booking: before, branch } = await findOwnBooking(context, visitor, input.id);
  const { deskName } = before;
  if (before.status !== "CANCELLED" && lastCancellation(organisation, before) < now) {
    const when = formatPeriod(before.startAt, before.endAt, branch.timezone);
    throw conflict("cancel_too_late", `Your booking of ${when} can't be cancelled any more. Ask at the front desk.`);
  }
  const booking = await changeStatus(context, { bookingId: input.id, status: "CANCELLED" });
  if (!booking) throw conflict("booking_transition", `Booking ${before.code} is cancelled already.`);
  context.audit({ recordId: booking.bookingId, before: auditedBooking(before), after: auditedBooking(booking) });
  await context.sendMail({ to: visitor.email, ...bookingMail("reader", { organisation, branch, deskName, booking }) });
  return visitorBookingRecord(organisation, { booking: { ...booking, deskName }, branch }, now);
}
