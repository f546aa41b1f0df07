import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { isTracked, onTrackingChange, setTracked } from "./tracking-choice";

const KEY = "carrel.tracking";

/** A browser's page: what it keeps, what the browser asks of sites, and what other tabs tell it. */
function openPage(asks: object = {}, isBlocked = false) {
  const kept = new Map<string, string>();
  const storage = () => {
    if (isBlocked) throw new Error("Storage is blocked");
    return kept;
  };
  vi.stubGlobal("navigator", asks);
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => storage().get(key) ?? null,
    setItem: (key: string, value: string) => storage().set(key, value),
  });
  const page = new EventTarget();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
  return { kept, hear: (key: string | null) => page.dispatchEvent(Object.assign(new Event("storage"), { key })) };
}

beforeEach(() => void vi.resetModules());
afterEach(() => void vi.unstubAllGlobals());

it.each([
  { asks: {}, tracked: true },
  { asks: { doNotTrack: "0", globalPrivacyControl: false }, tracked: true },
  { asks: { doNotTrack: "1" }, tracked: false },
  { asks: { globalPrivacyControl: true }, tracked: false },
])("takes what the browser asks for an answer: $asks", ({ asks, tracked }) => {
  openPage(asks);
  expect(isTracked()).toBe(tracked);
  // Who chooses here knows better than his browser.
  setTracked(!tracked);
  expect(isTracked()).toBe(!tracked);
});

it("keeps the choice, and tells of it", () => {
  const { kept } = openPage();
  const listener = vi.fn();
  const forget = onTrackingChange(listener);
  setTracked(false);
  expect(kept.get(KEY)).toBe("off");
  expect(listener).toHaveBeenCalledTimes(1);
  forget();
  setTracked(true);
  expect(listener).toHaveBeenCalledTimes(1);
});

it("hears of a choice in another tab, and of nothing else that is kept", () => {
  const { hear } = openPage();
  const listener = vi.fn();
  onTrackingChange(listener);
  hear("another");
  expect(listener).not.toHaveBeenCalled();
  hear(KEY);
  hear(null);
  expect(listener).toHaveBeenCalledTimes(2);
});

it("lasts until the page is left where nothing can be kept", async () => {
  openPage({}, true);
  const page = await import("./tracking-choice");
  expect(page.isTracked()).toBe(true);
  page.setTracked(false);
  expect(page.isTracked()).toBe(false);
});
