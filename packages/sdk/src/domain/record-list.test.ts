import { describe, expect, it } from "vitest";
import { distinct, type RecordList, withAdded, withPage, withRemoved } from "./record-list";

const records = (...ids: string[]) => ids.map((_id) => ({ _id }));
const list = (total: number, ...ids: string[]): RecordList<{ _id: string }> => ({ data: records(...ids), total });

describe("a list of records", () => {
  it.each([
    ["page 1 replaces", withPage(list(9, "a", "b"), list(3, "c"), 1), list(3, "c")],
    ["a later page appends", withPage(list(4, "a", "b"), list(4, "c", "d"), 2), list(4, "a", "b", "c", "d")],
    ["without duplicates", withPage(list(4, "a", "b"), list(5, "b", "c"), 2), list(5, "a", "b", "c")],
    ["an empty page changes the total alone", withPage(list(4, "a"), list(1), 2), list(1, "a")],
    ["a new record goes first and counts", withAdded(list(1, "a"), { _id: "b" }), list(2, "b", "a")],
    ["a removed record is counted off", withRemoved(list(2, "a", "b"), "a"), list(1, "b")],
    ["one that isn't shown is counted off too", withRemoved(list(2, "a"), "z"), list(1, "a")],
    ["never below 0", withRemoved(list(0), "a"), list(0)],
  ])("%s", (_, actual, expected) => {
    expect(actual).toEqual(expected);
  });

  it("keeps the first of records that repeat", () => {
    expect(
      distinct([
        { _id: "a", page: 1 },
        { _id: "b", page: 1 },
        { _id: "a", page: 2 },
      ]),
    ).toEqual([
      { _id: "a", page: 1 },
      { _id: "b", page: 1 },
    ]);
  });
});
