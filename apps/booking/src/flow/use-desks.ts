import type { PublicBranch } from "@carrel/sdk";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { q } from "../app/carrel";
import { type Draft, draftPeriod } from "./draft";

/** Page size of the QR flow's desk list. */
const LIMIT = 50;

/**
 * All desks of a branch with their status in a draft's period, and its price; page after page is fetched until all are there.
 * @param date local date of the branch, whose slots are asked for as well; without a period no more than that is wanted
 */
export function useDesks(branch: PublicBranch, draft: Draft, date = draft.date) {
  const period = draftPeriod(draft, branch.timezone);
  const query = useInfiniteQuery({
    ...q.desks.listPublic.pages({
      branchId: branch._id,
      limit: LIMIT,
      ...(date && { date }),
      ...(period && { startAt: period.startAt.toISOString(), endAt: period.endAt.toISOString() }),
    }),
    enabled: period !== null || date !== undefined,
    placeholderData: keepPreviousData,
    // Others book at the same time.
    refetchInterval: 30_000,
  });
  const isAsked = period !== null;
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query;

  useEffect(() => {
    if (isAsked && hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [isAsked, hasNextPage, isFetchingNextPage, fetchNextPage]);

  const pages = query.data?.pages ?? [];
  const rows = pages.flatMap((page) => page.data);
  const shared = pages[0]?.quote ?? null;
  const desk = rows.find(({ _id }) => _id === draft.desk);
  return {
    query,
    rows,
    /** The draft's. */
    desk,
    /** What a desk costs that has no price of its own. */
    shared,
    /** What the draft costs: at its desk, once one is chosen. */
    quote: desk?.quote ?? shared,
    /** By a slot's start, how many desks are free for all of it. */
    free: new Map((pages[0]?.slots ?? []).map((slot) => [Date.parse(slot.startAt), slot.free])),
    /** Whether all pages are there. */
    isWhole: query.isSuccess && !hasNextPage,
    isLoaded: pages.length > 0,
  };
}
