import { moveSlot } from "../../database/book-slot";
import type { Row } from "../../database/schema";
import { changeStatus } from "../bookings/queries";
import { tellVisitor } from "../bookings/tell-visitor";
import { findDesk } from "../desks/queries";
import { findShift } from "../shifts/queries";
import { customerOf } from "./move-seat";
import { bookingsAhead, cutFreezes, type NamedMembership } from "./queries";
import type { Selling } from "./sale";
import { tellMember } from "./tell-member";

/** Takes back what of a membership's visits lies beyond an instant, and tells who was to come. */
async function endVisits(
  context: Selling,
  { branch, visits, endAt }: { branch: Row<"branches">; visits: readonly Row<"bookings">[]; endAt: Date },
): Promise<void> {
  for (const { bookingId, deskId, startAt, endAt: until } of visits) {
    if (until <= endAt) continue;
    const { name: deskName } = await findDesk(context, deskId);
    if (startAt >= endAt) {
      const booking = await changeStatus(context, { bookingId, status: "CANCELLED" });
      if (booking) await tellVisitor(context, { branch, deskName, booking });
    } else {
      const result = await moveSlot(context.db, { bookingId, deskId, startAt, endAt }, context.now);
      if ("moved" in result) await tellVisitor(context, { branch, deskName, booking: result.moved, isMoved: true });
    }
  }
}

/**
 * Ends a floating place or a pass at an instant before its end, and tells its member; one that has not begun then is cancelled. Visits
 * that lie beyond are taken back, and freezes with them. `lockMembership` comes first.
 */
export async function endPlaceless(
  context: Selling,
  { membership, branch, endAt }: { membership: NamedMembership; branch: Row<"branches">; endAt: Date },
): Promise<Row<"memberships">> {
  const { db, orgId, now } = context;
  const { membershipId, startAt, shiftId } = membership;
  await endVisits(context, { branch, visits: await bookingsAhead(context, membershipId), endAt });
  const ended = await db
    .updateTable("memberships")
    .set(startAt < endAt ? { endAt, updatedAt: now } : { status: "CANCELLED", cancelledAt: now, updatedAt: now })
    .where("orgId", "=", orgId)
    .where("membershipId", "=", membershipId)
    .returningAll()
    .executeTakeFirstOrThrow();
  await cutFreezes(context, ended);
  const customer = await customerOf(context, membership.customerId);
  const shift = shiftId === null ? null : await findShift(context, shiftId);
  if (customer)
    await tellMember(context, { told: "ended", branch, customer, membership: ended, deskName: null, shift });
  return ended;
}
