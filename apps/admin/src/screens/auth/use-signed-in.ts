import type { Session } from "@carrel/sdk";
import { useRouter } from "@tanstack/react-router";
import { q, queryClient } from "../../app/carrel";
import { homeOf } from "../../app/navigation";

/**
 * What follows a sign-in, however it came about: nothing of the person before is left, and he lands where he wanted to go.
 * @param from a path of this site
 */
export function useSignedIn(from: string | undefined) {
  const router = useRouter();
  return async (session: Session) => {
    queryClient.clear();
    queryClient.setQueryData(q.auth.session().queryKey, session);
    return router.navigate({ href: from ?? homeOf(session) });
  };
}
