import type { Membership } from "@carrel/sdk";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { q } from "../../../app/carrel";
import { changedBack } from "./changed-back";

/** Finds what changes a membership back to what it was; undefined where that would leave something behind, or cost something. */
export function useChangeBack(zone: string) {
  const queries = useQueryClient();
  const change = useMutation(q.memberships.change());
  return async (before: Membership, after: Membership) => {
    const back = changedBack(before, after, zone);
    if (!back) return undefined;
    const means = await queries
      .fetchQuery({ ...q.memberships.previewChange(back), staleTime: 0 })
      .catch(() => ({ due: undefined }));
    return means.due === 0 ? () => change.mutateAsync(back) : undefined;
  };
}
