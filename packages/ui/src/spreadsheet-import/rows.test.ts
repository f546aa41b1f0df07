import { describe, expect, it } from "vitest";
import { matchRows } from "./rows";

const columns = [
  { key: "name", label: "Seat name", required: true, aliases: ["Desk"] },
  { key: "zone", label: "Zone", required: true },
  { key: "notes", label: "Notes" },
];

describe("matchRows", () => {
  it("finds columns in any order, by label, key or alias, whatever the case and signs", () => {
    const matched = matchRows(
      {
        cells: [
          ["ZONE *", "Colour", "desk"],
          ["Window", "red", "A1"],
        ],
        lines: [1, 3],
      },
      columns,
    );
    expect(matched.missing).toEqual([]);
    expect(matched.ignored).toEqual(["Colour"]);
    expect(matched.rows).toEqual([
      { line: 3, cells: { name: "A1", zone: "Window", notes: "" }, issues: [], notes: [], changed: [], ready: false },
    ]);
  });

  it("names the required columns that are missing", () => {
    expect(matchRows({ cells: [["Name of it"]], lines: [1] }, columns).missing).toEqual(["Seat name", "Zone"]);
  });
});
