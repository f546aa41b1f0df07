import type { Context } from "../../context";
import { moveSlot } from "../../database/book-slot";
import type { Row } from "../../database/schema";
import { changeStatus } from "../bookings/queries";
import { tellVisitor } from "../bookings/tell-visitor";
import { findDesk } from "../desks/queries";
import { bookingsAhead, type NamedMembership } from "./queries";

type Ending = Pick<
  Context,
  "db" | "orgId" | "now" | "organisation" | "announce" | "sendMail" | "bookingLinks" | "request"
>;

/** Takes back what of a membership's visits lies beyond an instant, and tells who was to come. */
async function endVisits(
  context: Ending,
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
 * Ends a floating place or a pass at an instant before its end; one that has not begun then is cancelled. Visits that
 * lie beyond are taken back. `lockMembership` comes first.
 */
export async function endPlaceless(
  context: Ending,
  { membership, branch, endAt }: { membership: NamedMembership; branch: Row<"branches">; endAt: Date },
): Promise<Row<"memberships">> {
  const { db, orgId, now } = context;
  const { membershipId, startAt } = membership;
  await endVisits(context, { branch, visits: await bookingsAhead(context, membershipId), endAt });
  return db
    .updateTable("memberships")
    .set(startAt < endAt ? { endAt, updatedAt: now } : { status: "CANCELLED", cancelledAt: now, updatedAt: now })
    .where("orgId", "=", orgId)
    .where("membershipId", "=", membershipId)
    .returningAll()
    .executeTakeFirstOrThrow();
}
