import type { Booking, UnassignUser } from "@carrel/sdk/schemas";
import type * as z from "zod";
import type { Context } from "../../context";
import { requireRefunds } from "../bookings/give-back";
import { findBooking } from "../bookings/queries";
import { auditedBooking, bookingRecord } from "../bookings/record";
import { endEarly } from "../memberships/early-end";
import { endOfNow } from "../memberships/end";
import { endSeat } from "../memberships/end-seat";
import { giveBackRest } from "../memberships/membership-money";
import { membershipsOfDesk, oneOf } from "../memberships/of-desk";
import { lockMembership } from "../memberships/queries";
import { deskUnassigned, lockDesks } from "./assignments";
import { holdPlace } from "./queries";

/**
 * Ends the assignment of a desk now, and gives back what is asked of what was paid for it; its booking keeps the time that was used. Of a
 * shift, what lies ahead is taken away.
 */
export async function unassignUser(context: Context<z.output<typeof UnassignUser>>): Promise<Booking> {
  const { deskId, shiftId, refund } = context.input;
  if (refund) requireRefunds(context);
  const { desk, branch } = await holdPlace(context, deskId);
  await lockDesks(context, [desk.deskId]);
  const found = oneOf(context, await membershipsOfDesk(context, { deskId, shiftId }), "current");
  if (!found) throw deskUnassigned(context, desk);
  const membership = await lockMembership(context, found.membershipId);
  const endAt = endOfNow(membership, context.now);
  const ended = await endEarly(context, membership, () => endSeat(context, { membership, branch, endAt }));
  if (refund) await giveBackRest(context, membership.membershipId, refund);
  const booking = refund ? await findBooking(context, ended.booking.bookingId) : ended.booking;
  context.audit({
    recordId: booking.bookingId,
    before: auditedBooking(ended.before),
    after: { ...auditedBooking(booking), ...(refund && { refund }) },
  });
  return bookingRecord(booking, desk.name);
}
