import { expect, it } from "vitest";
import { trialText } from "./trial-text";

const END = new Date("2026-12-05T20:00:00Z");
const at = (now: string, timeZone = "UTC") => trialText(END, new Date(now), timeZone);

it.each([
  ["2026-11-21T20:00:00Z", "Trial: 14 days left", false],
  ["2026-12-01T23:00:00Z", "Trial: 4 days left", false],
  ["2026-12-02T01:00:00Z", "Trial: 3 days left", true],
  ["2026-12-04T00:00:00Z", "Trial: 1 day left", true],
  ["2026-12-05T19:59:00Z", "Trial ends today", true],
])("on %s a trial says: %s", (now, text, isNear) => {
  expect(at(now)).toEqual({ text, isNear });
});

it("counts by the organisation's own days", () => {
  expect(at("2026-12-05T00:00:00Z", "Asia/Kolkata")?.text).toBe("Trial: 1 day left");
});

it("says nothing once it is over", () => {
  expect(at("2026-12-05T20:00:00Z")).toBeNull();
});
