import type { Context } from "../context";
import { Failure } from "../failure";

/**
 * For what belongs to all branches, or tells of them at once.
 * @param doing such as "read the audit log"
 * @throws Failure 403 `branch_scope` for somebody of some branches, and for his key
 */
export function requireEveryBranch({ actor }: Pick<Context, "actor">, doing: string): void {
  if ("allowedBranches" in actor && actor.allowedBranches === null) return;
  throw new Failure({
    status: 403,
    code: "branch_scope",
    message: `Only people who may work in every branch can ${doing}.`,
  });
}
