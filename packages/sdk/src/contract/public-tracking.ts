import type { RecordVisit, TrackingRecorded } from "../schemas/tracking";
import { write } from "./operation";

/** What anyone may send. */
export const publicTracking = {
  /**
   * Records at most 25 events of a visitor who isn't signed in, of no person, as `createTracker` does in batches. 60 calls
   * a minute and 600 an hour are taken from one address.
   * @example await client.tracking.recordVisit({ orgId, events: [{ sessionId, event: "page_view", path: "/book", occurredAt: new Date().toISOString() }] });
   */
  recordVisit: write<RecordVisit, TrackingRecorded>("POST /user-flow-tracking/public/{orgId}", {
    access: "public",
    addition: true,
  }),
};
