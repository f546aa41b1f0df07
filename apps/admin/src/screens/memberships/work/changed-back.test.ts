import type { Membership } from "@carrel/sdk";
import { expect, test } from "vitest";
import { changedBack } from "./changed-back";

const before = {
  ...{ _id: "m", kind: "shift", state: "upcoming", amount: 80_000, startAt: "2026-11-22T18:30:00Z" },
  ...{ feePlanId: "month", shiftId: "morning", deskId: "a1" },
} as Membership;
const back = (after: Partial<Membership>, changes: Partial<Membership> = {}) =>
  changedBack({ ...before, ...changes }, { ...before, ...after }, "Asia/Kolkata");

test("what is other goes back from its first day on, and nothing else is named", () => {
  const asked = { id: "m", from: "2026-11-23" };
  expect(back({ deskId: "a2" })).toEqual({ ...asked, deskId: "a1" });
  expect(back({ shiftId: "evening", feePlanId: "quiet" })).toEqual({
    ...asked,
    shiftId: "morning",
    feePlanId: "month",
  });
  const place = { deskId: null, shiftId: null, kind: "floating" } as const;
  expect(back({ ...place, feePlanId: "flex" }, place)).toEqual({ ...asked, feePlanId: "month" });
});

test.each([
  ["it had begun", {}, { state: "active" }],
  ["what was used is another one by now", { _id: "n" }, {}],
  ["more was agreed for it", { amount: 90_000 }, {}],
] as const)("nothing goes back where %s", (_, after, changes) => {
  expect(back({ deskId: "a2", ...after }, changes)).toBeNull();
});
