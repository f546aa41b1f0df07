import type { Membership } from "@carrel/sdk";
import { expect, test } from "vitest";
import { workSearch, worksOf } from "./works";

const membership = (change: Partial<Membership>) =>
  ({ kind: "seat", state: "active", allowance: null, freezes: [], ...change }) as Membership;
const pass = (left: number) => ({ unit: "day", total: 10, used: 10 - left, left }) as const;
const rest = (endAt: string) => [{ startAt: "2026-01-01T00:00:00Z", endAt }] as Membership["freezes"];

test.each([
  ["a seat", membership({}), ["renew", "freeze", "change", "transfer", "end"]],
  ["a floating place", membership({ kind: "floating" }), ["renew", "visit", "freeze", "change", "transfer", "end"]],
  ["a pass", membership({ kind: "pass", allowance: pass(3) }), ["renew", "visit", "freeze", "transfer", "end"]],
  ["a pass that is used up", membership({ kind: "pass", allowance: pass(0) }), ["renew", "freeze", "transfer", "end"]],
  ["one that rests or will", membership({ freezes: rest("2099-01-01T00:00:00Z") }), ["renew", "freeze", "end"]],
  [
    "one that rested",
    membership({ freezes: rest("2026-01-03T00:00:00Z") }),
    ["renew", "freeze", "change", "transfer", "end"],
  ],
  ["one that is over", membership({ state: "ended" }), ["renew"]],
  ["one that was cancelled", membership({ state: "cancelled" }), []],
  ["one that was ended early", membership({ state: "ended", canReinstate: true }), ["renew", "reinstate"]],
  ["one that was taken back before it began", membership({ state: "cancelled", canReinstate: true }), ["reinstate"]],
  [
    "one that is to end earlier",
    membership({ canReinstate: true }),
    ["renew", "freeze", "change", "transfer", "reinstate", "end"],
  ],
])("of %s", (_, one, works) => {
  expect(worksOf(one)).toEqual(works);
});

test("an address asks for what there is", () => {
  expect(workSearch({ work: "renew" })).toEqual({ work: "renew" });
  expect(workSearch({ work: "delete" })).toEqual({});
});
