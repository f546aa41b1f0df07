import type { Page } from "@carrel/sdk";
import { keepPreviousData, type UseInfiniteQueryOptions, useInfiniteQuery } from "@tanstack/react-query";

/**
 * A list that grows by "load more": its rows so far, how many there are in all, and the first page's extras.
 * Old rows stay, dimmed, while a new search is on its way.
 */
export function usePages<Item, Reply extends Page<Item>, Key extends readonly unknown[]>(
  options: UseInfiniteQueryOptions<Reply, Error, { pages: Reply[] }, Key, number>,
) {
  const query = useInfiniteQuery({ ...options, placeholderData: keepPreviousData });
  const pages = query.data?.pages ?? [];
  return {
    query,
    rows: pages.flatMap((page) => page.data),
    total: pages.at(-1)?.totalRecords ?? 0,
    first: pages[0],
    isStale: query.isPlaceholderData,
  };
}
