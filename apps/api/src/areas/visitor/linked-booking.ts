import { payableOf } from "@carrel/sdk/domain";
import type { ByBookingToken, LinkedBooking, UpiPayment } from "@carrel/sdk/schemas";
import { linkedSince } from "../../codes/booking-links";
import type { Context } from "../../context";
import type { Tenant } from "../../database/port";
import { notFound } from "../../failure";
import { bookingsWithDesk } from "../bookings/queries";
import { placeRecord } from "../branches/record";
import { visitedMembership } from "../memberships/own-rights";
import { paymentLinkOf } from "../organisation/payment-link";
import { organisationRecord } from "../organisation/public-record";
import { upiFor } from "../organisation/record";
import { tenantOf } from "../tenant";
import { cancelForVisitor } from "./cancel-booking";
import { type PlacedBooking, withBranches } from "./queries";
import { visitorBookingRecord } from "./record";

/** How what is due for a booking can be paid by UPI now; null where nothing is, or it can't. */
export function upiPayment(
  organisation: Tenant,
  booking: Parameters<typeof payableOf>[0] & { code: string; currency: string },
  now: Date,
): UpiPayment | null {
  const amount = payableOf(booking, now);
  const payee = amount > 0 ? upiFor(organisation, booking.currency) : null;
  return payee && { amount, payee, paymentLink: paymentLinkOf(payee, { amount, note: booking.code }) };
}

export async function linkedRecord(context: Context, placed: PlacedBooking): Promise<LinkedBooking> {
  const organisation = tenantOf(context);
  const { visitor, ...record } = visitorBookingRecord(organisation, placed, context.now);
  return {
    ...record,
    visitorName: visitor.name,
    organisation: organisationRecord(organisation),
    branch: placeRecord(placed.branch),
    membership: await visitedMembership(context, placed.booking),
    upi: upiPayment(organisation, record, context.now),
  };
}

/** @throws Failure 404 for what leads to no booking, or to one that was over long ago */
export async function placedBy(context: Context<ByBookingToken>): Promise<PlacedBooking> {
  const { orgId } = tenantOf(context);
  const linked = await context.bookingLinks.read(context.input.token);
  const booking =
    linked?.orgId === orgId
      ? await bookingsWithDesk(context)
          .where("bookings.bookingId", "=", linked.bookingId)
          .where("bookings.endAt", ">", linkedSince(context.now))
          .executeTakeFirst()
      : undefined;
  const [placed] = await withBranches(context, booking ? [booking] : []);
  if (!placed) throw notFound("Booking");
  return placed;
}

/** The booking that a mail's link leads to. */
export const linkedBooking = async (context: Context<ByBookingToken>): Promise<LinkedBooking> =>
  linkedRecord(context, await placedBy(context));

/**
 * Cancels the booking that a mail's link leads to: who has the link has the mail.
 * @throws Failure 404; 409 as `cancelForVisitor`
 */
export const cancelLinkedBooking = async (context: Context<ByBookingToken>): Promise<LinkedBooking> =>
  linkedRecord(context, await cancelForVisitor(context, await placedBy(context)));
