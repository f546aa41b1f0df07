import type { Booking, UnassignUser } from "@carrel/sdk/schemas";
import type { Context } from "../../context";
import { moveSlot } from "../../database/book-slot";
import type { Row } from "../../database/schema";
import { changeStatus } from "../bookings/queries";
import { auditedBooking, bookingRecord } from "../bookings/record";
import { tellVisitor } from "../bookings/tell-visitor";
import { type Assignment, currentAssignment, deskUnassigned, lockDesks, startOfMinute } from "./assignments";
import { findPlace } from "./queries";

/** Ends an assignment with the start of this minute, or now if it began in it; one of no length at all is cancelled. */
async function endNow(
  context: Pick<Context, "db" | "orgId" | "now" | "announce">,
  { bookingId, deskId, startAt }: Assignment,
): Promise<Row<"bookings"> | undefined> {
  const { db, now } = context;
  if (startAt >= now) return changeStatus(context, { bookingId, status: "CANCELLED" });
  const minute = startOfMinute(now);
  const endAt = minute > startAt ? minute : now;
  const result = await moveSlot(db, { bookingId, deskId, startAt, endAt }, now);
  return "moved" in result ? result.moved : undefined;
}

/** Ends the assignment of a desk now; its booking keeps the time that was used. */
export async function unassignUser(context: Context<UnassignUser>): Promise<Booking> {
  const { desk, branch } = await findPlace(context, context.input.deskId);
  await lockDesks(context, [desk.deskId]);
  const before = await currentAssignment(context, desk.deskId);
  const booking = before && (await endNow(context, before));
  // Cancelled between the two: nobody has the desk then either.
  if (!booking) throw deskUnassigned(context, desk);
  await tellVisitor(context, { branch, deskName: desk.name, booking, isMoved: true });
  context.audit({ recordId: booking.bookingId, before: auditedBooking(before), after: auditedBooking(booking) });
  return bookingRecord(booking, desk.name);
}
