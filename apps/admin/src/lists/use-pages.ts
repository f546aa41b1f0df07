import { type PagesOptions, recordsOf } from "@carrel/hooks";
import type { PlanRoom } from "@carrel/sdk/schemas";
import {
  type InfiniteData,
  keepPreviousData,
  type UseInfiniteQueryResult,
  useInfiniteQuery,
} from "@tanstack/react-query";
import { useState } from "react";

/** A page of a list as a call answers it. Some lists count in `totalCount`. */
export type AnyPage = { data: { _id: string }[] } & { atLeast?: true; room?: PlanRoom | null } & (
    | { totalRecords: number }
    | { totalCount: number }
  );

export const countOf = (page: AnyPage) => ("totalRecords" in page ? page.totalRecords : page.totalCount);

/**
 * A list that grows by "load more": its rows so far, how many there are in all, and the first page's extras.
 * Old rows stay, dimmed, while a new search is on its way.
 */
export function usePages<Reply extends AnyPage>(options: PagesOptions<Reply>, { enabled = true } = {}) {
  const query = useInfiniteQuery({ ...options, enabled, placeholderData: keepPreviousData });
  const pages = query.data?.pages ?? [];
  const last = pages.at(-1);
  const rows: Reply["data"][number][] = recordsOf(query.data);
  return {
    rows,
    total: last ? countOf(last) : 0,
    /** There are more than `total`, which the server didn't count. */
    atLeast: last?.atLeast === true,
    first: pages[0],
    error: query.error,
    isPending: query.isPending,
    /** Nothing came: where nothing was searched for, the empty state offers the first step and the header need not. */
    isEmpty: query.isSuccess && rows.length === 0,
    /** What is shown belongs to the search before. */
    isStale: query.isPlaceholderData,
    ...useLoadMore(query),
    retry: () => void query.refetch(),
  };
}

/** A list's rows and state, whatever call they come from. */
export type PagedList<Row> = Omit<ReturnType<typeof usePages<AnyPage>>, "rows" | "first"> & { rows: readonly Row[] };

/**
 * The next page of a list. A refetch that is on its way (somebody has just added a row) is waited for: the next page
 * would end it, and what it was to bring would never come.
 */
function useLoadMore<Reply>(query: UseInfiniteQueryResult<InfiniteData<Reply>>) {
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
