import { createClient, createTracker, memoryStorage, publicTracking, type Site } from "@carrel/sdk";
import { onCLS, onINP, onLCP } from "web-vitals";
import { vitalEvent } from "./vital-event";

let isSending = false;

/**
 * Notes how fast the page came, how much moved on it and how fast it answers, and tells the platform once the page is left.
 * The visit's name is made anew for each page, and kept nowhere.
 * @param isAllowed asked again before anything is sent
 */
export function sendVitals(isAllowed: () => boolean): void {
  const written = document.getElementById("carrel-site")?.textContent;
  if (!written || isSending) return;
  isSending = true;
  const { apiKey, organisation }: Site = JSON.parse(written);
  const client = createClient(
    { baseUrl: `${location.origin}/api`, apiKey, storage: memoryStorage() },
    { tracking: publicTracking },
  );
  const tracker = createTracker(
    async ({ events }, options) => {
      if (isAllowed()) await client.tracking.recordVisit({ orgId: organisation._id, events }, options);
    },
    { atOnce: 25 },
  );
  for (const onVital of [onLCP, onCLS, onINP])
    onVital((metric) => tracker.track(vitalEvent(metric, location.pathname)));
  // They are told when the page is hidden, before the window hears of it.
  addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") void tracker.flush(true);
  });
  addEventListener("pagehide", () => void tracker.flush(true));
}
