import type { Context } from "../context";
import { Failure } from "../failure";
import { placeOf } from "./tenant";

/**
 * For what tells of every branch at once.
 * @param what such as "the audit log"
 * @throws Failure 403 `branch_scope` for somebody of some branches
 */
export function requireEveryBranch(context: Pick<Context, "actor">, what: string): void {
  if (placeOf(context).allowedBranches === null) return;
  throw new Failure({
    status: 403,
    code: "branch_scope",
    message: `Only people who may work in every branch can read ${what}.`,
  });
}
