import { isOpenOn, type Period } from "@carrel/sdk/domain";
import type { Context } from "../../context";
import { moveSlots } from "../../database/move-slots";
import type { Row } from "../../database/schema";
import { findShift } from "../shifts/queries";
import type { HeldMembership } from "./hold-membership";
import { timeTaken } from "./seat-time";

/** The shift of a membership, as it is now, and the days on which its branch is open. */
export async function shiftOf(context: Pick<Context, "db" | "orgId">, { membership, branch }: HeldMembership) {
  const shift = await findShift(context, membership.shiftId ?? "");
  const isOpen = (date: string) => isOpenOn(branch, date);
  return { shift, isOpen };
}

/**
 * Moves days of a shift to other times, each to its own, at a desk that all of them are to have.
 * @throws Failure 409 `desk_taken` with the days that somebody else has
 */
export async function moveDays(
  context: Context,
  { membership, branch }: HeldMembership,
  { bookings, periods, deskId }: { bookings: readonly Row<"bookings">[]; periods: readonly Period[]; deskId: string },
): Promise<void> {
  const moves = bookings.flatMap(({ bookingId }, index) => {
    const period = periods[index];
    return period ? [{ bookingId, deskId, startAt: period.startAt, endAt: period.endAt }] : [];
  });
  const moved = await moveSlots(context.db, moves, context.now);
  if (moved.size === moves.length) return;
  const missed = moves.filter(({ bookingId }) => !moved.has(bookingId));
  throw await timeTaken(context, { branch, deskId, membershipId: membership.membershipId, periods: missed });
}
