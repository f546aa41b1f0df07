import {
  createClient,
  createTracker,
  isTracked,
  keptVisit,
  onTrackingChange,
  publicTracking,
  type Tracker,
} from "@carrel/sdk";
import { MOST_VISIT_EVENTS } from "@carrel/sdk/domain";
import { clientOptions } from "../app/carrel";
import type { VisitEvent } from "./visit-events";

const client = createClient(clientOptions, { tracking: publicTracking });
/** By organisation. */
const trackers = new Map<string, Tracker>();

function trackerOf(orgId: string): Tracker {
  const tracker =
    trackers.get(orgId) ??
    createTracker(({ events }, options) => client.tracking.recordVisit({ orgId, events }, options), {
      sessionId: keptVisit(orgId),
      atOnce: MOST_VISIT_EVENTS,
    });
  trackers.set(orgId, tracker);
  return tracker;
}

/** Notes what a visitor did: sent in batches, behind everything else; nothing at all once he opted out. */
export function noteVisit(orgId: string, events: readonly VisitEvent[]): void {
  if (!isTracked()) return;
  for (const event of events) trackerOf(orgId).track(event);
}

onTrackingChange(() => {
  if (isTracked()) return;
  for (const tracker of trackers.values()) tracker.stop();
  trackers.clear();
});
addEventListener("pagehide", () => {
  for (const tracker of trackers.values()) void tracker.flush(true);
});
