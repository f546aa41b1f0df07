import {
  type ClientOptions,
  createClient,
  createTracker,
  isTracked,
  keptVisit,
  onTrackingChange,
  publicTracking,
  type Tracker,
} from "@carrel/sdk";
import { MOST_VISIT_EVENTS } from "@carrel/sdk/domain";
import type { VisitEvent } from "./visit-events";

/**
 * What notes visits, by organisation: sent in batches, behind everything else; nothing at all once the visitor opted out.
 * @example createVisits(clientOptions)(orgId, [{ event: "page_view", path: "/info" }])
 */
export function createVisits(options: ClientOptions) {
  const client = createClient(options, { tracking: publicTracking });
  const trackers = new Map<string, Tracker>();
  const trackerOf = (orgId: string): Tracker => {
    const tracker =
      trackers.get(orgId) ??
      createTracker(({ events }, sent) => client.tracking.recordVisit({ orgId, events }, sent), {
        sessionId: keptVisit(orgId),
        atOnce: MOST_VISIT_EVENTS,
      });
    trackers.set(orgId, tracker);
    return tracker;
  };

  onTrackingChange(() => {
    if (isTracked()) return;
    for (const tracker of trackers.values()) tracker.stop();
    trackers.clear();
  });
  addEventListener("pagehide", () => {
    for (const tracker of trackers.values()) void tracker.flush(true);
  });

  return (orgId: string, events: readonly VisitEvent[]): void => {
    if (!isTracked()) return;
    for (const event of events) trackerOf(orgId).track(event);
  };
}
