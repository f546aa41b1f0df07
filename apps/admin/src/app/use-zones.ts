import { usePermission, useSession } from "@carrel/hooks";
import { useQuery } from "@tanstack/react-query";
import { q } from "./carrel";
import { zonesOf } from "./words/zones";

/** As many as the server gives at once. */
const ALL_DESKS = 2000;

/** The zones of the selected branch, for those who may see its desks. */
export function useZones(): string[] {
  const { selectedBranch } = useSession();
  const mayRead = usePermission("desks.read");
  const { data } = useQuery({
    ...q.desks.list({ limit: ALL_DESKS, page: 1 }),
    enabled: mayRead && selectedBranch !== null,
  });
  return zonesOf(data?.data ?? []);
}
