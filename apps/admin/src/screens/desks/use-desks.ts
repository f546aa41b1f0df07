import { useSession } from "@carrel/hooks";
import { q } from "../../app/carrel";
import { usePages } from "../../lists/use-pages";

/** As many as the server gives at once: status and zone narrow what is here, and a plan shows every desk. */
const ALL_DESKS = 2000;

/** Milliseconds between two looks at who sits where. */
export const LIVE = 30_000;

/** The desks of the selected branch as they stand now, kept up to date while they are looked at. */
export function useDesks(search?: string) {
  const session = useSession();
  return usePages(
    { ...q.desks.list.pages({ limit: ALL_DESKS, ...(search && { search }) }), refetchInterval: LIVE },
    { enabled: session.selectedBranch !== null },
  );
}
