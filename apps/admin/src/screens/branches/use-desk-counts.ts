import { usePermission, useSession } from "@carrel/hooks";
import type { Branch, DeskCounters } from "@carrel/sdk";
import { useQuery } from "@tanstack/react-query";
import { q } from "../../app/carrel";

/** Milliseconds between two looks. */
const LIVE = 30_000;

interface DeskCounts {
  /** How many of the branch's desks are what now; undefined while that is not known. */
  counters: Pick<DeskCounters, "total" | "freeNow" | "takenNow"> | undefined;
  isPending: boolean;
  error: Error | null;
  retry: () => void;
  /** Whether they can be read at all: the desks' list covers the selected branch, the dashboard any. */
  isReadable: boolean;
}

/** How a branch's desks stand now, also where another one is selected: as the desks' screen or the dashboard counts them. */
export function useDeskCounts({ _id: branchId }: Branch): DeskCounts {
  const { selectedBranch } = useSession();
  const mayRead = { desks: usePermission("desks.read"), dashboard: usePermission("dashboard.read") };
  const isOwn = selectedBranch === branchId && mayRead.desks;
  const own = useQuery({ ...q.desks.list({ limit: 1, page: 1 }), refetchInterval: LIVE, enabled: isOwn });
  const stats = useQuery({
    ...q.dashboard.bookingStats({ branchId }),
    refetchInterval: LIVE,
    enabled: !isOwn && mayRead.dashboard,
  });
  const { isLoading, error, refetch } = isOwn ? own : stats;
  return {
    counters: isOwn ? own.data?.counters : stats.data?.deskOccupancy,
    isPending: isLoading,
    error,
    retry: () => void refetch(),
    isReadable: isOwn || mayRead.dashboard,
  };
}
