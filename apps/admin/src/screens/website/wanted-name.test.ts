import { expect, test } from "vitest";
import { homeOf, wantedName } from "./wanted-name";

test.each([
  ["harbour", "sites.example", "harbour.sites.example"],
  [" Harbour-Works ", "sites.example", "harbour-works.sites.example"],
  ["harbour.other.example", "sites.example", "harbour.other.example"],
  ["harbour", undefined, "harbour"],
  ["", "sites.example", ""],
  ["not a name", "sites.example", "not a name.sites.example"],
])("%j below %s is %j", (typed, home, whole) => {
  expect(wantedName(typed, home)).toBe(whole);
});

test("what a name lies below", () => {
  expect(homeOf("harbour.sites.example")).toBe("sites.example");
});
