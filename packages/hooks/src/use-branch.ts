import { auth, type Session } from "@carrel/sdk";
import { type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";
import { useSession, useSessionQueries } from "./session";

/** What a change of branch leaves alone: the session (which it sets itself) and the organisation. The theme is no query. */
const isKept = (key: QueryKey) => key[0] === "organisation" || (key[0] === "auth" && key[1] === "session");

/** What `useBranch` gives. */
export interface BranchChoice {
  /** The branch that lists cover; null while there is none. */
  selectedBranch: string | null;
  /** Changes it, and forgets what was loaded for the one before. Resolves to the message for the person. */
  changeBranch: (branchId: string) => Promise<string>;
  isChanging: boolean;
}

/**
 * The person's branch, and how to change it. Screens then load anew; theme, organisation and session stay.
 * @example const { changeBranch } = useBranch();
 */
export function useBranch(): BranchChoice {
  const session = useSession();
  const queries = useSessionQueries();
  const queryClient = useQueryClient();
  const change = useMutation(queries.selectBranch());
  const changeBranch = async (selectedBranch: string) => {
    const changed: Session = await change.mutateAsync({ _id: session._id, selectedBranch });
    queryClient.setQueryData(queries.session().queryKey, changed);
    // Not awaited: the branch has changed, whether or not a screen's reload succeeds.
    void queryClient.resetQueries({ predicate: ({ queryKey }) => !isKept(queryKey) });
    return auth.selectBranch.success ?? "";
  };
  return { selectedBranch: session.selectedBranch, changeBranch, isChanging: change.isPending };
}
