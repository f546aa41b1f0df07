import { formatPeriod, holdEnd, movedUntil, type Period } from "@carrel/sdk/domain";
import type { BookingType, MoveVisit } from "@carrel/sdk/schemas";
import type * as z from "zod";
import type { Context } from "../../context";
import type { Row } from "../../database/schema";
import { conflict, invalid, notFound } from "../../failure";
import { askedPeriod } from "../bookings/asked-period";
import { checkGuests } from "../bookings/guests";
import { holdOf } from "../bookings/live-bookings";
import { obstacle } from "../bookings/reschedule";
import { checkInService } from "../bookings/take-slot";
import { checkVisitorPeriod } from "../bookings/visitor-rules";
import { quoteFor } from "../fee-plans/queries";
import { movedUses } from "../memberships/move-visit";
import { requireOpenBookings } from "../subscription/bookings-close";
import { tenantOf, wordsOf } from "../tenant";
import type { PlacedBooking } from "./queries";
import { isMovedAtDesk, lastCancellation } from "./record";

export type MoveInput = z.output<typeof MoveVisit>;

/** Where a booking is to go, and what it is there. */
export interface PlannedMove {
  branch: Row<"branches">;
  desk: Row<"desks">;
  type: BookingType;
  period: Period;
  /** What it takes of its pass, where that is another than before; null otherwise. */
  uses: number | null;
  /** What it costs then, and by which plan. */
  price: Pick<Row<"bookings">, "amount" | "currency" | "feePlanId">;
  /** What of that is left to be paid, and what was paid beyond it. */
  due: number;
  refund: number;
  status: "PENDING" | "CONFIRMED";
  /** Until when it waits for the staff, where it does. */
  holdUntil: Date;
}

/** @throws Failure 409 `booking_transition`, `move_too_late` or `move_at_desk` */
function checkMovable(context: Context, { booking, branch }: PlacedBooking): void {
  const { now } = context;
  const refused = obstacle(booking, now);
  if (refused) throw conflict("booking_transition", `Booking ${booking.code} ${refused}, so it can't be moved.`);
  const when = formatPeriod(booking.startAt, booking.endAt, branch.timezone);
  if (lastCancellation(tenantOf(context), booking) < now) {
    throw conflict("move_too_late", `Your booking of ${when} can't be moved any more. Ask at the front desk.`);
  }
  if (isMovedAtDesk(booking)) {
    throw conflict("move_at_desk", `Your booking of ${when} is moved at the front desk. Ask there.`);
  }
}

/** The time that is wanted: the booking's own where none is said. @throws Failure 400, 403 as of a new booking */
function wantedPeriod(context: Context<MoveInput>, { booking, branch }: PlacedBooking, type: BookingType): Period {
  const { input, now } = context;
  const { startAt, endAt } = booking;
  const isSaid = [input.startAt, input.endAt, input.date].some((time) => time !== undefined);
  if (!isSaid && type === booking.type) return { startAt, endAt };
  const period = askedPeriod({ ...input, type }, branch.timezone);
  checkVisitorPeriod({ organisation: tenantOf(context), branch, type, period, now });
  return period;
}

const minutesOf = ({ startAt, endAt }: Period) => (+endAt - +startAt) / 60_000;

/** Until when it waits for the staff at its new place; what waits already goes on as it did. */
function waitEnd({ organisation, now }: Context<MoveInput>, before: Row<"bookings">, period: Period): Date {
  if (before.status === "PENDING") return movedUntil(holdOf(before), period);
  const { orgSettings: settings } = tenantOf({ organisation });
  return holdEnd("staff", { period, madeAt: before.createdAt, settings, now });
}

/**
 * What moving a visitor's booking makes of it, by the rules of a new booking. A confirmed one waits for the staff again where more is due for it
 * than before, or it lasts longer, unless the organisation confirms what costs nothing by itself; a visit stays confirmed, as whoever books one.
 * @param placed the booking, and the branch that it is in
 * @throws Failure 400, 403, 404, 409; see `visitor.moveBooking`
 */
export async function planMove(
  context: Context<MoveInput>,
  placed: PlacedBooking,
  desk: Row<"desks">,
): Promise<PlannedMove> {
  const { input, now } = context;
  const { booking: before, branch } = placed;
  const { features } = tenantOf(context);
  await requireOpenBookings(context);
  checkMovable(context, placed);
  if (desk.branchId !== branch.branchId) throw notFound(wordsOf(context).desk);
  checkInService(context, { branch, desk });
  checkGuests(context, desk, before.guests, "deskId");
  const type = input.type ?? before.type;
  const period = wantedPeriod(context, placed, type);
  const isSame = +period.startAt === +before.startAt && +period.endAt === +before.endAt;
  if (isSame && desk.deskId === before.deskId) {
    throw invalid([{ path: ["startAt"], message: "Your booking is there already. Choose another time or place." }]);
  }
  const isVisit = before.membershipId !== null;
  const uses = await movedUses(context, { before: { ...before, type }, branch, period });
  const quoted = isVisit ? before : await quoteFor(context, { branch, desk, type, period });
  const { amount = 0, currency = before.currency, feePlanId = null } = quoted ?? {};
  const paid = before.paid ?? 0;
  if (paid > 0 && currency !== before.currency) {
    throw conflict(
      "move_at_desk",
      `Booking ${before.code} was paid in ${before.currency}. It is moved at the front desk.`,
    );
  }
  const due = Math.max(0, amount - paid);
  const isMore = due > Math.max(0, before.amount - paid) || minutesOf(period) > minutesOf(before);
  const waits = !isVisit && isMore && !(features.autoConfirm && amount === 0);
  const status = waits || before.status === "PENDING" ? "PENDING" : "CONFIRMED";
  const holdUntil = waitEnd(context, before, period);
  if (status === "PENDING" && holdUntil <= now) {
    const message = "That day has begun, and the front desk has yet to confirm your booking. Choose a later one.";
    throw invalid([{ path: ["date"], message }]);
  }
  return {
    ...{ branch, desk, type, period, uses, due },
    price: { amount, currency, feePlanId },
    refund: Math.max(0, paid - amount),
    ...{ status, holdUntil },
  };
}
