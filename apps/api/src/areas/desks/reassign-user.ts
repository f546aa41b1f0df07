import type { Booking, ReassignUser } from "@carrel/sdk/schemas";
import type * as z from "zod";
import type { Context } from "../../context";
import { conflict, invalid } from "../../failure";
import { findBooking, type NamedBooking } from "../bookings/queries";
import { auditedBooking, bookingRecord } from "../bookings/record";
import { findBranch } from "../branches/queries";
import { moveSeat } from "../memberships/move-seat";
import { membershipsOfDesk, oneOf } from "../memberships/of-desk";
import { lockMembership, type NamedMembership } from "../memberships/queries";
import { deskUnassigned, lockDesks } from "./assignments";
import { findDesk } from "./queries";

type Input = z.output<typeof ReassignUser>;

const notRunning = ({ code }: Pick<NamedBooking, "code">) =>
  conflict("desk_unassigned", `Booking ${code} is no assignment that still runs, so it can't be moved.`);

/** The membership whose booking is named, if it has not ended and has a desk of its own; both desks are locked. */
async function ofBooking(context: Context<Input>, named: NamedBooking): Promise<NamedMembership> {
  const { toDeskId } = context.input;
  if (named.deskId === toDeskId) throw invalid([{ path: ["toDeskId"], message: "Choose another desk" }]);
  await lockDesks(context, [named.deskId, toDeskId]);
  const { membershipId, endAt } = await findBooking(context, named.bookingId);
  if (membershipId === null || endAt <= context.now) throw notRunning(named);
  const membership = await lockMembership(context, membershipId);
  const runs = membership.status === "ACTIVE" && membership.endAt > context.now;
  if (!runs || membership.deskId !== named.deskId) throw notRunning(named);
  return membership;
}

/** The membership that has a desk now; both desks are locked. */
async function ofDesk(context: Context<Input>, deskId: string): Promise<NamedMembership> {
  const { toDeskId, shiftId } = context.input;
  const from = await findDesk(context, deskId);
  if (from.deskId === toDeskId) throw invalid([{ path: ["toDeskId"], message: "Choose another desk" }]);
  await lockDesks(context, [from.deskId, toDeskId]);
  const found = oneOf(context, await membershipsOfDesk(context, { deskId, shiftId }), "current");
  if (!found) throw deskUnassigned(context, from);
  return lockMembership(context, found.membershipId);
}

/** Moves what is left of an assignment to another desk; the time that was used stays on record at the old one as a stay. */
export async function reassignUser(context: Context<Input>): Promise<Booking> {
  const { bookingId, deskId = "", toDeskId } = context.input;
  const desk = await findDesk(context, toDeskId);
  const branch = await findBranch(context, desk.branchId);
  const membership = bookingId
    ? await ofBooking(context, await findBooking(context, bookingId))
    : await ofDesk(context, deskId);
  const { booking, before } = await moveSeat(context, { membership, branch, desk });
  context.audit({ recordId: booking.bookingId, before: auditedBooking(before), after: auditedBooking(booking) });
  return bookingRecord(booking, desk.name);
}
