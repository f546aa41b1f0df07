import type { TrackingEvent } from "@carrel/sdk/schemas";
import type { Json } from "../json";
import type { Instant } from "./columns";

/** Rows are added and deleted, and never changed. */
interface TrackingEventsTable {
  orgId: string;
  eventId: string;
  /** As the browser named its visit. */
  sessionId: string;
  /** Null for a visitor's. */
  userId: string | null;
  businessUnitId: string | null;
  event: string;
  /** Without a query or fragment. */
  path: string;
  properties: Json<TrackingEvent["properties"]>;
  /** By the device's clock, but never ahead of ours. */
  occurredAt: Instant;
  createdAt: Instant;
}

export interface TrackingTables {
  trackingEvents: TrackingEventsTable;
}
