import type { PublicBranch, PublicPass } from "@carrel/sdk";
import { amountText, type BranchHours, newPassUses, passHolds } from "@carrel/sdk/domain";
import { type Draft, draftPeriod } from "./draft";

/** A pass that a visit can begin with, and what it takes of it in the pass's unit. */
export interface PassOffer {
  pass: PublicPass;
  uses: number;
}

/**
 * The passes of a branch that hold the visit, the cheapest first.
 * @example passOffers(branch, { type: "DAILY", date: "2026-11-24" }) // [{ pass, uses: 1 }]
 */
export function passOffers(branch: Pick<PublicBranch, "passes"> & BranchHours, draft: Draft): PassOffer[] {
  const period = draftPeriod(draft, branch.timezone);
  if (!period) return [];
  const visit = { type: draft.type ?? "HOURLY", ...period };
  return branch.passes.flatMap((pass) => {
    const uses = newPassUses(pass, visit, branch);
    return uses === null ? [] : [{ pass, uses }];
  });
}

const counted = (count: number, word: string) => `${count} ${word}${count === 1 ? "" : "s"}`;

/**
 * What a pass holds, and what the visit takes of it.
 * @example passInWords(offer) // "10 days, to use within 3 months. This visit takes 1 day."
 */
export function passInWords({ pass: { allowance, duration }, uses }: PassOffer): string {
  const { total, unit } = passHolds(allowance);
  const within = `to use within ${counted(duration.count, duration.unit)}`;
  return `${amountText(total, unit)}, ${within}. This visit takes ${amountText(uses, unit)}.`;
}
