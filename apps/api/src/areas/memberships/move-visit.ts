import type { Period } from "@carrel/sdk/domain";
import type { Context } from "../../context";
import { countingAnew } from "../../database/count";
import type { Row } from "../../database/schema";
import { conflict } from "../../failure";
import { findBranch } from "../branches/queries";
import { lockMembership } from "./queries";
import { RESTS_THEN, visitRights } from "./visit-rights";

type Moving = Pick<Context, "db" | "orgId" | "now" | "organisation">;

/** A booking that is to be moved, and where to. */
interface Move {
  before: Row<"bookings">;
  branch: Row<"branches">;
  period: Period;
}

/**
 * Checks that nobody's own seat goes to where its membership rests; a day of a shift is on the day on which it begins.
 * @throws Failure 409 `membership_outside`
 */
async function checkRests(
  { db, orgId }: Moving,
  { membershipId, kind }: Pick<Row<"memberships">, "membershipId" | "kind">,
  { startAt, endAt }: Period,
): Promise<void> {
  const freeze = await db
    .selectFrom("membershipFreezes")
    .select("freezeId")
    .where("orgId", "=", orgId)
    .where("membershipId", "=", membershipId)
    .where("startAt", kind === "shift" ? "<=" : "<", kind === "shift" ? startAt : endAt)
    .where("endAt", ">", startAt)
    .limit(1)
    .executeTakeFirst();
  if (freeze) throw conflict("membership_outside", RESTS_THEN);
}

/**
 * Checks that a booking of a membership which is moved stays out of its freezes, and a visit within its rights; reckons what that
 * takes of a pass there.
 * @returns what it takes, where that is another than before; null for what is no visit, or stays as it is
 * @throws Failure 409 `membership_outside`, `pass_used_up`, `visit_overlaps`
 */
export async function movedUses(context: Moving, { before, branch, period }: Move): Promise<number | null> {
  if (before.membershipId === null) return null;
  // Whoever freezes it waits, and finds what was moved; what he left is seen here.
  const membership = await lockMembership(context, before.membershipId);
  if (membership.kind === "seat" || membership.kind === "shift") {
    await checkRests(context, membership, period);
    return null;
  }
  if (membership.branchId !== branch.branchId) {
    const { name } = await findBranch(context, membership.branchId);
    throw conflict("membership_outside", `This visit is on a membership of ${name}. Choose a place there.`);
  }
  // What only goes to another desk takes what it took.
  if (+period.startAt === +before.startAt && +period.endAt === +before.endAt) return null;
  const rights = await visitRights(context, { membership, branch, type: before.type, period, moved: before });
  if ("refused" in rights) throw rights.refused;
  return rights.uses === before.uses ? null : rights.uses;
}

/** Writes down what a visit takes of its pass now. */
export const countUses = (
  { db, orgId }: Pick<Context, "db" | "orgId">,
  { bookingId, uses }: Pick<Row<"bookings">, "bookingId" | "uses">,
): Promise<Row<"bookings">> =>
  countingAnew(db, { orgId, bookingIds: [bookingId] }, () =>
    db
      .updateTable("bookings")
      .set({ uses })
      .where("orgId", "=", orgId)
      .where("bookingId", "=", bookingId)
      .returningAll()
      .executeTakeFirstOrThrow(),
  );
