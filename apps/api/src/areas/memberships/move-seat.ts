import type { Context } from "../../context";
import { moveSlot } from "../../database/book-slot";
import type { Row } from "../../database/schema";
import { conflict, invalid } from "../../failure";
import { checkInService, deskTaken } from "../bookings/take-slot";
import { tellVisitor } from "../bookings/tell-visitor";
import { leftFrom } from "../desks/assignments";
import { findShift } from "../shifts/queries";
import { bookingsAhead, findMembership, type NamedMembership } from "./queries";
import type { Selling } from "./sale";
import { seatTaken } from "./seat-taken";
import { tellMember } from "./tell-member";

/** Where a seat's membership goes. */
interface Moving {
  /** `lockMembership` comes first, and the lock of the desk to which it goes with it. */
  membership: NamedMembership;
  /** The branch of the desk to which it goes. */
  branch: Row<"branches">;
  desk: Row<"desks">;
}

interface Moved {
  /** The first of its bookings at the new desk. */
  booking: Row<"bookings">;
  /** The same as it was. */
  before: Row<"bookings">;
}

/** What of its time somebody has at the new desk. */
type Taken = Row<"bookings">[];

async function moveAll(context: Selling, ahead: readonly Row<"bookings">[], deskId: string) {
  const moved: Moved[] = [];
  const taken: Taken = [];
  for (const before of ahead) {
    const { bookingId, endAt, code } = before;
    const startAt = leftFrom(before, context.now);
    const result = await moveSlot(context.db, { bookingId, deskId, startAt, endAt }, context.now);
    if ("unknown" in result) {
      throw conflict("desk_unassigned", `Booking ${code} was cancelled meanwhile, so it can't be moved.`);
    }
    if ("taken" in result) taken.push({ ...before, startAt });
    else moved.push({ booking: result.moved, before });
  }
  return { moved, taken };
}

/** Tells how what is left of a shift can't be at a desk, or the same of a seat. */
async function refusal(context: Selling, { membership, branch, desk }: Moving, ahead: Taken, taken: Taken) {
  const periods = ahead.map((booking) => ({ startAt: leftFrom(booking, context.now), endAt: booking.endAt }));
  const [first] = taken;
  if (membership.kind === "seat" && first) {
    const { startAt, endAt } = first;
    return deskTaken(context, { branch, desk, period: { startAt, endAt }, type: "DAILY" });
  }
  return seatTaken(context, { branch, desk, periods, taken });
}

/**
 * Moves all that is left of a seat's membership to another desk; the time that was used stays on record at the old one as a stay.
 * @throws Failure 400 at `toDeskId`; 409 `desk_taken`, `desk_inactive`, `branch_inactive`, `desk_unassigned`
 */
export async function moveSeat(context: Selling, moving: Moving): Promise<Moved> {
  const { db, orgId, now } = context;
  const { membership, branch, desk } = moving;
  const { membershipId, kind } = membership;
  if (kind === "shift" && membership.branchId !== desk.branchId) {
    throw invalid([
      { path: ["toDeskId"], message: `${membership.shiftName} is of another branch. Choose a desk there.` },
    ]);
  }
  checkInService(context, { branch, desk });
  const ahead = await bookingsAhead(context, membershipId);
  const { moved, taken } = await moveAll(context, ahead, desk.deskId);
  if (taken.length > 0) throw await refusal(context, moving, ahead, taken);
  const [first] = moved;
  if (!first) throw conflict("desk_unassigned", "Nothing of this membership is left to move.");
  if (kind === "shift") {
    await db
      .updateTable("memberships")
      .set({ deskId: desk.deskId, updatedAt: now })
      .where("orgId", "=", orgId)
      .where("membershipId", "=", membershipId)
      .execute();
  }
  await tell(context, moving, first.booking);
  return first;
}

/** Mails the member of a seat how its booking stands, of a shift how the membership does. */
async function tell(context: Selling, { membership, branch, desk }: Moving, booking: Row<"bookings">): Promise<void> {
  if (membership.shiftId === null) {
    await tellVisitor(context, { branch, deskName: desk.name, booking, isMoved: true });
    return;
  }
  const customer = await customerOf(context, membership.customerId);
  const shift = await findShift(context, membership.shiftId);
  const after = await findMembership(context, membership.membershipId);
  if (customer) {
    await tellMember(context, { told: "changed", branch, customer, membership: after, deskName: desk.name, shift });
  }
}

/** Undefined where the person doesn't see him. */
export const customerOf = (
  { db, orgId }: Pick<Context, "db" | "orgId">,
  customerId: string,
): Promise<Row<"customers"> | undefined> =>
  db
    .selectFrom("customers")
    .selectAll()
    .where("orgId", "=", orgId)
    .where("customerId", "=", customerId)
    .executeTakeFirst();
