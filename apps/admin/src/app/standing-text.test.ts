import { expect, it } from "vitest";
import { standingText } from "./standing-text";

const END = "2026-12-05T20:00:00Z";
const trial = (now: string, timeZone = "UTC") =>
  standingText({ status: "TRIAL", currentPeriodEnd: END }, new Date(now), timeZone);

it.each([
  ["2026-11-21T20:00:00Z", "Trial: 14 days left", false],
  ["2026-12-01T23:00:00Z", "Trial: 4 days left", false],
  ["2026-12-02T01:00:00Z", "Trial: 3 days left", true],
  ["2026-12-04T00:00:00Z", "Trial: 1 day left", true],
  ["2026-12-05T19:59:00Z", "Trial ends today", true],
])("on %s a trial says: %s", (now, text, isNear) => {
  expect(trial(now)).toEqual({ kind: "trial", text, isNear });
});

it("counts by the organisation's own days", () => {
  expect(trial("2026-12-05T00:00:00Z", "Asia/Kolkata")?.text).toBe("Trial: 1 day left");
});

it("says nothing once it is over", () => {
  expect(trial("2026-12-05T20:00:00Z")).toBeNull();
});

it.each([
  ["2026-12-05T21:00:00Z", "Everything works for 7 more days."],
  ["2026-12-11T09:00:00Z", "Everything works for 1 more day."],
  ["2026-12-12T09:00:00Z", "Everything stops today."],
])("on %s an unpaid subscription says: %s", (now, left) => {
  expect(standingText({ status: "PAST_DUE", currentPeriodEnd: END }, new Date(now), "UTC")).toEqual({
    kind: "pastDue",
    text: `The subscription is not paid. ${left}`,
    isNear: true,
  });
});

it("has nothing to say of what is paid", () => {
  const at = new Date("2026-12-01T00:00:00Z");
  expect(standingText({ status: "ACTIVE", currentPeriodEnd: END }, at, "UTC")).toBeNull();
});
