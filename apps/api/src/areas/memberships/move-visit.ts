import type { Period } from "@carrel/sdk/domain";
import type { Context } from "../../context";
import { countingAnew } from "../../database/count";
import type { Row } from "../../database/schema";
import { conflict } from "../../failure";
import { findBranch } from "../branches/queries";
import { findMembership, lockMembership } from "./queries";
import { visitRights } from "./visit-rights";

type Moving = Pick<Context, "db" | "orgId" | "now" | "organisation">;

/** A booking that is to be moved, and where to. */
interface Move {
  before: Row<"bookings">;
  branch: Row<"branches">;
  period: Period;
}

/**
 * Checks that a visit which is moved stays within its membership's rights, and reckons what it takes of a pass there.
 * @returns what it takes, where that is another than before; null for what is no visit, or stays as it is
 * @throws Failure 409 `membership_outside`, `pass_used_up`, `visit_overlaps`
 */
export async function movedUses(context: Moving, { before, branch, period }: Move): Promise<number | null> {
  if (before.membershipId === null) return null;
  const { kind } = await findMembership(context, before.membershipId);
  if (kind !== "floating" && kind !== "pass") return null;
  const membership = await lockMembership(context, before.membershipId);
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
