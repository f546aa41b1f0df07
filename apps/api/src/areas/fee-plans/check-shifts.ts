import type { PlanPrice } from "@carrel/sdk/schemas";
import type { Context } from "../../context";
import { type Issue, invalid } from "../../failure";

/** What of a plan names shifts. */
interface Naming {
  /** Where it is sold; empty: everywhere. */
  branchIds: readonly string[];
  shiftIds: readonly string[];
  prices: readonly PlanPrice[];
}

/** What is wrong with a shift that a plan names. */
const issueOf = (branchIds: readonly string[], branchId: string | undefined): string | null => {
  if (branchId === undefined) return "Shift not found";
  return branchIds.length === 0 || branchIds.includes(branchId) ? null : "This plan is not sold in the shift's branch";
};

/**
 * Checks the shifts that a plan names.
 * @param named those that it names already: what is another branch's may stay where the person doesn't see it
 * @throws Failure 400 that names each that doesn't exist, is another tenant's, not the person's, or of a branch that doesn't sell the plan
 */
export async function checkShifts(
  { db, orgId }: Pick<Context, "db" | "orgId">,
  { branchIds, shiftIds, prices }: Naming,
): Promise<void> {
  const asked = [...new Set([...shiftIds, ...prices.flatMap(({ shiftId }) => shiftId ?? [])])];
  if (asked.length === 0) return;
  const known = await db
    .selectFrom("shifts")
    .select(["shiftId", "branchId"])
    .where("orgId", "=", orgId)
    .where("shiftId", "in", asked)
    // Who deletes one of them waits until the plan is written, and finds it.
    .forKeyShare()
    .execute();
  const branches = new Map(known.map(({ shiftId, branchId }) => [shiftId, branchId]));
  const issues: Issue[] = [
    ...shiftIds.flatMap((shiftId, index) => {
      const message = issueOf(branchIds, branches.get(shiftId));
      return message ? [{ path: ["shiftIds", index], message }] : [];
    }),
    ...prices.flatMap(({ shiftId }, index) => {
      const message = shiftId ? issueOf(branchIds, branches.get(shiftId)) : null;
      return message ? [{ path: ["prices", index, "shiftId"], message }] : [];
    }),
  ];
  if (issues.length > 0) throw invalid(issues);
}
