import { type PagesOptions, recordsOf } from "@carrel/hooks";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { type AnyPage, countOf } from "./any-page";
import { useLoadMore } from "./use-load-more";

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
export type PagedList<Row> = Omit<ReturnType<typeof usePages<AnyPage>>, "rows" | "first"> & { rows: Row[] };
