import { skipToken, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useSyncExternalStore } from "react";

/** The marked rows of a list. */
export interface Selection {
  ids: readonly string[];
  /** Everything that the filters find is meant, rows that are not loaded yet among them. */
  all: boolean;
}

const NOTHING: Selection = { ids: [], all: false };

/**
 * The marked rows of a list, kept with what is cached: still there on the way back from a detail, another one for other
 * filters, gone with the branch and the session.
 * @param list its name
 * @param filters what narrows it, as it stands in the address
 */
export function useSelection(list: string, filters: string) {
  const queryClient = useQueryClient();
  const cache = queryClient.getQueryCache();
  // Who looks at it keeps it in the cache. What it is comes from the cache itself: a query tells of a change in a later
  // task, until which the box that was ticked would jump back.
  useQuery({ queryKey: ["selection", list, filters], queryFn: skipToken });
  const selection = useSyncExternalStore(
    useCallback((onChange) => cache.subscribe(onChange), [cache]),
    () => queryClient.getQueryData<Selection>(["selection", list, filters]) ?? NOTHING,
  );
  const select = useCallback(
    (next: Selection) => queryClient.setQueryData(["selection", list, filters], next),
    [queryClient, list, filters],
  );
  return [selection, select] as const;
}
