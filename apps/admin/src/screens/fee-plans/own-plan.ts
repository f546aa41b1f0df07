import type { FeePlan, Session } from "@carrel/sdk";

/** Why somebody who may change fee plans can't change this one; undefined where he can. The server refuses the same. */
export function whyNotOwn({ branchIds }: Pick<FeePlan, "branchIds">, session: Session): string | undefined {
  if (session.isDefaultUser) return undefined;
  if (branchIds.length === 0) return "It is sold in every branch: only people who work in all of them change it.";
  return branchIds.every((id) => session.allowedBranches.includes(id))
    ? undefined
    : "It is also sold in branches that you don't work in.";
}

/** What a plan that is sold is called, and one that is not. */
export const ON_SALE = ["On sale", "Withdrawn"] as const;
