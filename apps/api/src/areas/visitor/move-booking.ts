import type { MovePreview, VisitorBooking } from "@carrel/sdk/schemas";
import type { Context } from "../../context";
import { moveSlot } from "../../database/book-slot";
import { countingAnew } from "../../database/count";
import type { Row } from "../../database/schema";
import { conflict } from "../../failure";
import { lockBooking } from "../bookings/queries";
import { auditedBooking } from "../bookings/record";
import { deskTaken } from "../bookings/take-slot";
import { tellVisitor } from "../bookings/tell-visitor";
import { checkVisitorLimits } from "../bookings/visitor-limits";
import { bookingWindow } from "../bookings/visitor-rules";
import { lockDesks } from "../desks/assignments";
import { findDesk, holdPlace } from "../desks/queries";
import { lockMembership } from "../memberships/queries";
import { tenantOf } from "../tenant";
import { type MoveInput, type PlannedMove, planMove } from "./plan-move";
import { findOwnBooking } from "./queries";
import { lastCancellation, visitorBookingRecord } from "./record";
import { visitorOf } from "./visitor";

/** What moving an own booking would make of it; nothing is held. @throws Failure as `moveBooking`, but `desk_taken` */
export async function previewMove(context: Context<MoveInput>): Promise<MovePreview> {
  const { input } = context;
  const placed = await findOwnBooking(context, visitorOf(context), input.id);
  const { booking } = placed;
  const desk = await findDesk(context, input.deskId ?? booking.deskId);
  const { price, period, type, due, refund, status } = await planMove(context, placed, desk);
  return {
    deskId: desk.deskId,
    deskName: desk.name,
    type,
    startAt: period.startAt.toISOString(),
    endAt: period.endAt.toISOString(),
    amount: price.amount,
    amountBefore: booking.amount,
    paid: booking.paid ?? 0,
    currency: price.currency,
    ...{ due, refund, status },
    moveUntil: lastCancellation(tenantOf(context), booking).toISOString(),
  };
}

/** Takes the new place. @throws Failure 409 `desk_taken` with alternatives, or `booking_transition` */
async function takePlace(
  context: Context<MoveInput>,
  { bookingId, code }: Row<"bookings">,
  { branch, desk, type, period, holdUntil }: PlannedMove,
): Promise<void> {
  const { db, now } = context;
  const result = await moveSlot(db, { bookingId, deskId: desk.deskId, ...period, holdUntil }, now);
  if ("taken" in result) {
    const window = bookingWindow({ organisation: tenantOf(context), branch, now });
    throw await deskTaken(context, { branch, desk, period, type, window });
  }
  if ("unknown" in result) {
    throw conflict("booking_transition", `Booking ${code} was cancelled meanwhile, so it can't be moved.`);
  }
}

/** What it is at its new place. */
const becomes = (
  { db, orgId, now }: Context<MoveInput>,
  before: Row<"bookings">,
  { type, price, uses, status, holdUntil }: PlannedMove,
): Promise<Row<"bookings">> => {
  const { bookingId } = before;
  const waitsAgain = status === "PENDING" && before.status === "CONFIRMED";
  return countingAnew(db, { orgId, bookingIds: [bookingId] }, () =>
    db
      .updateTable("bookings")
      .set({
        type,
        ...price,
        status,
        ...(uses !== null && { uses }),
        ...(waitsAgain && { holdFor: "staff" as const, holdUntil }),
        updatedAt: now,
      })
      .where("orgId", "=", orgId)
      .where("bookingId", "=", bookingId)
      .returningAll()
      .executeTakeFirstOrThrow(),
  );
};

/**
 * Moves one of the visitor's own bookings to another time or desk of its branch. The database decides who of two gets a desk.
 * @throws Failure 404; 400 and 403 as of a new booking; 409 `move_too_late`, `move_at_desk`, `booking_transition`, `desk_taken`,
 * `visitor_limit`, and what a membership refuses
 */
export async function moveBooking(context: Context<MoveInput>): Promise<VisitorBooking> {
  const { input, now, announce } = context;
  const visitor = visitorOf(context);
  const own = await findOwnBooking(context, visitor, input.id);
  const { bookingId, membershipId } = own.booking;
  // In the order in which others lock them; of two tabs the second finds what the first left.
  const { desk } = await holdPlace(context, input.deskId ?? own.booking.deskId);
  await lockDesks(context, [...new Set([own.booking.deskId, desk.deskId])]);
  if (membershipId !== null) await lockMembership(context, membershipId);
  await lockBooking(context, bookingId);
  const placed = await findOwnBooking(context, visitor, bookingId);
  const { booking: before, branch } = placed;
  const plan = await planMove(context, placed, desk);
  if (plan.status === "PENDING") {
    await checkVisitorLimits(context, { branch, period: plan.period, email: visitor.email, moved: bookingId });
  }
  await takePlace(context, before, plan);
  const booking = await becomes(context, before, plan);
  announce([
    {
      type: "booking_created",
      subjectId: bookingId,
      occasion: `moved ${now.toISOString()}`,
      branchId: booking.branchId,
      detail: { moved: true },
    },
  ]);
  await tellVisitor(context, { branch, deskName: desk.name, booking, isMoved: true, to: visitor.email }, "reader");
  context.audit({ recordId: bookingId, before: auditedBooking(before), after: auditedBooking(booking) });
  return visitorBookingRecord(
    tenantOf(context),
    { booking: { ...before, ...booking, deskName: desk.name }, branch },
    now,
  );
}
