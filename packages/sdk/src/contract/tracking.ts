import type {
  BusinessUnitActivity,
  ByBusinessUnit,
  BySession,
  ByUser,
  CleanUpTracking,
  RecordTracking,
  TrackingAnalytics,
  TrackingCleanedUp,
  TrackingEvent,
  TrackingPage,
  TrackingQuery,
  TrackingRange,
  TrackingRecorded,
  TrackingUsers,
  UserActivity,
} from "../schemas/tracking";
import { joined, type Nothing, read, write } from "./operation";
import { publicTracking } from "./public-tracking";

const staffTracking = {
  /**
   * Lists what people did, newest first, by any of the filters; `search` looks in events and paths. Only people of every
   * branch read this area (403 `branch_scope`).
   * @example const { data, totalCount, totalPages } = await client.tracking.list({ userId, limit: 20, page: 1 });
   */
  list: read<TrackingQuery, TrackingPage>("GET /user-flow-tracking", {
    query: ["userId", "businessUnitId", "sessionId", "event", "path", "from", "to", "search", "page", "limit"],
    page: "totalCount",
    limit: 20,
    fallback: "Failed to fetch tracking data",
  }),

  /**
   * Counts events, sessions and people over a time, by day, event and path.
   * @example const { dailyEvents, topPaths } = await client.tracking.analytics({ from, to });
   */
  analytics: read<TrackingRange, TrackingAnalytics>("GET /user-flow-tracking/analytics", {
    query: ["from", "to", "businessUnitId"],
    fallback: "Failed to fetch analytics",
  }),

  /**
   * Reads the events of one session, the oldest first (the first 1,000).
   * @example const events = await client.tracking.session({ sessionId });
   */
  session: read<BySession, TrackingEvent[]>("GET /user-flow-tracking/session/{sessionId}", {
    fallback: "Failed to fetch session tracking",
  }),

  /**
   * Sums up what one person did, as far back as events are kept.
   * @example const { lastSeenAt, recent } = await client.tracking.userActivity({ userId });
   */
  userActivity: read<ByUser, UserActivity>("GET /user-flow-tracking/user/{userId}/activity", {
    fallback: "Failed to fetch user activity",
  }),

  /**
   * Sums up what was done about one business unit; zeros where nothing was.
   * @example const { totalUsers, recent } = await client.tracking.businessUnitActivity({ businessUnitId });
   */
  businessUnitActivity: read<ByBusinessUnit, BusinessUnitActivity>(
    "GET /user-flow-tracking/business-unit/{businessUnitId}/activity",
    { fallback: "Failed to fetch business unit activity" },
  ),

  /**
   * Deletes events older than so many days (90 when left out), the oldest first, and tells how many those were. One call
   * deletes about 20,000; `hasMore` says that another is needed.
   * @example const { deleted, hasMore } = await client.tracking.cleanUp({ daysToKeep: 30 });
   */
  cleanUp: write<CleanUpTracking, TrackingCleanedUp>("POST /user-flow-tracking/cleanup", {
    fallback: "Failed to cleanup old data",
    touches: ["tracking"],
  }),

  /**
   * Reads the people who have events, by name: the choices of the user filter.
   * @example const { users } = await client.tracking.users();
   */
  users: read<Nothing, TrackingUsers>("GET /user-flow-tracking/users", {
    gives: "reply",
    fallback: "Failed to fetch users",
  }),

  /**
   * Records at most 100 events of the person who is signed in, as `createTracker` does in batches. 600 calls a minute
   * are taken from one address. Whoever is removed takes his events with him.
   * A business unit that isn't there is left out of its event.
   * @example await client.tracking.record({ events: [{ sessionId, event: "page_view", path: "/desks", occurredAt: new Date().toISOString() }] });
   */
  record: write<RecordTracking, TrackingRecorded>("POST /user-flow-tracking", {
    permission: null,
    background: true,
    addition: true,
  }),
};

export const tracking: typeof publicTracking & typeof staffTracking = joined(publicTracking, staffTracking);
