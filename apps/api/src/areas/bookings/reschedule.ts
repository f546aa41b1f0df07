import { heldUntil, holdEnd, type Period, waitsUntil } from "@carrel/sdk/domain";
import type { Booking, RescheduleBooking } from "@carrel/sdk/schemas";
import type * as z from "zod";
import type { Context } from "../../context";
import { moveSlot } from "../../database/book-slot";
import type { Row } from "../../database/schema";
import { conflict, invalid } from "../../failure";
import { leftFrom } from "../desks/assignments";
import { holdPlace } from "../desks/queries";
import { checkStaffReach } from "../desks/staff-reach";
import { countUses, movedUses } from "../memberships/move-visit";
import { tenantOf } from "../tenant";
import { askedPeriod } from "./asked-period";
import { holdOf } from "./live-bookings";
import { findBooking } from "./queries";
import { auditedBooking, bookingRecord } from "./record";
import { checkInService, deskTaken } from "./take-slot";
import { tellVisitor } from "./tell-visitor";

type Input = z.output<typeof RescheduleBooking>;

/** Why a booking can't be moved as it stands; null when it can. */
export function obstacle(booking: Row<"bookings">, now: Date): string | null {
  if (booking.status === "CANCELLED") return "is cancelled";
  if (booking.endAt <= now) return "is over";
  if (booking.status === "PENDING" && heldUntil(holdOf(booking)) <= now) return "was not confirmed in time";
  return null;
}

/** Days stay whole local days; one that was cut by the minute (an assignment that changed desks) keeps its own ends. */
function wantedPeriod(input: Input, booking: Row<"bookings">, { timezone }: Row<"branches">): Period {
  const { startAt, endAt } = booking;
  const isSame = Date.parse(input.startAt) === startAt.getTime() && Date.parse(input.endAt) === endAt.getTime();
  return isSame ? { startAt, endAt } : askedPeriod({ ...input, type: booking.type }, timezone);
}

/** A confirmed booking that has begun goes to another desk with what is left of it: what it used stays where it was. */
const leftOf = (period: Period, { status, startAt }: Row<"bookings">, now: Date): Period =>
  status === "CONFIRMED" && startAt < leftFrom({ startAt }, now)
    ? { ...period, startAt: leftFrom(period, now) }
    : period;

/**
 * Moves a live booking to another period, desk, or both. Its price stays as it was agreed; a visit stays within its
 * membership, and takes of a pass what it takes where it goes.
 */
export async function reschedule(context: Context<Input>): Promise<Booking> {
  const { db, input, now } = context;
  const before = await findBooking(context, input.id);
  const refused = obstacle(before, now);
  if (refused) throw conflict("booking_transition", `Booking ${before.code} ${refused}, so it can't be moved.`);
  const { desk, branch } = await holdPlace(context, input.deskId ?? before.deskId);
  checkInService(context, { branch, desk });
  const period = wantedPeriod(input, before, branch);
  // What only changes its desk stays as long as it is.
  if (+period.startAt !== +before.startAt || +period.endAt !== +before.endAt) {
    checkStaffReach(period, now, { start: "startAt", end: "endAt" });
  }
  if (period.endAt <= now) {
    throw invalid([{ path: ["endAt"], message: "That time has passed. Choose a later one." }]);
  }
  if (before.status === "PENDING" && waitsUntil(period, before.createdAt) <= now) {
    throw invalid([
      { path: ["startAt"], message: "Confirm the booking first: one that waits can't have begun already." },
    ]);
  }
  const { bookingId, type } = before;
  const uses = await movedUses(context, { before, branch, period });
  const goal = desk.deskId === before.deskId ? period : leftOf(period, before, now);
  const settings = tenantOf(context).orgSettings;
  // Its new place is kept as long as a new booking's would be.
  const holdUntil = holdEnd("staff", { period, madeAt: before.createdAt, settings, now });
  const result = await moveSlot(db, { bookingId, deskId: desk.deskId, ...goal, holdUntil }, now);
  if ("taken" in result) throw await deskTaken(context, { branch, desk, period: goal, type });
  if ("unknown" in result) {
    throw conflict("booking_transition", `Booking ${before.code} was cancelled meanwhile, so it can't be moved.`);
  }
  const booking = uses === null ? result.moved : await countUses(context, { bookingId, uses });
  await tellVisitor(context, { branch, deskName: desk.name, booking, isMoved: true });
  context.audit({ recordId: bookingId, before: auditedBooking(before), after: auditedBooking(booking) });
  return bookingRecord(booking, desk.name);
}
