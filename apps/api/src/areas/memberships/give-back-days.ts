import { later, type Period } from "@carrel/sdk/domain";
import type { Context } from "../../context";
import { bookSlots, moveSlot, type NewBooking } from "../../database/book-slot";
import { bookingCode } from "../../database/booking-code";
import type { EarlyEnd, Row } from "../../database/schema";
import { checkInService } from "../bookings/take-slot";
import { checkUnassigned } from "../desks/assignments";
import { findDesk } from "../desks/queries";
import { findShift } from "../shifts/queries";
import { checkDisplaced } from "./floating-places";
import type { HeldMembership } from "./hold-membership";
import { addPaid, changeBookings, takePaid } from "./owned-bookings";
import { elsewhere, tellParts, timeTaken } from "./seat-time";

type Booking = Row<"bookings">;

interface DeskTime extends Period {
  deskId: string;
}

interface Lost {
  /** The booking that was shortened, and the end that it had; null: none, or it was cancelled since. */
  cut: { booking: Booking; endAt: Date } | null;
  /** Those that were cancelled, by start. */
  gone: Booking[];
}

/** @throws Failure 409 `membership_elsewhere` where one lies in a branch that the caller doesn't see */
async function lostBy({ db, orgId }: Context, { cut, cancelled }: EarlyEnd): Promise<Lost> {
  const ids = cut ? [cut.bookingId, ...cancelled] : cancelled;
  if (ids.length === 0) return { cut: null, gone: [] };
  const rows = await db
    .selectFrom("bookings")
    .selectAll()
    .where("orgId", "=", orgId)
    .where(({ eb, val }) => eb("bookingId", "=", eb.fn.any(val(ids))))
    .orderBy("startAt")
    .execute();
  if (rows.length < ids.length) throw elsewhere();
  const gone = rows.filter(({ bookingId }) => bookingId !== cut?.bookingId);
  const booking = rows.find(({ bookingId, status }) => bookingId === cut?.bookingId && status === "CONFIRMED");
  return { cut: cut && booking ? { booking, endAt: new Date(cut.endAt) } : null, gone };
}

/**
 * Checks the time that a seat has again, which is sold as all of it was.
 * @throws Failure 409 `desk_inactive`, `branch_inactive`, `customer_assigned`, `floating_displaced`
 */
async function checkAgain(
  context: Context,
  { membership, branch, customer }: HeldMembership,
  { times, displaceFloating }: { times: readonly DeskTime[]; displaceFloating: boolean | undefined },
): Promise<void> {
  const periods = times.map(({ startAt, endAt }) => ({ startAt, endAt }));
  const [first, last] = [periods.at(0), periods.at(-1)];
  if (!first || !last) return;
  const { membershipId, shiftId } = membership;
  for (const deskId of new Set(times.map((time) => time.deskId))) {
    checkInService(context, { branch, desk: await findDesk(context, deskId) });
  }
  await checkUnassigned(context, { customer, periods, timezone: branch.timezone, except: membershipId });
  const period = { startAt: later(first.startAt, context.now), endAt: last.endAt };
  if (period.startAt >= period.endAt) return;
  const shift = shiftId === null ? null : await findShift(context, shiftId);
  await checkDisplaced(context, { branch, shift, period, displaceFloating });
}

/** What was paid for bookings, and let off them, goes over to those that are booked in their place. */
async function moveMoney(context: Context, gone: readonly Booking[], again: readonly Booking[]): Promise<void> {
  for (const [index, { bookingId }] of again.entries()) {
    const before = gone[index];
    if (before?.paid) await addPaid(context, bookingId, await takePaid(context, [before]));
    if (before?.discount) await changeBookings(context, [before], { discount: null, discountReason: null });
  }
}

/**
 * Gives a seat the time again that an early end took: its booking lasts as long as it did, and what was cancelled is booked anew, all or
 * nothing.
 * @throws Failure 409 `desk_taken` with the days that somebody else has, and as `lostBy` and `checkAgain`
 */
export async function giveBackDays(
  context: Context,
  held: HeldMembership,
  earlyEnd: EarlyEnd,
  displaceFloating: boolean | undefined,
): Promise<void> {
  const { db, now, random } = context;
  const { branch, membership } = held;
  const { membershipId } = membership;
  const { cut, gone } = await lostBy(context, earlyEnd);
  // What was left may have moved to another desk since: the rest goes along.
  const place =
    membership.deskId !== null && membership.deskId !== earlyEnd.deskId
      ? { deskId: membership.deskId, branchId: branch.branchId }
      : {};
  const wanted = gone.map(
    (booking): NewBooking => ({
      ...booking,
      ...(booking.deskId === earlyEnd.deskId && place),
      bookingId: random.id(),
      code: bookingCode(random),
      status: "CONFIRMED",
      membershipId,
    }),
  );
  const added = cut && { deskId: cut.booking.deskId, startAt: cut.booking.endAt, endAt: cut.endAt };
  await checkAgain(context, held, { times: added ? [added, ...wanted] : wanted, displaceFloating });
  const after: Booking[] = [];
  if (cut && added) {
    const { bookingId, deskId, startAt } = cut.booking;
    const result = await moveSlot(db, { bookingId, deskId, startAt, endAt: cut.endAt }, now);
    if (!("moved" in result)) throw await timeTaken(context, { branch, deskId, membershipId, periods: [added] });
    after.push(result.moved);
  }
  const booked = await bookSlots(db, wanted, now);
  const missed = wanted.filter((_, index) => booked[index] === null);
  const [first] = missed;
  if (first) throw await timeTaken(context, { branch, deskId: first.deskId, membershipId, periods: missed });
  const again = booked.filter((booking) => booking !== null);
  await moveMoney(context, gone, again);
  after.push(...again);
  if (membership.kind === "seat") await tellParts(context, held, { before: cut ? [cut.booking] : [], after });
}
