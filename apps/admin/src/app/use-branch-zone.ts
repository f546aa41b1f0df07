import { useSession } from "@carrel/hooks";
import { useQuery } from "@tanstack/react-query";
import { q } from "./carrel";

/** The selected branch's time zone; until it is known, the organisation's. */
export function useBranchZone(): string {
  const session = useSession();
  const branch = useQuery({
    ...q.branches.get({ id: session.selectedBranch ?? "" }),
    enabled: session.selectedBranch !== null,
  });
  return branch.data?.timezone ?? session.loggedOrgDetails.timezone;
}
