import { useSession } from "@carrel/hooks";
import { useBranches } from "./use-branches";

/**
 * A branch's time zone; until it is known, the organisation's.
 * @param branchId default: the selected branch
 */
export function useBranchZone(branchId?: string): string {
  const session = useSession();
  const { branches } = useBranches();
  const wanted = branchId ?? session.selectedBranch;
  return branches.find(({ _id }) => _id === wanted)?.timezone ?? session.loggedOrgDetails.timezone;
}
