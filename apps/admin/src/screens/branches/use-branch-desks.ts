import { usePermission, useSession } from "@carrel/hooks";
import type { Branch, PublicDesk } from "@carrel/sdk";
import { useQuery } from "@tanstack/react-query";
import { q } from "../../app/carrel";

/** As many desks as the server gives at once. */
const MOST_DESKS = 2000;

/** A desk as its code names it. */
export type NamedDesk = Pick<PublicDesk, "_id" | "name" | "zone">;

/** The desks of a branch that can be booked, as far as they are asked for. */
export interface BranchDesks {
  desks: NamedDesk[];
  isPending: boolean;
  error: Error | null;
  retry: () => void;
  /** Whether they can be read at all: the staff's list covers the selected branch, the visitors' list open ones. */
  isReadable: boolean;
}

/** A branch's desks, also where another one is selected: then as visitors see them. */
export function useBranchDesks({ _id: branchId, isActive }: Branch): BranchDesks {
  const { selectedBranch } = useSession();
  const mayRead = usePermission("desks.read");
  const isOwn = selectedBranch === branchId && mayRead;
  const own = useQuery({ ...q.desks.list({ limit: MOST_DESKS, page: 1 }), enabled: isOwn });
  const open = useQuery({
    ...q.desks.listPublic({ branchId, limit: MOST_DESKS, page: 1 }),
    enabled: !isOwn && isActive,
  });
  const query = isOwn ? own : open;
  return {
    desks: isOwn ? (own.data?.data.filter((desk) => desk.isActive) ?? []) : (open.data?.data ?? []),
    isPending: query.isLoading,
    error: query.error,
    retry: () => void query.refetch(),
    isReadable: isOwn || isActive,
  };
}
