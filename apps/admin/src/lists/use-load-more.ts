import type { InfiniteData, UseInfiniteQueryResult } from "@tanstack/react-query";
import { useState } from "react";

/**
 * The next page of a list. A refetch that is on its way (somebody has just added a row) is waited for: the next page
 * would end it, and what it was to bring would never come.
 */
export function useLoadMore<Reply>(query: UseInfiniteQueryResult<InfiniteData<Reply>>) {
  const [isAsked, setIsAsked] = useState(false);
  const { isFetching, isFetchingNextPage, refetch, fetchNextPage } = query;
  const load = async () => {
    setIsAsked(true);
    // Joins the fetch that runs.
    if (isFetching) await refetch({ cancelRefetch: false });
    await fetchNextPage();
    setIsAsked(false);
  };
  return {
    isLoadingMore: isAsked || isFetchingNextPage,
    loadMore: () => {
      if (!isAsked && !isFetchingNextPage) void load();
    },
  };
}
