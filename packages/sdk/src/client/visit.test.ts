import { afterEach, expect, it, vi } from "vitest";
import { TrackingSessionId } from "../schemas/tracking";
import { keptVisit, newVisit } from "./visit";

afterEach(() => void vi.unstubAllGlobals());

it("names each visit anew, as the server takes it", () => {
  const name = newVisit();
  expect(TrackingSessionId.safeParse(name).success).toBe(true);
  expect(newVisit()).not.toBe(name);
});

it("keeps the name while the tab lives, one for each", () => {
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  const mine = keptVisit("a");
  expect(keptVisit("a")).toBe(mine);
  expect(keptVisit("b")).not.toBe(mine);
});

it("names it anew where nothing can be kept", () => {
  vi.stubGlobal("sessionStorage", {
    getItem: () => {
      throw new Error("Storage is blocked");
    },
  });
  expect(keptVisit("a")).not.toBe(keptVisit("a"));
});
