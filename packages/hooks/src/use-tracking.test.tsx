// @vitest-environment jsdom
import type { TrackingEvent, TrackingPage } from "@carrel/sdk";
import { TrackingEvent as EventSchema } from "@carrel/sdk/schemas";
import { exampleOf, refuse } from "@carrel/sdk/testing";
import { act } from "react";
import { expect, it } from "vitest";
import { createHouse, idOf } from "./testing/house";
import { renderHook } from "./testing/render-hook";
import { type Tracking, type TrackingChoices, useTracking } from "./use-tracking";

const EVENTS = Array.from(
  { length: 45 },
  (_, index): TrackingEvent => ({
    ...(exampleOf(EventSchema) as TrackingEvent),
    _id: idOf(`e${index}`),
    event: index % 2 === 0 ? "page_view" : "desk_booked",
    path: `/${index}`,
  }),
);

/** The tracking list of a server with 45 events; `fails` says whether its next call does. */
async function trackingScreen(
  gate: { fails: boolean; held?: Promise<void> } = { fails: false },
  first?: TrackingChoices,
) {
  const house = createHouse({
    tracking: {
      list: async ({ limit = 20, page = 1, event }): Promise<TrackingPage | Response> => {
        await gate.held;
        if (gate.fails) return refuse(500);
        const found = EVENTS.filter((one) => event === undefined || one.event === event);
        const data = found.slice((page - 1) * limit, page * limit);
        return { data, totalCount: found.length, page, limit, totalPages: Math.ceil(found.length / limit) };
      },
    },
  });
  const hook = await renderHook(house.client, house.queryClient, () => useTracking(first));
  const inputs = () => house.calls.map(({ input }) => input);
  const done = () => hook.until(({ loading }) => expect(loading).toBe(false));
  const ask = (run: (tracking: Tracking) => void) => act(async () => run(hook.current()));
  return { ...hook, inputs, done, ask };
}

it("begins at page 1 with 20 events", async () => {
  const screen = await trackingScreen();
  await screen.done();
  expect(screen.inputs()).toEqual([{ page: 1, limit: 20 }]);
  expect(screen.current()).toMatchObject({
    trackingTotal: 45,
    trackingPage: 1,
    trackingLimit: 20,
    trackingHasMore: true,
    filters: { page: 1, limit: 20 },
    error: null,
  });
  expect(screen.current().trackingData).toEqual(EVENTS.slice(0, 20));
  await screen.unmount();
});

it("begins with the filters that it is given, which can be changed", async () => {
  const screen = await trackingScreen({ fails: false }, { event: "page_view" });
  await screen.done();
  expect(screen.inputs()).toEqual([{ page: 1, limit: 20, event: "page_view" }]);
  await screen.ask(({ clearFilters }) => clearFilters());
  await screen.until(({ trackingTotal }) => expect(trackingTotal).toBe(45));
  await screen.unmount();
});

it("has more while the page is below the last", async () => {
  const screen = await trackingScreen();
  await screen.ask(({ setPage }) => setPage(3));
  await screen.until(({ trackingData }) => expect(trackingData).toEqual(EVENTS.slice(40)));
  expect(screen.current()).toMatchObject({ trackingPage: 3, trackingHasMore: false, filters: { page: 3, limit: 20 } });
  await screen.unmount();
});

it("asks by filters from page 1, and leaves the empty ones out", async () => {
  const screen = await trackingScreen();
  await screen.ask(({ setPage }) => setPage(2));
  await screen.done();
  await screen.ask(({ setFilters }) => setFilters({ event: "desk_booked", path: "", userId: null }));
  await screen.until(({ trackingTotal }) => expect(trackingTotal).toBe(22));
  expect(screen.inputs().at(-1)).toEqual({ page: 1, limit: 20, event: "desk_booked" });
  expect(screen.current()).toMatchObject({ trackingPage: 1, filters: { event: "desk_booked", page: 1, limit: 20 } });
  await screen.unmount();
});

it("changes the page size in the filters too; clearing them keeps it, at page 1", async () => {
  const screen = await trackingScreen();
  await screen.ask(({ setFilters }) => setFilters({ event: "page_view" }));
  await screen.ask(({ setLimit }) => setLimit(10));
  await screen.ask(({ setPage }) => setPage(2));
  await screen.done();
  expect(screen.current()).toMatchObject({
    trackingLimit: 10,
    trackingPage: 2,
    filters: { event: "page_view", page: 2, limit: 10 },
  });
  await screen.ask(({ clearFilters }) => clearFilters());
  await screen.until(({ trackingTotal }) => expect(trackingTotal).toBe(45));
  expect(screen.current().filters).toEqual({ page: 1, limit: 10 });
  expect(screen.current()).toMatchObject({ trackingLimit: 10, trackingPage: 1 });
  await screen.unmount();
});

it("shows the page before while the next is loading", async () => {
  const gate: { fails: boolean; held?: Promise<void> } = { fails: false };
  const screen = await trackingScreen(gate);
  await screen.done();
  const { promise, resolve } = Promise.withResolvers<void>();
  gate.held = promise;
  await screen.ask(({ setPage }) => setPage(2));
  expect(screen.current()).toMatchObject({ loading: true, trackingPage: 2, trackingTotal: 45 });
  expect(screen.current().trackingData).toEqual(EVENTS.slice(0, 20));
  resolve();
  await screen.done();
  expect(screen.current().trackingData).toEqual(EVENTS.slice(20, 40));
  await screen.unmount();
});

it("tells a failure in the call's own words, and forgets it when it asks anew", async () => {
  const gate: { fails: boolean; held?: Promise<void> } = { fails: true };
  const screen = await trackingScreen(gate);
  await screen.until(({ error }) => expect(error?.message).toBe("Failed to fetch tracking data"));
  const { promise, resolve } = Promise.withResolvers<void>();
  gate.held = promise;
  gate.fails = false;
  await screen.ask(({ reload }) => reload());
  expect(screen.current()).toMatchObject({ loading: true, error: null });
  resolve();
  await screen.done();
  expect(screen.current()).toMatchObject({ error: null, trackingTotal: 45 });
  await screen.unmount();
});

it("forgets a failure that came over a loaded list as well", async () => {
  const gate: { fails: boolean; held?: Promise<void> } = { fails: false };
  const screen = await trackingScreen(gate);
  await screen.done();
  gate.fails = true;
  await screen.ask(({ reload }) => reload());
  await screen.until(({ error }) => expect(error).not.toBeNull());
  expect(screen.current().trackingData).toHaveLength(20);
  const { promise, resolve } = Promise.withResolvers<void>();
  gate.held = promise;
  await screen.ask(({ reload }) => reload());
  expect(screen.current()).toMatchObject({ loading: true, error: null });
  resolve();
  await screen.done();
  await screen.unmount();
});

it("is empty after a reset, until it is asked anew", async () => {
  const screen = await trackingScreen();
  await screen.ask(({ setPage }) => setPage(2));
  await screen.done();
  const asked = screen.inputs().length;
  await screen.ask(({ reset }) => reset());
  expect(screen.current()).toMatchObject({
    trackingData: [],
    trackingTotal: 0,
    trackingPage: 1,
    trackingLimit: 20,
    trackingHasMore: false,
    loading: false,
    error: null,
  });
  expect(screen.inputs()).toHaveLength(asked);
  await screen.ask(({ setFilters }) => setFilters({ event: "page_view" }));
  expect(screen.current().trackingData).not.toContain(EVENTS[20]);
  await screen.until(({ trackingTotal }) => expect(trackingTotal).toBe(23));
  await screen.unmount();
});

it("comes back by reload after a reset", async () => {
  const screen = await trackingScreen();
  await screen.done();
  await screen.ask(({ reset }) => reset());
  await screen.ask(({ reload }) => reload());
  await screen.until(({ trackingTotal }) => expect(trackingTotal).toBe(45));
  await screen.unmount();
});
