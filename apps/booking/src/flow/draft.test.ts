import { expect, test } from "vitest";
import { Draft, draftPeriod, reachableStep } from "./draft";

const zone = "Asia/Kolkata";
const desk = "019371c2-7f6d-7000-8000-000000000001";

test("a day is the branch's local day", () => {
  const period = draftPeriod({ type: "DAILY", date: "2026-11-21" }, zone);
  expect(period?.startAt.toISOString()).toBe("2026-11-20T18:30:00.000Z");
  expect(period?.endAt.toISOString()).toBe("2026-11-21T18:30:00.000Z");
});

test("hours need both ends", () => {
  expect(draftPeriod({ type: "HOURLY", from: "2026-11-21T05:00:00Z" }, zone)).toBeNull();
});

test.each([
  [{}, "code", false, "place"],
  [{}, "code", true, "when"],
  [{ type: "DAILY", date: "2026-11-21" }, "you", true, "desk"],
  [{ type: "DAILY", date: "2026-11-21", desk }, "you", true, "you"],
  [{ type: "DAILY", date: "2026-11-21", desk }, "when", true, "when"],
] as const)("with %j, asking for %s leads to %4$s", (draft, asked, hasBranch, shown) => {
  expect(reachableStep(draft, asked, hasBranch, zone)).toBe(shown);
});

test("a broken address falls back to the start", () => {
  expect(Draft.parse({ step: "nowhere", date: "tomorrow", desk: "1" })).toEqual({});
});
