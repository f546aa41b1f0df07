import type { MembershipChange } from "@carrel/sdk/schemas";
import { findBranch } from "../branches/queries";
import { checkRuns, freezesOf } from "./hold-membership";
import { findMembership } from "./queries";
import { type Changing, changeRecord, reckonChange } from "./reckon-change";

/** What a change means before it is made; nothing is written, and nobody waits. */
export async function previewChange(context: Changing): Promise<MembershipChange> {
  const membership = await findMembership(context, context.input.id);
  checkRuns(membership, context.now);
  const [branch, freezes] = await Promise.all([
    findBranch(context, membership.branchId),
    freezesOf(context, membership.membershipId),
  ]);
  return changeRecord(await reckonChange(context, { membership, branch, freezes }), membership);
}
