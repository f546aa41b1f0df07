import { sql } from "kysely";
import type { Context } from "../../context";
import type { Row } from "../../database/schema";
import { setMembership } from "./owned-bookings";

type Asking = Pick<Context, "db" | "orgId" | "now">;

/**
 * Takes what was paid for a membership as a whole, but for what stays with it: it goes over with the days that it was for.
 * @param membership locked
 * @param keep in the minor unit, the most that stays
 * @returns what was taken; `addOwnPaid` gives it to the membership that goes on
 */
export async function takeOwnPaid(
  context: Asking,
  { membershipId, ...membership }: Pick<Row<"memberships">, "membershipId" | "paid">,
  keep: number,
): Promise<number> {
  const paid = membership.paid ?? 0;
  const taken = Math.max(0, paid - keep);
  if (taken > 0) await setMembership(context, membershipId, { paid: paid - taken });
  return taken;
}

/** Gives a membership what was paid for days that it goes on with. */
export async function addOwnPaid({ db, orgId, now }: Asking, membershipId: string, amount: number): Promise<void> {
  if (amount === 0) return;
  await db
    .updateTable("memberships")
    .set({ paid: sql<number>`coalesce(paid, 0) + ${amount}::bigint`, updatedAt: now })
    .where("orgId", "=", orgId)
    .where("membershipId", "=", membershipId)
    .execute();
}
