import { type PagesOptions, recordsOf } from "@carrel/hooks";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";

interface AnyPage {
  data: { _id: string }[];
  totalRecords: number;
}

/**
 * A list that grows by "load more": its rows so far, how many there are in all, and the first page's extras.
 * Old rows stay, dimmed, while a new search is on its way.
 */
export function usePages<Reply extends AnyPage>(options: PagesOptions<Reply>, { enabled = true } = {}) {
  const query = useInfiniteQuery({ ...options, enabled, placeholderData: keepPreviousData });
  const pages = query.data?.pages ?? [];
  const rows: Reply["data"][number][] = recordsOf(query.data);
  return {
    rows,
    total: pages.at(-1)?.totalRecords ?? 0,
    first: pages[0],
    error: query.error,
    isPending: query.isPending,
    /** Nothing came: where nothing was searched for, the empty state offers the first step and the header need not. */
    isEmpty: query.isSuccess && rows.length === 0,
    /** What is shown belongs to the search before. */
    isStale: query.isPlaceholderData,
    isLoadingMore: query.isFetchingNextPage,
    loadMore: () => void query.fetchNextPage(),
    retry: () => void query.refetch(),
  };
}

/** A list's rows and state, whatever call they come from. */
export type PagedList<Row> = Omit<ReturnType<typeof usePages<AnyPage>>, "rows" | "first"> & { rows: Row[] };
