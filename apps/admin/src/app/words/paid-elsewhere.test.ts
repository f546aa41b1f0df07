import { expect, it } from "vitest";
import { isPaidElsewhere } from "./paid-elsewhere";

it.each([
  ["import", 0, true],
  ["import", 1, false],
  ["bulk", 0, false],
  ["admin", 0, false],
] as const)("a booking that came by %s, with %i payments: %s", (source, count, is) => {
  expect(isPaidElsewhere({ source }, Array.from({ length: count }))).toBe(is);
});
