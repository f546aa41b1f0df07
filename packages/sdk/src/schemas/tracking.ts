import * as z from "zod";
import { MOST_VISIT_EVENTS } from "../domain/limits";
import { Count, countedPage, Email, Id, Instant, LocalDate, pageQuery, requiredText, stamps, text } from "./common";

/** One visit of one browser, named by the client: letters, digits, `-` and `_`. */
export const TrackingSessionId = z
  .string()
  .regex(/^[A-Za-z0-9_-]{8,64}$/, "Use 8 to 64 letters, digits, dashes or underscores");

const MAX_PROPERTIES = 20;

/** What else is known of an event: at most 20 plain values. No personal data belongs here. */
export const TrackingProperties = z
  .record(requiredText(60), z.union([text(500), z.number(), z.boolean(), z.null()]))
  .refine((properties) => Object.keys(properties).length <= MAX_PROPERTIES, `Use at most ${MAX_PROPERTIES} properties`);

/** Something that a person, or a visitor who isn't signed in, did. */
export const TrackingEvent = z.object({
  _id: Id,
  sessionId: TrackingSessionId,
  /** Null for a visitor's. */
  userId: Id.nullable(),
  /** Empty for a visitor's. */
  userName: text(120),
  /** The business unit that it was about; null when none was. */
  businessUnitId: Id.nullable(),
  /** What happened, such as `page_view` or `desk_booked`. */
  event: text(80),
  /** Where: the screen's path, without a query. */
  path: text(500),
  properties: TrackingProperties,
  /** When, by the clock of the person's device; never later than it was recorded. */
  occurredAt: Instant,
  ...stamps,
});
export interface TrackingEvent extends z.infer<typeof TrackingEvent> {}

/**
 * An event to record, of the person who sends it. A path is kept without its query. Where the device's clock is ahead of
 * the server's, the batch moves back together.
 */
export const RecordTrackingEvent = z.strictObject({
  sessionId: TrackingSessionId,
  businessUnitId: Id.optional(),
  event: requiredText(80),
  path: requiredText(500),
  properties: TrackingProperties.optional(),
  occurredAt: Instant,
});
export interface RecordTrackingEvent extends z.input<typeof RecordTrackingEvent> {}

export const RecordTracking = z.strictObject({
  events: z.array(RecordTrackingEvent).min(1, "Send at least one event").max(100, "Send at most 100 events at once"),
});
export interface RecordTracking extends z.input<typeof RecordTracking> {}

const plain = (bound: number, pattern: RegExp, message: string) => requiredText(bound).regex(pattern, message);

/** An event of a visitor: a name and a route, and nothing that could tell who he is. */
export const RecordVisitEvent = z.strictObject({
  sessionId: TrackingSessionId,
  event: plain(80, /^[A-Za-z]+(?:[._-][A-Za-z]+)*$/, "Use letters, and dots, dashes or underscores between them"),
  /** The screen's route: `/book/$branchId`, not whose id. */
  path: plain(200, /^(?:\/|(?:\/\$?[A-Za-z-]+)+)$/, "Use a route of letters and dashes, without ids"),
  occurredAt: Instant,
});
export interface RecordVisitEvent extends z.input<typeof RecordVisitEvent> {}

export const RecordVisit = z.strictObject({
  orgId: Id,
  events: z
    .array(RecordVisitEvent)
    .min(1, "Send at least one event")
    .max(MOST_VISIT_EVENTS, `Send at most ${MOST_VISIT_EVENTS} events at once`),
});
export interface RecordVisit extends z.input<typeof RecordVisit> {}

export const TrackingRecorded = z.object({ recorded: Count });
export interface TrackingRecorded extends z.infer<typeof TrackingRecorded> {}

const range = { from: Instant.optional(), to: Instant.optional() };
const inOrder = ({ from, to }: { from?: string | undefined; to?: string | undefined }) =>
  from === undefined || to === undefined || Date.parse(from) < Date.parse(to);
const outOfOrder = { path: ["to"], message: "End later than you start" };

/**
 * Filters of the events, `[from, to)`; those left out add none. `event` is exact, `path` a beginning. `path` and `search`
 * look through the newest 100,000 that the others leave.
 */
export const TrackingQuery = z
  .strictObject({
    ...pageQuery,
    userId: Id.optional(),
    businessUnitId: Id.optional(),
    sessionId: TrackingSessionId.optional(),
    event: text(80).optional(),
    path: text(500).optional(),
    ...range,
  })
  .refine(inOrder, outOfOrder);
export interface TrackingQuery extends z.infer<typeof TrackingQuery> {}

export const TrackingPage = z.object({
  ...countedPage(TrackingEvent).shape,
  /** The page that this is; the first is 1. */
  page: z.int().min(1),
  /** Events a page. */
  limit: z.int().min(1),
  totalPages: Count,
});
export interface TrackingPage extends z.infer<typeof TrackingPage> {}

/** The time `[from, to)` to look at: the last 30 days when left out, the last 366 days of one that is longer. */
export const TrackingRange = z.strictObject({ ...range, businessUnitId: Id.optional() }).refine(inOrder, outOfOrder);
export interface TrackingRange extends z.infer<typeof TrackingRange> {}

/** How often something was. */
export const TrackingTally = z.object({ name: text(500), count: Count });
export interface TrackingTally extends z.infer<typeof TrackingTally> {}

/** One day in the organisation's time zone. */
export const TrackingDay = z.object({ date: LocalDate, events: Count, sessions: Count, users: Count });
export interface TrackingDay extends z.infer<typeof TrackingDay> {}

const mostOften = z.array(TrackingTally).max(10);

export const TrackingAnalytics = z.object({
  /** The time that was looked at. */
  from: Instant,
  to: Instant,
  totalEvents: Count,
  totalSessions: Count,
  totalUsers: Count,
  /** From a session's first to its last event, in seconds, on average. */
  averageSessionSeconds: Count,
  /** Every day of the time looked at, the oldest first. */
  dailyEvents: z.array(TrackingDay).max(366),
  topEvents: mostOften,
  topPaths: mostOften,
});
export interface TrackingAnalytics extends z.infer<typeof TrackingAnalytics> {}

export const BySession = z.strictObject({ sessionId: TrackingSessionId });
export interface BySession extends z.infer<typeof BySession> {}

export const TrackingEvents = z.array(TrackingEvent);

/** All that is kept about somebody or something. */
const activity = {
  totalEvents: Count,
  totalSessions: Count,
  /** Null when there is no event. */
  firstSeenAt: Instant.nullable(),
  lastSeenAt: Instant.nullable(),
  topEvents: mostOften,
  topPaths: mostOften,
  /** The newest first. */
  recent: z.array(TrackingEvent).max(20),
};

export const ByUser = z.strictObject({ userId: Id });
export interface ByUser extends z.infer<typeof ByUser> {}

/** What one person did. */
export const UserActivity = z.object({ userId: Id, userName: text(120), ...activity });
export interface UserActivity extends z.infer<typeof UserActivity> {}

export const ByBusinessUnit = z.strictObject({ businessUnitId: Id });
export interface ByBusinessUnit extends z.infer<typeof ByBusinessUnit> {}

/** What was done about one business unit. */
export const BusinessUnitActivity = z.object({
  businessUnitId: Id,
  businessUnitName: text(120),
  totalUsers: Count,
  ...activity,
});
export interface BusinessUnitActivity extends z.infer<typeof BusinessUnitActivity> {}

/** Deletes events that happened more than `daysToKeep` days ago. */
export const CleanUpTracking = z.strictObject({
  daysToKeep: z.int("Use a whole number of days").min(1, "Keep 1 day or more").max(3650).default(90),
});
export interface CleanUpTracking extends z.input<typeof CleanUpTracking> {}

export const TrackingCleanedUp = z.object({
  deleted: Count,
  /** Whether some that are as old are left: a call deletes about 20,000 at most. Call again. */
  hasMore: z.boolean(),
});
export interface TrackingCleanedUp extends z.infer<typeof TrackingCleanedUp> {}

/** Somebody with recorded events: the choices of the user filter. */
export const TrackingUser = z.object({ _id: Id, name: text(120), email: Email });
export interface TrackingUser extends z.infer<typeof TrackingUser> {}

export const TrackingUsers = z.object({ users: z.array(TrackingUser) });
export interface TrackingUsers extends z.infer<typeof TrackingUsers> {}
