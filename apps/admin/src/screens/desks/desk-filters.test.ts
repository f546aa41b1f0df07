import { expect, test } from "vitest";
import { zonesOf } from "../../app/words/zones";
import { deskFixture, sitting } from "./desk.fixture";
import { deskSearch, filteredDesks, sortedDesks } from "./desk-filters";

const desks = [
  deskFixture({ name: "A10", zone: "Hall" }),
  deskFixture({ name: "A2", zone: "Window", ...sitting("Ravi Kumar") }),
  deskFixture({ name: "A1", zone: "", status: 3 }),
  deskFixture({ name: "B1", zone: "Hall", isActive: false }),
  deskFixture({
    name: "B2",
    zone: "hall 2",
    status: 8,
    now: "held",
    currentBooking: sitting("Asha Rao").currentBooking,
  }),
];
const names = (rows: readonly { name: string }[]) => rows.map(({ name }) => name).join(" ");

test.each([
  [{}, "A10 A2 A1 B1 B2"],
  [{ status: "available" }, "A10 A1"],
  [{ status: "off" }, "B1"],
  [{ status: "occupied", zone: "Window" }, "A2"],
  [{ zone: "Hall" }, "A10 B1"],
  [{ status: "hold", zone: "Window" }, ""],
] as const)("leaves %o as %s", (filter, left) => {
  expect(names(filteredDesks(desks, filter))).toBe(left);
});

test.each([
  ["name", "A1 A2 A10 B1 B2"],
  ["-name", "B2 B1 A10 A2 A1"],
  ["zone", "A10 B1 B2 A2 A1"],
  ["-zone", "A2 B2 A10 B1 A1"],
  ["status", "A1 A10 A2 B2 B1"],
  ["who", "B2 A2 A1 A10 B1"],
  ["-who", "A2 B2 A1 A10 B1"],
] as const)("sorts by %s", (sort, order) => {
  expect(names(sortedDesks(desks, sort))).toBe(order);
});

test("names each zone once, as people count", () => {
  expect(zonesOf([...desks, deskFixture({ zone: "Hall 10" })])).toEqual(["Hall", "hall 2", "Hall 10", "Window"]);
});

test("passes over what an address can't mean", () => {
  expect(deskSearch({ q: 7, view: "map", status: "free", zone: "", sort: "-zone" })).toEqual({ q: "7", sort: "-zone" });
});
