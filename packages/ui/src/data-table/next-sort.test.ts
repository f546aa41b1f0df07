import { expect, test } from "vitest";
import { nextSort } from "./next-sort";

test("goes from ascending to descending to neither, and begins anew with another column", () => {
  expect(nextSort(null, "name")).toEqual({ id: "name", desc: false });
  expect(nextSort({ id: "name", desc: false }, "name")).toEqual({ id: "name", desc: true });
  expect(nextSort({ id: "name", desc: true }, "name")).toBeNull();
  expect(nextSort({ id: "name", desc: true }, "when")).toEqual({ id: "when", desc: false });
});
