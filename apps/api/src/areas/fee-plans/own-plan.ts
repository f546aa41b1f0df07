import type { Context } from "../../context";
import { Failure } from "../../failure";
import { placeOf } from "../tenant";

/**
 * Lets through who may change a plan: it is sold in his branches and in no other. A plan that names none is every branch's.
 * @throws Failure 403 `branch_scope`
 */
export function requireOwnPlan(context: Pick<Context, "actor">, name: string, branchIds: readonly string[]): void {
  const { allowedBranches } = placeOf(context);
  if (allowedBranches === null) return;
  if (branchIds.length > 0 && branchIds.every((branchId) => allowedBranches.includes(branchId))) return;
  const message =
    branchIds.length === 0
      ? `${name} is sold in every branch: only people who may work in all of them can change it. Name your branches for a plan of yours.`
      : `${name} is also sold in branches that you don't work in. Ask somebody who works in them all.`;
  throw new Failure({ status: 403, code: "branch_scope", message });
}
