import { expect, it } from "vitest";
import { ordered } from "./ordered-photos";

const images = ["a", "b", "c"].map((key, order) => ({ key, order, url: `/${key}` }));

it("puts a branch's photos into their new order", () => {
  expect(ordered(images, ["c", "a", "b"])).toEqual([
    { key: "c", order: 0, url: "/c" },
    { key: "a", order: 1, url: "/a" },
    { key: "b", order: 2, url: "/b" },
  ]);
});

it("leaves what is not of that branch, and what has changed meanwhile", () => {
  expect(ordered(images, ["x", "y", "z"])).toBe(images);
  expect(ordered(images, ["b", "a"])).toBe(images);
  expect(ordered(undefined, ["a"])).toBeUndefined();
});
