import { expect, it } from "vitest";
import { spotByKey } from "./cell-keys";

const size = { rows: 30, columns: 7, hasNames: true };

it.each([
  { key: "ArrowRight", from: [4, 2], to: [4, 3] },
  { key: "ArrowRight", from: [4, 6], to: [4, 6] },
  { key: "ArrowLeft", from: [4, 0], to: [4, -1] },
  { key: "ArrowLeft", from: [4, -1], to: [4, -1] },
  { key: "ArrowDown", from: [29, 2], to: [29, 2] },
  { key: "ArrowUp", from: [4, 2], to: [3, 2] },
  { key: "PageDown", from: [25, 2], to: [29, 2] },
  { key: "PageUp", from: [25, 2], to: [15, 2] },
  { key: "Home", from: [4, 3], to: [4, -1] },
  { key: "End", from: [4, 3], to: [4, 6] },
])("leads by $key from $from to $to", ({ key, from: [row = 0, column = 0], to }) => {
  const spot = spotByKey({ key, ctrlKey: false }, { row, column }, size);
  expect([spot?.row, spot?.column]).toEqual(to);
});

it("leads to the corners with Ctrl, to names only where they lead somewhere, and nowhere by other keys", () => {
  const here = { row: 4, column: 3 };
  expect(spotByKey({ key: "End", ctrlKey: true }, here, size)).toEqual({ row: 29, column: 6 });
  expect(spotByKey({ key: "Home", ctrlKey: true }, here, { ...size, hasNames: false })).toEqual({ row: 0, column: 0 });
  expect(spotByKey({ key: "x", ctrlKey: false }, here, size)).toBeNull();
});
