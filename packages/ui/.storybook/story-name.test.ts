import { expect, it } from "vitest";
import { sentenceCase } from "./story-name";

it.each([
  ["Matrix", "Matrix"],
  ["Loading Keeps Focus And Ignores Presses", "Loading keeps focus and ignores presses"],
  ["Exports Csv", "Exports CSV"],
])("%s reads %s", (name, read) => {
  expect(sentenceCase(name)).toBe(read);
});
