import { moveSlot } from "../../database/book-slot";
import { constant } from "../../database/constant";
import type { Row } from "../../database/schema";
import { conflict } from "../../failure";
import { cancelBookings } from "../bookings/cancel-bookings";
import { tellVisitor } from "../bookings/tell-visitor";
import { findDesk } from "../desks/queries";
import { findShift } from "../shifts/queries";
import { customerOf } from "./move-seat";
import { bookingsAhead, cutFreezes, findMembership, type NamedMembership } from "./queries";
import type { Selling } from "./sale";
import { tellMember } from "./tell-member";

/** What ends of a seat, and when. */
export interface Ending {
  /** `lockMembership` comes first. */
  membership: NamedMembership;
  branch: Row<"branches">;
  /** Its new end, before its old one. */
  endAt: Date;
}

interface Ended {
  /** The booking in which it ends, else the first that was taken away, else its last: as it stands now. */
  booking: Row<"bookings">;
  /** As it was. */
  before: Row<"bookings">;
}

/**
 * Shortens the booking that an end falls into; nobody loses time that lies before. One of no length is not kept.
 * @returns null where it is to be taken away instead
 */
async function shorten(context: Selling, booking: Row<"bookings">, endAt: Date): Promise<Row<"bookings"> | null> {
  const { bookingId, deskId, startAt } = booking;
  if (startAt >= endAt) return null;
  const result = await moveSlot(context.db, { bookingId, deskId, startAt, endAt }, context.now);
  if ("moved" in result) return result.moved;
  throw conflict("membership_over", "This membership was ended meanwhile. Look again.");
}

/** A shift's membership says itself how long it is: one of which nothing was used is cancelled. */
async function endShift({ db, orgId, now }: Selling, { membership, endAt }: Ending, isUsed: boolean): Promise<void> {
  await db
    .updateTable("memberships")
    .set(isUsed ? { endAt, updatedAt: now } : { status: "CANCELLED", cancelledAt: now, updatedAt: now })
    .where("orgId", "=", orgId)
    .where("membershipId", "=", membership.membershipId)
    .execute();
}

/** The last booking of a membership that stands. */
const lastBooking = ({ db, orgId }: Selling, membershipId: string): Promise<Row<"bookings"> | undefined> =>
  db
    .selectFrom("bookings")
    .selectAll()
    .where("orgId", "=", orgId)
    .where("membershipId", "=", membershipId)
    .where("status", "=", constant("CONFIRMED"))
    .orderBy("startAt", "desc")
    .limit(1)
    .executeTakeFirst();

/**
 * Ends a seat's membership: the booking that the end falls into ends with it, those after it are taken away, and freezes with them.
 * @throws Failure 409 `membership_over` where nothing of it is ahead
 */
export async function endSeat(context: Selling, ending: Ending): Promise<Ended> {
  const { membership, branch, endAt } = ending;
  const { membershipId, kind } = membership;
  const ahead = (await bookingsAhead(context, membershipId)).filter((booking) => booking.endAt > endAt);
  // A shift's last night reaches into the day after: it is no part of what ends.
  const wanted = kind === "shift" && endAt > context.now ? ahead.filter(({ startAt }) => startAt >= endAt) : ahead;
  const kept: Row<"bookings">[] = [];
  const gone: string[] = [];
  for (const booking of wanted) {
    const shortened = await shorten(context, booking, endAt);
    if (shortened) kept.push(shortened);
    else gone.push(booking.bookingId);
  }
  const cancelled = await cancelBookings(context, gone);
  const last = await lastBooking(context, membershipId);
  if (kind === "shift") await endShift(context, ending, last !== undefined);
  const after = await findMembership(context, membershipId);
  await cutFreezes(context, after);
  const booking = kept[0] ?? cancelled[0] ?? last;
  const before = wanted[0] ?? last;
  if (!booking || !before) throw conflict("membership_over", "Nothing of this membership is left to end.");
  await tell(context, { membership: after, branch, booking });
  return { booking, before };
}

/** Mails the member of a seat how its booking stands, of a shift how the membership does. */
async function tell(
  context: Selling,
  { membership, branch, booking }: { membership: NamedMembership; branch: Row<"branches">; booking: Row<"bookings"> },
): Promise<void> {
  const desk = await findDesk(context, booking.deskId);
  if (membership.kind === "seat" || membership.shiftId === null) {
    await tellVisitor(context, { branch, deskName: desk.name, booking, isMoved: true });
    return;
  }
  const customer = await customerOf(context, membership.customerId);
  const shift = await findShift(context, membership.shiftId);
  if (customer) await tellMember(context, { told: "ended", branch, customer, membership, deskName: desk.name, shift });
}
