import { formatPeriod } from "@carrel/sdk/domain";
import type { Context } from "../../context";
import type { Row } from "../../database/schema";
import { conflict, notFound } from "../../failure";
import { holdDaysOfMemberships } from "../branches/hold-days";
import { findBranch } from "../branches/queries";
import { lockCustomers, lockDesks } from "../desks/assignments";
import { wordsOf } from "../tenant";
import { findMembership, lockMembership, type NamedMembership } from "./queries";

type Asking = Pick<Context, "db" | "orgId" | "now" | "organisation">;

/** A membership that runs or is to come, and that nobody else changes meanwhile. */
export interface HeldMembership {
  membership: NamedMembership;
  branch: Row<"branches">;
  /** Whose it is. */
  customer: Row<"customers">;
  freezes: Row<"membershipFreezes">[];
  /** Another customer who was asked for. */
  other?: Row<"customers"> | undefined;
}

/** The times at which a membership rests, by their start. */
export const freezesOf = ({ db, orgId }: Pick<Asking, "db" | "orgId">, membershipId: string) =>
  db
    .selectFrom("membershipFreezes")
    .selectAll()
    .where("orgId", "=", orgId)
    .where("membershipId", "=", membershipId)
    .orderBy("startAt")
    .execute();

/** @throws Failure 409 `membership_over` */
export function checkRuns(membership: NamedMembership, now: Date): void {
  if (membership.status === "ACTIVE" && membership.endAt > now) return;
  throw conflict("membership_over", "This membership is over. Sell another one instead.");
}

/** @throws Failure 409 `membership_frozen` where it rests at an instant or later */
export function checkAwake(
  freezes: readonly Row<"membershipFreezes">[],
  from: Date,
  { timezone }: Row<"branches">,
): void {
  const ahead = freezes.find(({ endAt }) => endAt > from);
  if (!ahead) return;
  const time = formatPeriod(ahead.startAt, ahead.endAt, timezone);
  throw conflict("membership_frozen", `This membership rests: ${time}. Take that freeze back first.`);
}

/**
 * Locks desks, then customers, then a membership, and reads it.
 * @param others desks and customers that are to have a part in the change
 * @throws Failure 404; 409 `membership_moved`, `membership_over`
 */
export async function holdMembership(
  context: Asking,
  membershipId: string,
  { deskId, customerId }: { deskId?: string | undefined; customerId?: string | undefined } = {},
): Promise<HeldMembership> {
  await holdDaysOfMemberships(context, [membershipId]);
  const seen = await findMembership(context, membershipId);
  const deskIds = [seen.deskId, deskId].filter((id) => id !== null && id !== undefined);
  if (deskIds.length > 0) await lockDesks(context, deskIds);
  const customers = await lockCustomers(context, [seen.customerId, ...(customerId ? [customerId] : [])]);
  const membership = await lockMembership(context, membershipId);
  if (membership.customerId !== seen.customerId) {
    throw conflict("membership_moved", "This membership was transferred meanwhile. Look again.");
  }
  const customer = customers.get(membership.customerId);
  if (!customer) throw notFound(wordsOf(context).member);
  checkRuns(membership, context.now);
  const [branch, freezes] = await Promise.all([
    findBranch(context, membership.branchId),
    freezesOf(context, membershipId),
  ]);
  return { membership, branch, customer, freezes, other: customerId ? customers.get(customerId) : undefined };
}
