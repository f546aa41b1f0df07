import { auth, type Session } from "@carrel/sdk";
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useCarrel } from "./provider";
import { useRows } from "./use-rows";

const rows = () => ({ auth: { session: auth.session, selectBranch: auth.selectBranch } });

/** The two calls that the session hooks make. */
export const useSessionQueries = () => useRows(rows).auth;

/**
 * The session of the signed-in person. For screens behind the sign-in: it suspends until the session is there,
 * and throws the call's error when there is none.
 * @example const { name, loggedOrgDetails } = useSession();
 */
export function useSession(): Session {
  return useSuspenseQuery(useSessionQueries().session()).data;
}

/** The session if it is known already; asks nobody for it. */
export function useKnownSession(): Session | undefined {
  const client = useCarrel();
  const options = useMemo(
    () => ({ queryKey: ["auth", "session", {}] as const, queryFn: () => client.auth.session(), enabled: false }),
    [client],
  );
  return useQuery(options).data;
}
