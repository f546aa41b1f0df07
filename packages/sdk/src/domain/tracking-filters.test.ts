import { expect, it } from "vitest";
import {
  type TrackingFilters,
  trackingFilters,
  withoutTrackingFilters,
  withTrackingFilters,
  withTrackingLimit,
  withTrackingPage,
} from "./tracking-filters";

const asked: TrackingFilters = { page: 3, limit: 50, event: "opened" };

it.each<[string, TrackingFilters, TrackingFilters]>([
  ["begins at page 1 with 20", trackingFilters(), { page: 1, limit: 20 }],
  [
    "begins at page 1 again when a filter changes",
    withTrackingFilters(asked, { userId: "u" }),
    { page: 1, limit: 50, event: "opened", userId: "u" },
  ],
  [
    "keeps an emptied filter for the call to drop",
    withTrackingFilters(asked, { event: null }),
    { page: 1, limit: 50, event: null },
  ],
  [
    "takes no limit by the back door",
    withTrackingFilters(asked, { limit: 7 }),
    { page: 1, limit: 50, event: "opened" },
  ],
  ["turns to a page", withTrackingPage(asked, 4), { page: 4, limit: 50, event: "opened" }],
  ["changes the page size from page 1", withTrackingLimit(asked, 10), { page: 1, limit: 10, event: "opened" }],
  ["clears to page 1 at the current limit", withoutTrackingFilters(asked), { page: 1, limit: 50 }],
])("%s", (_, actual, expected) => {
  expect(actual).toEqual(expected);
});
