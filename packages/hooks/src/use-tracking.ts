import { type TrackingEvent, type TrackingQuery, tracking } from "@carrel/sdk";
import {
  type TrackingFilters,
  trackingFilters,
  withoutTrackingFilters,
  withTrackingFilters,
  withTrackingLimit,
  withTrackingPage,
} from "@carrel/sdk/domain";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useRows } from "./use-rows";

const rows = () => ({ tracking: { list: tracking.list } });

/** Filters to change; null or an empty text takes one away. */
export type TrackingChoices = {
  readonly [Name in Exclude<keyof TrackingQuery, "page" | "limit">]?: TrackingQuery[Name] | null;
};

/** What `useTracking` gives. */
export interface Tracking {
  /** The events of the page; those of the page before while another is on its way. */
  trackingData: readonly TrackingEvent[];
  /** Events on all pages. */
  trackingTotal: number;
  /** From 1. */
  trackingPage: number;
  /** Events a page. */
  trackingLimit: number;
  trackingHasMore: boolean;
  /** What the list is asked by. */
  filters: TrackingFilters;
  loading: boolean;
  /** Why the last call failed; null again as soon as another starts. */
  error: Error | null;
  /** Changes some filters, and begins at page 1. */
  setFilters: (choices: TrackingChoices) => void;
  /** Drops all filters: page 1, at the current limit. */
  clearFilters: () => void;
  setPage: (page: number) => void;
  /** Changes the page size, and begins at page 1. */
  setLimit: (limit: number) => void;
  /** Empties the list, until it is asked for anew. */
  reset: () => void;
  /** Asks anew: after a failure, or a reset. */
  reload: () => void;
}

interface View {
  filters: TrackingFilters;
  /** False after a reset. */
  isShown: boolean;
  /** Whether the events before stay until the next are there: not when a reset took them away. */
  keepsEvents: boolean;
}

const startOf = (choices: TrackingChoices): View => ({
  filters: withTrackingFilters(trackingFilters(), choices),
  isShown: true,
  keepsEvents: true,
});
const NONE: readonly TrackingEvent[] = [];

/**
 * The list of what people did, page by page, and the filters that it is asked by.
 * @param first the filters that it begins with; later ones are not looked at (`setFilters` changes them)
 * @example const { trackingData, trackingHasMore, setFilters, setPage } = useTracking({ userId: person._id });
 */
export function useTracking(first: TrackingChoices = {}): Tracking {
  const [{ filters, isShown, keepsEvents }, setView] = useState(() => startOf(first));
  const { list } = useRows(rows).tracking;
  const { data, error, isFetching, refetch } = useQuery({
    ...list(queryOf(filters)),
    enabled: isShown,
    ...(keepsEvents && { placeholderData: keepPreviousData }),
  });
  const actions = useMemo(() => {
    const turn = (change: (filters: TrackingFilters) => TrackingFilters) =>
      setView((view) => ({ filters: change(view.filters), isShown: true, keepsEvents: view.isShown }));
    return {
      setFilters: (choices: TrackingChoices) => turn((before) => withTrackingFilters(before, choices)),
      clearFilters: () => turn(withoutTrackingFilters),
      setPage: (page: number) => turn((before) => withTrackingPage(before, page)),
      setLimit: (limit: number) => turn((before) => withTrackingLimit(before, limit)),
      reset: () =>
        setView((view) => ({ filters: withTrackingPage(view.filters, 1), isShown: false, keepsEvents: false })),
      reload: () => {
        turn((before) => before);
        void refetch();
      },
    };
  }, [refetch]);
  const reply = isShown ? data : undefined;
  return {
    trackingData: reply?.data ?? NONE,
    trackingTotal: reply?.totalCount ?? 0,
    trackingPage: filters.page,
    trackingLimit: filters.limit,
    trackingHasMore: filters.page < (reply?.totalPages ?? 0),
    filters,
    loading: isFetching,
    error: isFetching ? null : error,
    ...actions,
  };
}

/** Without the empty filters, so that the cache knows two ways to ask for the same as one. */
const queryOf = (filters: TrackingFilters) =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value != null && value !== "")) as TrackingQuery;
