import { usePermission } from "@carrel/hooks";
import { useSuspenseQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { q } from "../../app/carrel";

const route = getRouteApi("/signed-in/office/branches/$branchId");

/** The branch whose screen is open; only below what has loaded it. */
export function useBranchRecord() {
  const { branchId } = route.useParams();
  const { data: branch } = useSuspenseQuery(q.branches.get({ id: branchId }));
  return { branch, mayEdit: usePermission("branches.write") };
}
