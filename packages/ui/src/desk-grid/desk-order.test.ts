import { expect, test } from "vitest";
import type { Desk } from "../desk-tile";
import { groupsOf, nextSort } from "./desk-order";
import { boxesOf, rowsOf } from "./desk-rows";
import { nextDesk } from "./next-desk";

const desk = (name: string, zone: string, status: Desk["status"] = "available"): Desk => ({
  id: name,
  name,
  zone,
  status,
  statusLabel: status,
});
const desks = [
  desk("A10", "Quiet", "occupied"),
  desk("A2", "Quiet"),
  desk("B1", "Garden"),
  desk("A1", "Quiet", "hold"),
];
const names = (groups: ReturnType<typeof groupsOf>) => groups.map((group) => group.desks.map(({ name }) => name));

test("by zone in the order they came in", () => {
  expect(names(groupsOf(desks, { by: "zone", desc: false }))).toEqual([["A10", "A2", "A1"], ["B1"]]);
  expect(names(groupsOf(desks, { by: "zone", desc: true }))).toEqual([["B1"], ["A10", "A2", "A1"]]);
});

test("by name as people count, by status with the free ones first", () => {
  expect(names(groupsOf(desks, { by: "name", desc: false }))).toEqual([["A1", "A2", "A10", "B1"]]);
  expect(names(groupsOf(desks, { by: "name", desc: true }))).toEqual([["B1", "A10", "A2", "A1"]]);
  expect(names(groupsOf(desks, { by: "status", desc: false }))).toEqual([["A2", "B1", "A10", "A1"]]);
});

test("a heading pressed again turns the order round", () => {
  expect(nextSort({ by: "zone", desc: false }, "name")).toEqual({ by: "name", desc: false });
  expect(nextSort({ by: "name", desc: false }, "name")).toEqual({ by: "name", desc: true });
  expect(nextSort({ by: "name", desc: true }, "name")).toEqual({ by: "name", desc: false });
});

test("rows end with their zone", () => {
  const rows = rowsOf(groupsOf(desks, { by: "zone", desc: false }), 2);
  expect(rows).toEqual([
    { kind: "heading", zone: 0, key: "zone Quiet" },
    { kind: "desks", zone: 0, from: 0, to: 2, key: "2 A10" },
    { kind: "desks", zone: 0, from: 2, to: 3, key: "2 A1" },
    { kind: "heading", zone: 1, key: "zone Garden" },
    { kind: "desks", zone: 1, from: 0, to: 1, key: "2 B1" },
  ]);
});

test("the arrow keys find their way by rows alone", () => {
  const boxes = boxesOf(groupsOf(desks, { by: "zone", desc: false }), 2);
  expect(nextDesk("ArrowDown", boxes, 0)).toBe(2);
  expect(nextDesk("ArrowDown", boxes, 2)).toBe(3);
  expect(nextDesk("ArrowUp", boxes, 3)).toBe(2);
});
