import { usePermission } from "@carrel/hooks";
import type { Shift } from "@carrel/sdk";
import { useQueries } from "@tanstack/react-query";
import { q } from "./carrel";

/** As many as a branch ever has. */
const ALL_SHIFTS = 100;

/** The shifts of some branches, each branch's by their start; none for who may not see them. */
export function useShifts(branchIds: readonly string[]) {
  const mayRead = usePermission("feePlans.read");
  return useQueries({
    queries: branchIds.map((branchId) => ({
      ...q.shifts.list({ branchId, limit: ALL_SHIFTS, page: 1 }),
      enabled: mayRead,
    })),
    combine: (found): { shifts: Shift[]; isPending: boolean } => ({
      shifts: found.flatMap(({ data }) => data?.data ?? []),
      isPending: found.some(({ isLoading }) => isLoading),
    }),
  });
}
