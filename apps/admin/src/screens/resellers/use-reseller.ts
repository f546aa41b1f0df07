import { usePermission, useSession } from "@carrel/hooks";
import { useSuspenseQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { q } from "../../app/carrel";

const route = getRouteApi("/signed-in/office/resellers/$resellerId");

/** Whether one may change resellers: the super organisation alone does. */
function useMayEditResellers(): boolean {
  const { isSuper } = useSession().loggedOrgDetails;
  return usePermission("resellers.write") && isSuper;
}

/** The reseller whose screen is open; only below what has loaded it. */
export function useReseller() {
  const { resellerId } = route.useParams();
  const { data: reseller } = useSuspenseQuery(q.resellers.get({ id: resellerId }));
  return { reseller, mayEdit: useMayEditResellers(), isOwn: useSession().loggedOrgDetails._id === reseller._id };
}
