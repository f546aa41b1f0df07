import type { AdminUser, Branch } from "@carrel/sdk";

/** Where somebody may work, in a few words. */
export function branchAccess(
  { isDefaultUser, allowedBranches }: Pick<AdminUser, "isDefaultUser" | "allowedBranches">,
  branches: readonly Branch[],
): string {
  if (isDefaultUser) return "Every branch";
  const [only] = allowedBranches;
  if (only === undefined) return "None yet";
  const name = branches.find(({ _id }) => _id === only)?.name;
  return allowedBranches.length === 1 ? (name ?? "1 branch") : `${allowedBranches.length} branches`;
}
