import { formatPeriod } from "@carrel/sdk/domain";
import type { ById, VisitorBooking } from "@carrel/sdk/schemas";
import type { Context } from "../../context";
import type { Tenant } from "../../database/port";
import { conflict, type Failure } from "../../failure";
import { changeStatus } from "../bookings/queries";
import { auditedBooking } from "../bookings/record";
import { tellVisitor } from "../bookings/tell-visitor";
import { tenantOf } from "../tenant";
import { findOwnBooking, type PlacedBooking } from "./queries";
import { lastCancellation, visitorBookingRecord } from "./record";
import { visitorOf } from "./visitor";

const cancelledAlready = ({ code }: PlacedBooking["booking"]): Failure =>
  conflict("booking_transition", `Booking ${code} is cancelled already.`);

/** Checks that a visitor may cancel a booking. @throws Failure 409 `cancel_too_late` or `booking_transition` */
export function checkCancellable(organisation: Tenant, { booking, branch }: PlacedBooking, now: Date): void {
  if (booking.status === "CANCELLED") throw cancelledAlready(booking);
  if (lastCancellation(organisation, booking) >= now) return;
  const when = formatPeriod(booking.startAt, booking.endAt, branch.timezone);
  throw conflict("cancel_too_late", `Your booking of ${when} can't be cancelled any more. Ask at the front desk.`);
}

/**
 * Cancels a booking as its visitor may, and tells him by mail.
 * @param to his address; left out: the one that the booking was made with, if any
 * @throws Failure 409 `cancel_too_late`, or 409 `booking_transition` for one that is cancelled already
 */
export async function cancelForVisitor(
  context: Context,
  { booking: before, branch }: PlacedBooking,
  to?: string,
): Promise<PlacedBooking> {
  checkCancellable(tenantOf(context), { booking: before, branch }, context.now);
  const { bookingId, deskName } = before;
  const booking = await changeStatus(context, { bookingId, status: "CANCELLED" });
  // Of two who cancel it at once the second finds it cancelled.
  if (!booking) throw cancelledAlready(before);
  context.audit({ recordId: bookingId, before: auditedBooking(before), after: auditedBooking(booking) });
  await tellVisitor(context, { branch, deskName, booking, ...(to && { to }) }, "reader");
  return { booking: { ...before, ...booking, deskName }, branch };
}

/**
 * Cancels one of the visitor's own bookings.
 * @throws Failure 404; 409 as `cancelForVisitor`
 */
export async function cancelBooking(context: Context<ById>): Promise<VisitorBooking> {
  const visitor = visitorOf(context);
  const placed = await findOwnBooking(context, visitor, context.input.id);
  const cancelled = await cancelForVisitor(context, placed, visitor.email);
  return visitorBookingRecord(tenantOf(context), cancelled, context.now);
}
