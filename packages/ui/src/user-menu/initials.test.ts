import { expect, test } from "vitest";
import { initials } from "./initials";

test.each([
  ["Riya Nair", "RN"],
  ["Riya K. Nair", "RN"],
  ["  riya ", "R"],
  ["", ""],
  ["𝒜lma Øst", "𝒜Ø"],
])("%j is abbreviated to %j", (name, short) => {
  expect(initials(name)).toBe(short);
});
