import type { RecordTrackingEvent, TrackingEvent } from "@carrel/sdk/schemas";
import type { Row } from "../../database/schema";

/** An event with the name of the person who did it; null for a visitor's. */
export type NamedEvent = Row<"trackingEvents"> & { userName: string | null };

export const eventRecord = (row: NamedEvent): TrackingEvent => ({
  _id: row.eventId,
  sessionId: row.sessionId,
  userId: row.userId,
  userName: row.userName ?? "",
  businessUnitId: row.businessUnitId,
  event: row.event,
  path: row.path,
  properties: row.properties,
  occurredAt: row.occurredAt.toISOString(),
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.createdAt.toISOString(),
});

/** What stands behind a path (`?search=…`, `#…`) often is personal, and no screen needs it. */
const withoutQuery = (path: string) => path.replace(/[?#].*$/s, "");

/**
 * The rows of a batch. A device whose clock is ahead of ours would tell of the future: its events move back together, so
 * that their order and the time between them stay.
 */
export function eventRows(
  events: readonly RecordTrackingEvent[],
  { orgId, userId, now, newId }: { orgId: string; userId: string | null; now: Date; newId: () => string },
): Row<"trackingEvents">[] {
  const times = events.map(({ occurredAt }) => Date.parse(occurredAt));
  const ahead = Math.max(0, ...times.map((time) => time - now.getTime()));
  return events.map(({ sessionId, businessUnitId = null, event, path, properties = {} }, place) => ({
    orgId,
    eventId: newId(),
    sessionId,
    userId,
    businessUnitId,
    event,
    path: withoutQuery(path),
    properties,
    occurredAt: new Date((times[place] ?? now.getTime()) - ahead),
    createdAt: now,
  }));
}
