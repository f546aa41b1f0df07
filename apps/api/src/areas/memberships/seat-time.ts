import { addDays, dayRange, daysBetween, earlier, later, type Period } from "@carrel/sdk/domain";
import type { Context } from "../../context";
import { bookSlot, moveSlot } from "../../database/book-slot";
import { bookingCode } from "../../database/booking-code";
import type { Row } from "../../database/schema";
import { conflict, type Failure } from "../../failure";
import { liveBookingsOfDesk } from "../bookings/live-bookings";
import { tellVisitor } from "../bookings/tell-visitor";
import { localDates } from "../branches/open-hours";
import { findDesk } from "../desks/queries";
import { placeOf } from "../tenant";
import type { HeldMembership } from "./hold-membership";
import { addPaid, changeBookings, confirmedOf, releaseBookings, takePaid } from "./owned-bookings";
import { overlaps } from "./queries";
import { seatTaken } from "./seat-taken";

type Booking = Row<"bookings">;

/** A part that the caller doesn't see is needed. */
export const elsewhere = () =>
  conflict(
    "membership_elsewhere",
    "A part of this membership lies in a branch that you don't work in. Ask somebody who works in every branch.",
  );

/**
 * The parts of a seat's time, by start.
 * @throws Failure 409 `membership_elsewhere` where one lies in a branch that the caller doesn't see
 */
export async function partsOf(context: Context, { membership, freezes }: HeldMembership): Promise<Booking[]> {
  const parts = await confirmedOf(context, membership.membershipId);
  const ahead = parts.filter(({ endAt }) => endAt > context.now);
  const follows = (part: Booking, next: Booking) =>
    part.endAt >= next.startAt ||
    freezes.some((freeze) => freeze.startAt <= part.endAt && freeze.endAt >= next.startAt);
  const isWhole = ahead.every((part, index) => {
    const next = ahead[index + 1];
    return !next || follows(part, next);
  });
  if (isWhole || placeOf(context).allowedBranches === null) return parts;
  throw elsewhere();
}

/** Of wanted time at a desk what somebody else has; of whole days each of them by itself. */
async function takenOf(
  context: Pick<Context, "db" | "orgId" | "now">,
  wanted: { branch: Row<"branches">; deskId: string; membershipId: string; periods: readonly Period[] },
): Promise<Period[]> {
  const { branch, deskId, membershipId, periods } = wanted;
  const days = periods.flatMap((period) => {
    const { from, to } = localDates(branch, period);
    if (from === to) return [period];
    return Array.from({ length: daysBetween(from, to) + 1 }, (_, day) => dayRange(addDays(from, day), branch.timezone));
  });
  const [first] = days;
  const last = days.at(-1);
  if (!first || !last) return [];
  const found = await liveBookingsOfDesk(context, { deskId, startAt: first.startAt, endAt: last.endAt }).execute();
  const others = found.filter((booking) => booking.membershipId !== membershipId);
  const taken = days.filter((day) => others.some((booking) => overlaps(day, booking)));
  // What nobody may see, such as a hold for a visitor's code, is told as all of it.
  return taken.length > 0 ? taken : days;
}

/** The 409 `desk_taken` of time that a membership can't have at a desk, with the days that somebody has. */
export async function timeTaken(
  context: Context,
  wanted: { branch: Row<"branches">; deskId: string; membershipId: string; periods: readonly Period[] },
): Promise<Failure> {
  const { branch, deskId, periods } = wanted;
  const desk = await findDesk(context, deskId);
  return seatTaken(context, { branch, desk, periods, taken: await takenOf(context, wanted) });
}

/** What of a wanted period lies beyond the one that there is. */
const beyond = (to: Period, { startAt, endAt }: Period): Period[] =>
  [
    { startAt: to.startAt, endAt: earlier(to.endAt, startAt) },
    { startAt: later(to.startAt, endAt), endAt: to.endAt },
  ].filter((period) => period.startAt < period.endAt);

interface LaidSeat {
  held: HeldMembership;
  /** The parts as they are, and what becomes of each; null: nothing. */
  parts: readonly { part: Booking; to: Period | null }[];
  /** Time that a new part covers: as the last one, and paid with the others. */
  added?: Period | null;
}

/**
 * Gives the parts of a seat other times, all or none. What one was bought for that is gone, and what was paid
 * for it, is the first one's.
 * @returns those that are new, at another time, or cancelled
 * @throws Failure 409 `desk_taken` with the days that somebody else has
 */
export async function laySeat(context: Context, { held, parts, added }: LaidSeat): Promise<Booking[]> {
  const { db, now, orgId, random } = context;
  const { branch, membership } = held;
  const gone = parts.filter(({ to }) => to === null).map(({ part }) => part);
  await releaseBookings(context, gone);
  const moves = parts.flatMap(({ part, to }) =>
    to && (+to.startAt !== +part.startAt || +to.endAt !== +part.endAt) ? [{ part, to }] : [],
  );
  const grows = ({ part, to }: { part: Booking; to: Period }) => to.startAt < part.startAt || to.endAt > part.endAt;
  const laid = gone.map((part): Booking => ({ ...part, status: "CANCELLED", cancelledAt: now, updatedAt: now }));
  for (const { part, to } of [...moves.filter((move) => !grows(move)), ...moves.filter(grows)]) {
    const { bookingId, deskId } = part;
    const result = await moveSlot(db, { bookingId, deskId, ...to }, now);
    if (!("moved" in result)) {
      const { membershipId } = membership;
      throw await timeTaken(context, { branch, deskId, membershipId, periods: beyond(to, part) });
    }
    laid.push(result.moved);
  }
  const carried = gone.reduce((sum, { amount }) => sum + amount, 0);
  const [heir] = parts.flatMap(({ part, to }) => (to ? [part] : []));
  if (carried > 0 && heir) await changeBookings(context, [heir], { amount: heir.amount + carried });
  if (heir) await addPaid(context, heir.bookingId, await takePaid(context, gone));
  const model = parts.at(-1)?.part;
  if (!added || !model) return laid;
  const { membershipId } = membership;
  const result = await bookSlot(
    db,
    {
      ...model,
      orgId,
      bookingId: random.id(),
      code: bookingCode(random),
      status: "CONFIRMED",
      ...added,
      amount: 0,
      discount: null,
      discountReason: null,
      membershipId,
    },
    now,
  );
  if ("taken" in result) {
    throw await timeTaken(context, { branch, deskId: model.deskId, membershipId, periods: [added] });
  }
  return [...laid, result.booked];
}

/** Mails the member where and when his seat is, of each booking that was changed and has or had time ahead. */
export async function tellParts(
  context: Context,
  { branch }: HeldMembership,
  { before, after }: { before: readonly Booking[]; after: readonly Booking[] },
): Promise<void> {
  for (const booking of after) {
    const was = before.find(({ bookingId }) => bookingId === booking.bookingId);
    if (booking.endAt <= context.now && (!was || was.endAt <= context.now)) continue;
    const desk = await findDesk(context, booking.deskId);
    await tellVisitor(context, { branch, deskName: desk.name, booking, isMoved: was !== undefined });
  }
}
