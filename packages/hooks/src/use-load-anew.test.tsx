// @vitest-environment jsdom
import { act } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { isChunkError, noteChunkErrors } from "./chunk-error";
import { messageOf } from "./message-of";
import { createHouse } from "./testing/house";
import { renderHook } from "./testing/render-hook";
import { useLoadAnew } from "./use-load-anew";

const { client, queryClient } = createHouse({});
const reload = vi.fn();
const load = vi.fn<typeof fetch>();
let online = true;

beforeEach(() => {
  online = true;
  reload.mockReset();
  load.mockReset();
  vi.stubGlobal("location", { href: "https://carrel.test/desks", reload });
  vi.stubGlobal("fetch", load);
  vi.spyOn(navigator, "onLine", "get").mockImplementation(() => online);
  performance.getEntriesByType = () => [];
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const answer = (status: number) => load.mockImplementation(async () => new Response(null, { status }));
const goOnline = (is: boolean) =>
  act(async () => {
    online = is;
    dispatchEvent(new Event(is ? "online" : "offline"));
  });

it("loads the page anew by itself where it can be had", async () => {
  answer(200);
  const screen = await renderHook(client, queryClient, useLoadAnew);
  expect(reload).toHaveBeenCalledOnce();
  await screen.unmount();
});

it("waits for the connection, and stays while the server can't be reached", async () => {
  online = false;
  const screen = await renderHook(client, queryClient, useLoadAnew);
  expect(load).not.toHaveBeenCalled();
  load.mockRejectedValue(new TypeError("Failed to fetch"));
  await goOnline(true);
  expect(load).toHaveBeenCalledOnce();
  expect(screen.current().isLoading).toBe(false);
  answer(503);
  await act(async () => screen.current().loadAnew());
  expect(reload).not.toHaveBeenCalled();
  answer(200);
  await act(async () => screen.current().loadAnew());
  expect(reload).toHaveBeenCalledOnce();
  await screen.unmount();
});

it("looks for a server that is gone until it is back, also where the page was just loaded", async () => {
  vi.useFakeTimers();
  load.mockRejectedValue(new TypeError("Failed to fetch"));
  performance.getEntriesByType = () => [{ type: "reload" } as unknown as PerformanceEntry];
  const screen = await renderHook(client, queryClient, useLoadAnew);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(load.mock.calls.length).toBeGreaterThan(5);
  expect(reload).not.toHaveBeenCalled();
  answer(200);
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(reload).toHaveBeenCalledOnce();
  expect(screen.current().isLoading).toBe(true);
  await screen.unmount();
  vi.useRealTimers();
});

it("looks no more once its screen is gone", async () => {
  vi.useFakeTimers();
  load.mockRejectedValue(new TypeError("Failed to fetch"));
  const screen = await renderHook(client, queryClient, useLoadAnew);
  await screen.unmount();
  answer(200);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledOnce();
  expect(reload).not.toHaveBeenCalled();
  vi.useRealTimers();
});

it("does so by itself once: what fails again waits to be asked", async () => {
  answer(200);
  performance.getEntriesByType = () => [{ type: "reload" } as unknown as PerformanceEntry];
  const screen = await renderHook(client, queryClient, useLoadAnew);
  expect(reload).not.toHaveBeenCalled();
  await act(async () => screen.current().loadAnew());
  expect(reload).toHaveBeenCalledOnce();
  await screen.unmount();
});

it("knows the errors that the build's loader tells of, and no others", () => {
  noteChunkErrors();
  const failed = new TypeError("Failed to fetch dynamically imported module: https://carrel.test/a.js");
  dispatchEvent(Object.assign(new Event("vite:preloadError"), { payload: failed }));
  expect(isChunkError(failed)).toBe(true);
  expect(failed.message).toMatch(/^A part of the page could not be loaded: .*a\.js$/);
  expect(isChunkError(new TypeError(failed.message))).toBe(false);
  expect(messageOf(failed)).toContain("Load the page again");
  online = false;
  expect(messageOf(failed)).toContain("You are offline");
});
