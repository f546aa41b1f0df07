import type { RecordTracking, RecordTrackingEvent } from "../schemas/tracking";
import type { Middleware } from "./exchange";
import type { CallOptions } from "./methods";
import { newVisit } from "./visit";

/** Events that wait, at most: the oldest are forgotten. */
const MOST_WAITING = 500;

/** What somebody did; the tracker adds when, and in which visit. */
export type TrackedEvent = Omit<RecordTrackingEvent, "sessionId" | "occurredAt">;

/** What `createTracker` gives. */
export interface Tracker {
  /** Notes an event, to be sent with others. */
  track(event: TrackedEvent): void;
  /**
   * Sends what waits.
   * @param leaving the page is being left: the browser sends on without it (up to 64 KiB)
   */
  flush(leaving?: boolean): Promise<void>;
  /** Forgets what waits, and notes nothing more: the person opted out, or signed out. */
  stop(): void;
}

export interface TrackerOptions {
  /** Milliseconds from an event to its batch, default 10,000. */
  delay?: number;
  /** What the visit is called, as `keptVisit` names it; default: a new name. */
  sessionId?: string;
  /** Events of one call, default 100. */
  atOnce?: number;
}

/** The browser ends the request, and not the page that made it. */
const outlivingPage: Middleware = (exchange, next) =>
  next({ ...exchange, init: { ...exchange.init, keepalive: true } });

/**
 * Gathers what somebody does and sends it in batches. Nobody waits for it: what can't be sent is forgotten.
 * @param record such as `client.tracking.record`, or for a visitor what calls `client.tracking.recordVisit`
 * @example
 * const tracker = createTracker(client.tracking.record);
 * tracker.track({ event: "page_view", path: location.pathname });
 * addEventListener("pagehide", () => tracker.flush(true));
 */
export function createTracker(
  record: (input: RecordTracking, options?: CallOptions) => Promise<unknown>,
  { delay = 10_000, sessionId = newVisit(), atOnce = 100 }: TrackerOptions = {},
): Tracker {
  let waiting: RecordTrackingEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  const flush = async (leaving = false) => {
    clearTimeout(timer);
    timer = undefined;
    const events = waiting;
    waiting = [];
    const options = leaving ? { middleware: [outlivingPage] } : {};
    // One after the other, unless there is no time.
    let before: Promise<unknown> = Promise.resolve();
    for (let at = 0; at < events.length; at += atOnce) {
      const batch = { events: events.slice(at, at + atOnce) };
      const send = () => record(batch, options).catch(() => undefined);
      before = leaving ? Promise.all([before, send()]) : before.then(send);
    }
    await before;
  };

  return {
    track(event) {
      if (isStopped) return;
      waiting = [...waiting, { ...event, sessionId, occurredAt: new Date().toISOString() }].slice(-MOST_WAITING);
      timer ??= setTimeout(flush, delay);
    },
    flush,
    stop() {
      isStopped = true;
      clearTimeout(timer);
      waiting = [];
    },
  };
}
