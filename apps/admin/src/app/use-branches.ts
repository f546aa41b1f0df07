import { useSession } from "@carrel/hooks";
import type { Branch } from "@carrel/sdk";
import { can } from "@carrel/sdk/domain";
import { useQuery } from "@tanstack/react-query";
import { q, queryClient } from "./carrel";

/** As many branches as a picker offers at once. */
const PICKER_LIMIT = 1000;
const NONE: Branch[] = [];

const branchesRead = () => q.branches.list({ limit: PICKER_LIMIT, page: 1 });

/** Has the branches there before a screen is drawn whose first values hang on their zones; one that fails is told by who shows them. */
export async function branchesFirst(): Promise<void> {
  const session = await queryClient.ensureQueryData(q.auth.session());
  if (can(session, "branches.read")) await queryClient.ensureQueryData(branchesRead()).catch(() => undefined);
}

/** The branches that the person may work in, in one query for all who offer or name them. */
export function useBranches() {
  const session = useSession();
  const query = useQuery({ ...branchesRead(), enabled: can(session, "branches.read") });
  return { branches: query.data?.data ?? NONE, isPending: query.isLoading, isKnown: query.isSuccess };
}
