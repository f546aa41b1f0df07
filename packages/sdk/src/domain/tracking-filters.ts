/** Records a page of the tracking list. */
export const TRACKING_LIMIT = 20;

/** What the tracking list is asked by: page (from 1), limit, and filters. Empty filters are left out of the call. */
export type TrackingFilters = {
  readonly page: number;
  readonly limit: number;
  readonly [filter: string]: string | number | null | undefined;
};

/** The first page of everything. */
export const trackingFilters = (limit = TRACKING_LIMIT): TrackingFilters => ({ page: 1, limit });

/** Changes filters. What is found is another list, so it begins at page 1. */
export const withTrackingFilters = (
  filters: TrackingFilters,
  changes: Readonly<Record<string, string | number | null | undefined>>,
): TrackingFilters => ({ ...filters, ...changes, page: 1, limit: filters.limit });

/** Turns to a page. */
export const withTrackingPage = (filters: TrackingFilters, page: number): TrackingFilters => ({ ...filters, page });

/** Changes the page size, from page 1. */
export const withTrackingLimit = (filters: TrackingFilters, limit: number): TrackingFilters => ({
  ...filters,
  page: 1,
  limit,
});

/** Drops all filters: page 1, at the current limit. */
export const withoutTrackingFilters = ({ limit }: TrackingFilters): TrackingFilters => trackingFilters(limit);
