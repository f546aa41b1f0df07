import type { PublicBranch } from "@carrel/sdk";
import type { Period } from "@carrel/sdk/domain";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { q } from "../app/carrel";

/** Page size of the QR flow's desk list. */
const LIMIT = 50;

/** All desks of a branch with their status in a period, and its price; page after page is fetched until all are there. */
export function useDesks(branch: PublicBranch, period: Period | null) {
  const query = useInfiniteQuery({
    ...q.desks.listPublic.pages({
      branchId: branch._id,
      limit: LIMIT,
      ...(period && { startAt: period.startAt.toISOString(), endAt: period.endAt.toISOString() }),
    }),
    enabled: period !== null,
    placeholderData: keepPreviousData,
    // Others book at the same time.
    refetchInterval: 30_000,
  });
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query;

  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, fetchNextPage]);

  const pages = query.data?.pages ?? [];
  return {
    query,
    rows: pages.flatMap((page) => page.data),
    quote: pages[0]?.quote ?? null,
    isLoaded: pages.length > 0,
  };
}
