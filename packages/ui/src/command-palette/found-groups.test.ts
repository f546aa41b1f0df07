import { expect, test } from "vitest";
import { foundGroups, type PaletteGroup } from "./found-groups";

const item = (id: string, label: string, rest: { hint?: string; keywords?: string } = {}) => ({
  id,
  label,
  onSelect: () => {},
  ...rest,
});
const groups: PaletteGroup[] = [
  { heading: "Go to", items: [item("desks", "Desks", { keywords: "seats" }), item("bookings", "Bookings")] },
  { heading: "Actions", items: [item("new", "New booking"), item("export", "Export", { hint: "CSV" })] },
  { heading: "Members", isFound: true, items: [item("riya", "Riya Nair")] },
];
const recents: PaletteGroup = { heading: "Recent", items: [item("lane", "Library Lane")] };
const ids = (query: string) => foundGroups(groups, recents, query).map(({ items }) => items.map(({ id }) => id));

test("shows everything, what is recent first, until something is searched", () => {
  expect(ids(" ")).toEqual([["lane"], ["desks", "bookings"], ["new", "export"], ["riya"]]);
});

test.each([
  ["book", [["bookings"], ["new"], ["riya"]]],
  ["seats", [["desks"], ["riya"]]],
  ["csv", [["export"], ["riya"]]],
  ["actions", [["new", "export"], ["riya"]]],
  ["esk", [["riya"]]],
  ["new boo", [["new"], ["riya"]]],
])("for %j keeps what fits, and what was found elsewhere as it is", (query, expected) => {
  expect(ids(query)).toEqual(expected);
});

test("leaves out groups and recents that are empty", () => {
  expect(foundGroups([], { heading: "Recent", items: [] }, "")).toEqual([]);
});
