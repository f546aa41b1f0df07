import { amountText, formatPeriod, type Period, passUses, type VisitObstacle, visitObstacle } from "@carrel/sdk/domain";
import type { BookingType } from "@carrel/sdk/schemas";
import type { Context } from "../../context";
import { constant } from "../../database/constant";
import type { Row } from "../../database/schema";
import { conflict, type Failure } from "../../failure";
import { passUsedUp, usedTwice } from "../../membership-refusals";
import { findShift } from "../shifts/queries";

type Tenancy = Pick<Context, "db" | "orgId">;

/** Time that somebody wants by his membership. */
export interface AskedVisit {
  membership: Row<"memberships">;
  branch: Row<"branches">;
  type: BookingType;
  period: Period;
  /** The booking that is to be moved there. */
  moved?: Row<"bookings">;
}

/** What is free for a member in his shift or in open hours, and when his membership is his at all. */
async function timeOf({ db, orgId }: Tenancy, { membershipId, shiftId }: Row<"memberships">) {
  const [freezes, shift] = await Promise.all([
    db
      .selectFrom("membershipFreezes")
      .select(["startAt", "endAt"])
      .where("orgId", "=", orgId)
      .where("membershipId", "=", membershipId)
      .execute(),
    shiftId === null ? null : findShift({ db, orgId }, shiftId),
  ]);
  return { freezes, shift };
}

export const RESTS_THEN = "This membership rests then. Choose another time, or end the freeze first.";

const OUTSIDE: Record<VisitObstacle, (asked: AskedVisit, shift: Row<"shifts"> | null) => string> = {
  outside: ({ membership, branch }) =>
    `This membership is for ${formatPeriod(membership.startAt, membership.endAt, branch.timezone)}. Choose a time in it.`,
  frozen: () => RESTS_THEN,
  shift: (_, shift) =>
    `This membership is for ${shift?.name ?? "its shift"}, ${shift?.starts ?? ""} to ${shift?.ends ?? ""}. Choose a time in it.`,
  closed: ({ branch }) => `${branch.name} is closed then. Choose a time within its opening hours.`,
};

/** Whether another visit of a floating place has some of the time. */
async function isElsewhere({ db, orgId }: Tenancy, { membership, period, moved }: AskedVisit): Promise<boolean> {
  const other = await db
    .selectFrom("bookings")
    .select("bookingId")
    .where("orgId", "=", orgId)
    .where("membershipId", "=", membership.membershipId)
    .where("status", "=", constant("CONFIRMED"))
    .where("startAt", "<", period.endAt)
    .where("endAt", ">", period.startAt)
    .$if(moved !== undefined, (query) => query.where("bookingId", "<>", moved?.bookingId ?? ""))
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}

/**
 * What is in the way of a visit as things stand; the row that decides is locked by whoever then books.
 * @returns what it takes of a pass in its unit, null of a floating place; or the refusal
 */
export async function visitRights(
  context: Tenancy,
  asked: AskedVisit,
): Promise<{ uses: number | null } | { refused: Failure }> {
  const { membership, branch, type, period, moved } = asked;
  const { kind, allowance, allowanceUnit, used, status } = membership;
  const outside = (message: string) => ({ refused: conflict("membership_outside", message) });
  if (status === "CANCELLED") return outside("This membership was cancelled. Choose another.");
  const { freezes, shift } = await timeOf(context, membership);
  const obstacle = visitObstacle({ ...membership, freezes, shift }, { type, ...period }, branch);
  if (obstacle) return outside(OUTSIDE[obstacle](asked, shift));
  if (kind === "floating") return (await isElsewhere(context, asked)) ? { refused: usedTwice() } : { uses: null };
  if (allowance === null || allowanceUnit === null) return { uses: null };
  const uses = passUses(allowanceUnit, { type, ...period }, branch);
  const left = allowance - used + (moved?.uses ?? 0);
  return uses <= left ? { uses } : { refused: passUsedUp(amountText(left, allowanceUnit)) };
}
