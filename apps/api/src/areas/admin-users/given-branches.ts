import type { Context } from "../../context";
import { invalid } from "../../failure";

interface Standing {
  isDefaultUser: boolean;
  allowedBranches: readonly string[];
}

/** A few of the branches that the transaction sees: enough to know whether there is one alone. */
const someBranches = ({ db, orgId }: Pick<Context, "db" | "orgId">) =>
  db.selectFrom("branches").select("branchId").where("orgId", "=", orgId).limit(2).execute();

/** The branches of somebody who was given none are the only one that there is; a place that has none yet gives none. */
export async function branchesOf(
  context: Pick<Context, "db" | "orgId">,
  { isDefaultUser, allowedBranches }: Standing,
): Promise<string[]> {
  if (isDefaultUser || allowedBranches.length > 0) return [...allowedBranches];
  const [only, another] = await someBranches(context);
  return only && !another ? [only.branchId] : [];
}

/**
 * As `branchesOf`, for somebody who is added.
 * @throws Failure 400 that names the field, where there are several to choose from
 */
export async function branchesToGive(context: Pick<Context, "db" | "orgId">, standing: Standing): Promise<string[]> {
  const branches = await branchesOf(context, standing);
  const isWithout = !standing.isDefaultUser && branches.length === 0;
  if (isWithout && (await someBranches(context)).length > 0) {
    throw invalid([{ path: ["allowedBranches"], message: "Choose the branches to work in, one at least" }]);
  }
  return branches;
}
