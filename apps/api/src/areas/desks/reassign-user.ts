import type { Booking, ReassignUser } from "@carrel/sdk/schemas";
import type * as z from "zod";
import type { Context } from "../../context";
import { conflict, invalid } from "../../failure";
import { findBooking, type NamedBooking } from "../bookings/queries";
import { auditedBooking, bookingRecord } from "../bookings/record";
import { findBranch } from "../branches/queries";
import { moveSeat } from "../memberships/move-seat";
import { membershipsOfDesk, oneOf } from "../memberships/of-desk";
import { findMembership, lockMembership, type NamedMembership } from "../memberships/queries";
import { deskUnassigned, lockDesks } from "./assignments";
import { findDesk } from "./queries";

type Input = z.output<typeof ReassignUser>;

const runsNoMore = (what: string) =>
  conflict("desk_unassigned", `${what} is no assignment that still runs, so it can't be moved.`);

/** Locks the desk that is left and the one that is taken, in the order in which everybody does. */
async function lockBoth(context: Context<Input>, deskId: string): Promise<void> {
  const { toDeskId } = context.input;
  if (deskId === toDeskId) throw invalid([{ path: ["toDeskId"], message: "Choose another desk" }]);
  await lockDesks(context, [deskId, toDeskId]);
}

/** What still runs at a desk, or is to come; `lockBoth` comes first. @param what it is called where it does not */
async function runningAt(context: Context<Input>, deskId: string, membershipId: string, what: string) {
  const membership = await lockMembership(context, membershipId);
  const runs = membership.status === "ACTIVE" && membership.endAt > context.now;
  if (!runs || membership.deskId !== deskId) throw runsNoMore(what);
  return membership;
}

/** The membership that is named, if it has a desk of its own. */
async function ofMembership(context: Context<Input>, membershipId: string): Promise<NamedMembership> {
  const what = "This membership";
  const { deskId } = await findMembership(context, membershipId);
  if (deskId === null) throw runsNoMore(what);
  await lockBoth(context, deskId);
  return runningAt(context, deskId, membershipId, what);
}

/** The membership whose booking is named. */
async function ofBooking(context: Context<Input>, { bookingId, deskId, code }: NamedBooking): Promise<NamedMembership> {
  const what = `Booking ${code}`;
  await lockBoth(context, deskId);
  const { membershipId, endAt } = await findBooking(context, bookingId);
  if (membershipId === null || endAt <= context.now) throw runsNoMore(what);
  return runningAt(context, deskId, membershipId, what);
}

/** The membership that has a desk now. */
async function ofDesk(context: Context<Input>, deskId: string): Promise<NamedMembership> {
  const { shiftId } = context.input;
  const from = await findDesk(context, deskId);
  await lockBoth(context, deskId);
  const found = oneOf(context, await membershipsOfDesk(context, { deskId, shiftId }), "current");
  if (!found) throw deskUnassigned(context, from);
  return lockMembership(context, found.membershipId);
}

/** Moves what is left of an assignment to another desk; the time that was used stays on record at the old one as a stay. */
export async function reassignUser(context: Context<Input>): Promise<Booking> {
  const { membershipId, bookingId, deskId = "", toDeskId } = context.input;
  const desk = await findDesk(context, toDeskId);
  const branch = await findBranch(context, desk.branchId);
  const find = async () => {
    if (membershipId) return ofMembership(context, membershipId);
    if (bookingId) return ofBooking(context, await findBooking(context, bookingId));
    return ofDesk(context, deskId);
  };
  const membership = await find();
  const { booking, before } = await moveSeat(context, { membership, branch, desk });
  context.audit({ recordId: booking.bookingId, before: auditedBooking(before), after: auditedBooking(booking) });
  return bookingRecord(booking, desk.name);
}
