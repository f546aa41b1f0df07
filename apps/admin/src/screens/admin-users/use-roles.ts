import { useSession } from "@carrel/hooks";
import type { Role } from "@carrel/sdk";
import { can } from "@carrel/sdk/domain";
import { useQuery } from "@tanstack/react-query";
import { q } from "../../app/carrel";

/** As many roles as a picker offers at once. */
const PICKER_LIMIT = 1000;
const NONE: Role[] = [];

/** The organisation's roles; none for those whose own role doesn't include seeing them. */
export function useRoles() {
  const session = useSession();
  const query = useQuery({ ...q.roles.list({ limit: PICKER_LIMIT, page: 1 }), enabled: can(session, "roles.read") });
  return { roles: query.data?.data ?? NONE, isPending: query.isLoading };
}
