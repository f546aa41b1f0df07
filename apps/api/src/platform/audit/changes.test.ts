import { expect, it } from "vitest";
import { changesOf } from "./changes";

it.each([
  ["nothing that was told", {}, { before: null, after: null }],
  ["a new record", { after: { name: "D1", token: "x" } }, { before: null, after: { name: "D1" } }],
  ["a deleted record", { before: { name: "D1" } }, { before: { name: "D1" }, after: null }],
  [
    "the changed fields only, and not the stamp",
    {
      before: { name: "D1", zone: "A", position: { x: 1 }, updatedAt: new Date(0) },
      after: { name: "D2", zone: "A", position: { x: 2 }, updatedAt: new Date(1) },
    },
    { before: { name: "D1", position: { x: 1 } }, after: { name: "D2", position: { x: 2 } } },
  ],
  [
    "a field that came or went",
    { before: { old: 1, same: [1] }, after: { same: [1], fresh: null } },
    { before: { old: 1 }, after: { fresh: null } },
  ],
])("keeps %s", (_, note, kept) => {
  expect(changesOf(note)).toEqual(kept);
});
