import { useSession } from "@carrel/hooks";
import type { Branch } from "@carrel/sdk";
import { can } from "@carrel/sdk/domain";
import { useQuery } from "@tanstack/react-query";
import { q } from "./carrel";

/** As many branches as a picker offers at once. */
const PICKER_LIMIT = 1000;
const NONE: Branch[] = [];

/** The branches that the person may work in, in one query for all who offer or name them. */
export function useBranches() {
  const session = useSession();
  const query = useQuery({
    ...q.branches.list({ limit: PICKER_LIMIT, page: 1 }),
    enabled: can(session, "branches.read"),
  });
  return { branches: query.data?.data ?? NONE, isPending: query.isLoading, isKnown: query.isSuccess };
}
