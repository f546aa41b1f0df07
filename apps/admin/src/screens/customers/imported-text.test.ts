import { expect, it } from "vitest";
import { importedText } from "./imported-text";

it.each([
  [{ created: 12, known: 3, takenOver: 5 }, "12 are new, 3 were known already. 5 memberships were taken over as paid."],
  [{ created: 1, known: 0, takenOver: 0 }, "1 is new."],
  [{ created: 0, known: 1, takenOver: 1 }, "1 was known already. 1 membership was taken over as paid."],
] as const)("says of %o: %s", (result, text) => {
  expect(importedText(result)).toBe(text);
});
