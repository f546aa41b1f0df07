import { expect, it } from "vitest";
import { sheetPlan, sheetsOf } from "./poster-plan";
import { readPoster } from "./poster-search";

it("puts as many posters on an A4 sheet as fit, or one on paper of its own size", () => {
  expect(sheetPlan({})).toMatchObject({ width: 210, columns: 1, rows: 1 });
  expect(sheetPlan({ size: "A5" })).toMatchObject({ width: 297, columns: 2, rows: 1 });
  expect(sheetPlan({ size: "A6" })).toMatchObject({ width: 210, columns: 2, rows: 2 });
  expect(sheetPlan({ size: "A6", paper: "own" })).toMatchObject({ width: 105, height: 148, columns: 1, rows: 1 });
  expect(sheetsOf([1, 2, 3, 4, 5], sheetPlan({ size: "A6" }))).toEqual([[1, 2, 3, 4], [5]]);
  expect(sheetsOf([], sheetPlan({}))).toEqual([]);
});

it("reads desks from the address, numbers among them, and passes over nonsense", () => {
  expect(readPoster({ desks: ["A1", 12, null] })).toMatchObject({ desks: ["A1", "12"] });
  expect(readPoster({ desks: "A1" })).toMatchObject({ desks: ["A1"] });
  expect(readPoster({ desks: "all", size: "A7", paper: "wall" })).toEqual({ desks: "all" });
});
