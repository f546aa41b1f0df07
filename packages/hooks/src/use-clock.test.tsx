// @vitest-environment jsdom
import { act } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createHouse } from "./testing/house";
import { renderHook } from "./testing/render-hook";
import { useCountdown } from "./use-countdown";
import { useNow } from "./use-now";
import { useOnline } from "./use-online";

const { client, queryClient } = createHouse({});
const START = Date.parse("2026-11-25T09:00:30.400Z");

beforeEach(() => void vi.useFakeTimers({ now: START, toFake: ["Date", "setTimeout", "clearTimeout", "setInterval"] }));
afterEach(() => void vi.useRealTimers());

const pass = (milliseconds: number) => act(async () => void vi.advanceTimersByTime(milliseconds));

it("counts down by the clock, at the turn of each second", async () => {
  const screen = await renderHook(client, queryClient, () => useCountdown(START + 2_500));
  expect(screen.current()).toBe(3);
  await pass(499);
  expect(screen.current()).toBe(3);
  await pass(1);
  expect(screen.current()).toBe(2);
  // A page whose timers stood still is not behind.
  vi.setSystemTime(START + 60_000);
  await pass(1_000);
  expect(screen.current()).toBe(0);
  await screen.unmount();
});

it("counts nothing down without an end", async () => {
  const screen = await renderHook(client, queryClient, () => useCountdown(null));
  expect(screen.current()).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
  await screen.unmount();
});

it("tells the present minute, and no less", async () => {
  const screen = await renderHook(client, queryClient, useNow);
  const first = screen.current();
  await pass(15_000);
  expect(screen.current()).toBe(first);
  await pass(15_000);
  expect(screen.current().toISOString()).toBe("2026-11-25T09:01:00.400Z");
  await screen.unmount();
});

it("notices that the network goes and comes", async () => {
  const network = vi.spyOn(navigator, "onLine", "get");
  const screen = await renderHook(client, queryClient, useOnline);
  for (const isThere of [false, true]) {
    network.mockReturnValue(isThere);
    await act(async () => void dispatchEvent(new Event(isThere ? "online" : "offline")));
    expect(screen.current()).toBe(isThere);
  }
  network.mockRestore();
  await screen.unmount();
});
