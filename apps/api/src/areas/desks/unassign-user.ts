import type { Booking, UnassignUser } from "@carrel/sdk/schemas";
import type { Context } from "../../context";
import { auditedBooking, bookingRecord } from "../bookings/record";
import { endOfNow } from "../memberships/end";
import { endSeat } from "../memberships/end-seat";
import { membershipsOfDesk, oneOf } from "../memberships/of-desk";
import { lockMembership } from "../memberships/queries";
import { deskUnassigned, lockDesks } from "./assignments";
import { holdPlace } from "./queries";

/** Ends the assignment of a desk now; its booking keeps the time that was used. Of a shift, what lies ahead is taken away. */
export async function unassignUser(context: Context<UnassignUser>): Promise<Booking> {
  const { deskId, shiftId } = context.input;
  const { desk, branch } = await holdPlace(context, deskId);
  await lockDesks(context, [desk.deskId]);
  const found = oneOf(context, await membershipsOfDesk(context, { deskId, shiftId }), "current");
  if (!found) throw deskUnassigned(context, desk);
  const membership = await lockMembership(context, found.membershipId);
  const { booking, before } = await endSeat(context, { membership, branch, endAt: endOfNow(membership, context.now) });
  context.audit({ recordId: booking.bookingId, before: auditedBooking(before), after: auditedBooking(booking) });
  return bookingRecord(booking, desk.name);
}
