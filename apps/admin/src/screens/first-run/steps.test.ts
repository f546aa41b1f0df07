import { terminology } from "@carrel/sdk/domain";
import { expect, test } from "vitest";
import { type FirstRunFacts, firstRunSteps, type Said } from "./steps";

const words = terminology("study-hall");
const week = (open: string) => [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, open, close: "21:00", closed: false }));
const NEW: FirstRunFacts = { branch: undefined, desks: 0, feePlans: 0, said: new Set() };
const branch = (open = "09:00") => ({ _id: "b1", timings: week(open) });
const idsOf = (facts: FirstRunFacts, key: "isDone" | "isBlocked") =>
  firstRunSteps(facts, words).flatMap((step) => (step[key] ? [step.id] : []));

test("of a new organisation nothing is done, and what stands in a branch waits for one", () => {
  expect(idsOf(NEW, "isDone")).toEqual([]);
  expect(idsOf(NEW, "isBlocked")).toEqual(["desks", "hours", "share", "booking"]);
});

test("each step is over once the data show it", () => {
  expect(idsOf({ ...NEW, branch: branch() }, "isDone")).toEqual(["branch"]);
  expect(idsOf({ ...NEW, branch: branch("08:00") }, "isDone")).toEqual(["branch", "hours"]);
  expect(idsOf({ ...NEW, branch: branch(), desks: 2, feePlans: 1 }, "isDone")).toEqual(["branch", "desks", "plan"]);
  expect(idsOf({ ...NEW, branch: branch() }, "isBlocked")).toEqual(["booking"]);
});

test("what no data show is over once it was said", () => {
  const said = new Set<Said>(["hours", "share"]);
  expect(idsOf({ ...NEW, branch: branch(), said }, "isDone")).toEqual(["branch", "hours", "share"]);
  expect(idsOf({ ...NEW, said }, "isDone")).toEqual(["share"]);
});

test("the steps speak the organisation's words and lead into its branch", () => {
  const steps = firstRunSteps({ ...NEW, branch: branch() }, words);
  expect(steps.find(({ id }) => id === "desks")?.title).toBe("Add your seats");
  expect(steps.find(({ id }) => id === "hours")?.href).toBe("/branches/b1/hours");
});
