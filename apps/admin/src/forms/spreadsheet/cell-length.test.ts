import { expect, it } from "vitest";
import { LONGEST_CELL, shortened, withLongCells } from "./cell-length";

const long = "x".repeat(LONGEST_CELL + 1);
const rows = [
  { name: "A1", zone: "Window" },
  { name: "A2", zone: long },
];

it("sends no cell that would refuse the whole sheet, and leaves the others alone", () => {
  const sent = shortened(rows);
  expect(sent[0]).toBe(rows[0]);
  expect(sent[1]).toEqual({ name: "A2", zone: long.slice(0, LONGEST_CELL) });
});

it("says which cells are too long, in place of what the server says of what was left of them", () => {
  const validationResults = [
    { row: 1, valid: true, issues: [], value: "first" },
    { row: 2, valid: false, issues: [{ path: ["zone"], message: "Use at most 60 characters" }] },
  ];
  expect(withLongCells({ validationResults, summary: { total: 2, valid: 1, invalid: 1 } }, rows)).toEqual({
    validationResults: [
      { row: 1, valid: true, issues: [], value: "first" },
      { row: 2, valid: false, issues: [{ path: ["zone"], message: "Use at most 1000 characters" }] },
    ],
    summary: { total: 2, valid: 1, invalid: 1 },
  });
  const taken = { row: 2, valid: true, issues: [], value: "cut" };
  expect(
    withLongCells({ validationResults: [taken], summary: { total: 1, valid: 1, invalid: 0 } }, rows),
  ).toMatchObject({ validationResults: [{ valid: false }], summary: { valid: 0, invalid: 1 } });
});
