import { moveSlot } from "../../database/book-slot";
import type { Row } from "../../database/schema";
import { tellVisitor } from "../bookings/tell-visitor";
import { findDesk } from "../desks/queries";
import { findShift } from "../shifts/queries";
import { cancelVisits } from "./cancel-visits";
import { customerOf } from "./move-seat";
import { bookingsAhead, cutFreezes, type NamedMembership } from "./queries";
import type { Selling } from "./sale";
import { tellMember } from "./tell-member";

/** Takes back what of a membership's visits lies beyond an instant, and tells who was to come. */
async function endVisits(
  context: Selling,
  { branch, visits, endAt }: { branch: Row<"branches">; visits: readonly Row<"bookings">[]; endAt: Date },
): Promise<void> {
  for (const visit of visits.filter((one) => one.endAt > endAt)) {
    const { bookingId, deskId, startAt } = visit;
    if (startAt >= endAt) {
      await cancelVisits(context, branch, [visit]);
      continue;
    }
    const { name: deskName } = await findDesk(context, deskId);
    const result = await moveSlot(context.db, { bookingId, deskId, startAt, endAt }, context.now);
    if ("moved" in result) await tellVisitor(context, { branch, deskName, booking: result.moved, isMoved: true });
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
