import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { contract } from "../contract";
import { RecordTracking } from "../schemas/tracking";
import { createFakeFetch, refuse } from "../testing";
import { validation } from "../validation";
import { createClient } from "./create-client";
import { createTracker, type TrackerOptions } from "./tracker";

beforeEach(() => void vi.useFakeTimers({ now: new Date("2026-11-21T06:00:00Z") }));
afterEach(() => void vi.useRealTimers());

const DELAY = 10_000;

/** A tracker with its server; `fails` says whether the server does. */
function setUp(gate = { fails: false }, options?: TrackerOptions) {
  const batches: RecordTracking[] = [];
  const fake = createFakeFetch(
    contract,
    {
      tracking: {
        record: (input) => {
          batches.push(input);
          return gate.fails ? refuse(503) : { recorded: input.events.length };
        },
      },
    },
    { validation },
  );
  const inits: RequestInit[] = [];
  const fetch: typeof globalThis.fetch = (input, init) => {
    inits.push(init ?? {});
    return fake(input, init);
  };
  const client = createClient({ baseUrl: "http://api.test/api", fetch }, contract);
  return { tracker: createTracker(client.tracking.record, options), batches, inits };
}

const view = (path: string) => ({ event: "page_view", path });

it("sends what came within ten seconds in one batch, each event with its time and the visit", async () => {
  const { tracker, batches } = setUp();
  tracker.track(view("/desks"));
  await vi.advanceTimersByTimeAsync(4_000);
  tracker.track({ ...view("/bookings"), properties: { rows: 20 } });
  await vi.advanceTimersByTimeAsync(DELAY - 4_001);
  expect(batches).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  const sessionId = batches[0]?.events[0]?.sessionId ?? "";
  expect(batches).toEqual([
    {
      events: [
        { ...view("/desks"), sessionId, occurredAt: "2026-11-21T06:00:00.000Z" },
        { ...view("/bookings"), sessionId, occurredAt: "2026-11-21T06:00:04.000Z", properties: { rows: 20 } },
      ],
    },
  ]);
  expect(RecordTracking.safeParse(batches[0]).success).toBe(true);
  await vi.advanceTimersByTimeAsync(10 * DELAY);
  expect(batches).toHaveLength(1);
});

it("sends at most 100 events at once, of at most 500 that wait", async () => {
  const { tracker, batches } = setUp();
  for (let number = 0; number < 620; number += 1) tracker.track(view(`/${number}`));
  await tracker.flush();
  expect(batches.map(({ events }) => events.length)).toEqual([100, 100, 100, 100, 100]);
  expect(batches[0]?.events[0]?.path).toBe("/120");
});

it("sends as many at once as it is told", async () => {
  const { tracker, batches } = setUp(undefined, { atOnce: 25 });
  for (let number = 0; number < 30; number += 1) tracker.track(view(`/${number}`));
  await tracker.flush();
  expect(batches.map(({ events }) => events.length)).toEqual([25, 5]);
});

it("forgets a batch that fails, and goes on with the next", async () => {
  const gate = { fails: true };
  const { tracker, batches } = setUp(gate);
  tracker.track(view("/desks"));
  await vi.advanceTimersByTimeAsync(DELAY);
  gate.fails = false;
  tracker.track(view("/bookings"));
  await vi.advanceTimersByTimeAsync(DELAY);
  expect(batches.map(({ events }) => events.map(({ path }) => path))).toEqual([["/desks"], ["/bookings"]]);
});

it("lets the browser send on when the page is left", async () => {
  const { tracker, inits } = setUp();
  tracker.track(view("/desks"));
  await tracker.flush();
  tracker.track(view("/bookings"));
  await tracker.flush(true);
  expect(inits.map(({ keepalive }) => keepalive ?? false)).toEqual([false, true]);
});

it("neither sends nor notes anything once it is stopped", async () => {
  const { tracker, batches } = setUp();
  tracker.track(view("/desks"));
  tracker.stop();
  tracker.track(view("/bookings"));
  await vi.advanceTimersByTimeAsync(DELAY);
  await tracker.flush();
  expect(batches).toEqual([]);
});
