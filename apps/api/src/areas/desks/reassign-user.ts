import type { Booking, ReassignUser } from "@carrel/sdk/schemas";
import type * as z from "zod";
import type { Context } from "../../context";
import { moveSlot } from "../../database/book-slot";
import type { Row } from "../../database/schema";
import { conflict, invalid } from "../../failure";
import { findBooking } from "../bookings/queries";
import { auditedBooking, bookingRecord } from "../bookings/record";
import { checkInService, deskTaken } from "../bookings/take-slot";
import { tellVisitor } from "../bookings/tell-visitor";
import { findBranch } from "../branches/queries";
import {
  type Assignment,
  currentAssignment,
  deskUnassigned,
  leftFrom,
  lockDesks,
  runningAssignment,
} from "./assignments";
import { findDesk } from "./queries";

type Input = z.output<typeof ReassignUser>;

/**
 * The assignment that is to be moved, with both desks locked.
 * @throws Failure 404, 409 `desk_unassigned`
 */
async function assignmentToMove(context: Context<Input>): Promise<{ assignment: Assignment; from: Row<"desks"> }> {
  const { input } = context;
  const named = input.bookingId ? await findBooking(context, input.bookingId) : undefined;
  const from = await findDesk(context, named?.deskId ?? input.deskId ?? "");
  if (from.deskId === input.toDeskId) throw invalid([{ path: ["toDeskId"], message: "Choose another desk" }]);
  await lockDesks(context, [from.deskId, input.toDeskId]);
  const assignment = named ? await runningAssignment(context, named) : await currentAssignment(context, from.deskId);
  if (assignment) return { assignment, from };
  if (!named) throw deskUnassigned(context, from);
  throw conflict("desk_unassigned", `Booking ${named.code} is no assignment that still runs, so it can't be moved.`);
}

/** Moves what is left of an assignment to another desk; the time that was used stays on record at the old one as a stay. */
export async function reassignUser(context: Context<Input>): Promise<Booking> {
  const { db, input, now } = context;
  const to = await findDesk(context, input.toDeskId);
  const branch = await findBranch(context, to.branchId);
  const { assignment } = await assignmentToMove(context);
  checkInService(context, { branch, desk: to });
  const { bookingId, endAt } = assignment;
  const startAt = leftFrom(assignment, now);
  const result = await moveSlot(db, { bookingId, deskId: to.deskId, startAt, endAt }, now);
  if ("taken" in result) {
    throw await deskTaken(context, { branch, desk: to, period: { startAt, endAt }, type: "DAILY" });
  }
  if ("unknown" in result) {
    throw conflict("desk_unassigned", `Booking ${assignment.code} was cancelled meanwhile, so it can't be moved.`);
  }
  const booking = result.moved;
  await tellVisitor(context, { branch, deskName: to.name, booking, isMoved: true });
  context.audit({ recordId: bookingId, before: auditedBooking(assignment), after: auditedBooking(booking) });
  return bookingRecord(booking, to.name);
}
