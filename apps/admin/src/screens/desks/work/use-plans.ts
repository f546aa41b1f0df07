import { usePermission } from "@carrel/hooks";
import type { FeePlan } from "@carrel/sdk";
import { useQuery } from "@tanstack/react-query";
import { q } from "../../../app/carrel";

/** As many plans as are ever offered. */
const ALL_PLANS = 1000;
const NONE: FeePlan[] = [];

/** The organisation's fee plans, for those who may see them. */
export function usePlans() {
  const mayRead = usePermission("feePlans.read");
  const query = useQuery({ ...q.feePlans.list({ limit: ALL_PLANS, page: 1 }), enabled: mayRead });
  return { plans: query.data?.data ?? NONE, isPending: query.isLoading, error: query.error, mayRead };
}
