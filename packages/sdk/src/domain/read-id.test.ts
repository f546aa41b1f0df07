import { expect, it } from "vitest";
import { readId } from "./read-id";

it.each(["0197f0a4-5b7e-7c3a-9b1d-2f4e6a8c0b1d", "0197F0A4-5B7E-7C3A-9B1D-2F4E6A8C0B1D"])("%s is an id", (id) => {
  expect(readId(id)).toBe(id);
});

it.each([
  "",
  "nowhere",
  "------------------------------------",
  " 0197f0a4-5b7e-7c3a-9b1d-2f4e6a8c0b1d",
  "0197f0a4-5b7e-7c3a-9b1d-2f4e6a8c0b1d\n",
  "0197f0a45b7e7c3a9b1d2f4e6a8c0b1d",
  7,
  null,
  undefined,
  ["0197f0a4-5b7e-7c3a-9b1d-2f4e6a8c0b1d"],
])("%j is none", (value) => {
  expect(readId(value)).toBeUndefined();
});
