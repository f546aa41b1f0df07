import { expect, test } from "vitest";
import { draftPeriod, reachableStep, readDraft, withoutPast } from "./draft";

const zone = "Asia/Kolkata";
const desk = "019371c2-7f6d-7000-8000-000000000001";
const now = new Date("2026-11-21T05:00:00Z");

test("a day is the branch's local day", () => {
  const period = draftPeriod({ type: "DAILY", date: "2026-11-21" }, zone);
  expect(period?.startAt.toISOString()).toBe("2026-11-20T18:30:00.000Z");
  expect(period?.endAt.toISOString()).toBe("2026-11-21T18:30:00.000Z");
});

test("several days last to the end of the last; a last day before the first counts as none", () => {
  const draft = { type: "DAILY", date: "2026-11-21", until: "2026-11-23" } as const;
  expect(draftPeriod(draft, zone)?.endAt.toISOString()).toBe("2026-11-23T18:30:00.000Z");
  expect(draftPeriod({ ...draft, until: "2026-11-20" }, zone)?.endAt.toISOString()).toBe("2026-11-21T18:30:00.000Z");
  expect(reachableStep({ ...draft, date: "2026-11-20", desk }, "you", true, zone, now, true)).toBe("when");
});

test.each([
  ["one end only", { from: "2026-11-21T05:00:00Z" }],
  ["an end before the start", { from: "2026-11-21T05:00:00Z", to: "2026-11-21T04:00:00Z" }],
])("hours with %s are no period", (_, ends) => {
  expect(draftPeriod({ type: "HOURLY", ...ends }, zone)).toBeNull();
});

test.each([
  [{}, "code", false, "place"],
  [{}, "code", true, "when"],
  [{ type: "DAILY", date: "2026-11-21" }, "you", true, "desk"],
  [{ type: "DAILY", date: "2026-11-21", desk }, "you", true, "you"],
  [{ type: "DAILY", date: "2026-11-21", desk }, "when", true, "when"],
  [{ type: "DAILY", date: "2026-11-20", desk }, "you", true, "when"],
  [{ type: "HOURLY", from: "2026-11-21T04:00:00Z", to: "2026-11-21T06:00:00Z", desk }, "code", true, "when"],
] as const)("with %j, asking for %s leads to %4$s", (draft, asked, hasBranch, shown) => {
  expect(reachableStep(draft, asked, hasBranch, zone, now, true)).toBe(shown);
});

test("a code is asked for where it is known to whom it went", () => {
  const draft = { type: "DAILY", date: "2026-11-21", desk } as const;
  expect(reachableStep(draft, "code", true, zone, now, true)).toBe("code");
  expect(reachableStep(draft, "code", true, zone, now, false)).toBe("you");
});

test("what an address holds is read", () => {
  const draft = { step: "you", type: "HOURLY", date: "2026-11-21", from: "2026-11-21T04:30:00.000Z", desk, at: desk };
  expect(readDraft({ ...draft, other: "1" })).toEqual(draft);
});

test.each([
  { step: "nowhere", date: "tomorrow", desk: "1", at: "P1" },
  { date: "2026-02-30", from: "2026-11-21T99:00:00Z" },
  { date: 20261121, type: ["DAILY"], to: null },
])("what is broken in %j counts as not given", (search) => {
  expect(readDraft(search)).toEqual({});
});

test("a time that is over counts as not chosen", () => {
  expect(withoutPast({ type: "DAILY", date: "2026-11-20", desk }, zone, now)).toEqual({ type: "DAILY" });
  const ahead = { type: "DAILY", date: "2026-11-21", desk } as const;
  expect(withoutPast(ahead, zone, now)).toBe(ahead);
});
