import { expect, test } from "vitest";
import { allMatching, matching, SHOWN_AT_MOST } from "./matching";

const zones = ["Asia/Kolkata", "Europe/London", "America/New_York", "Europe/Zürich"].map((value) => ({
  value,
  label: value.replaceAll("_", " "),
}));
const values = (search: string) => matching(zones, search, null).map(({ value }) => value);

test("finds by any word, whatever its case and accents", () => {
  expect(values("kol")).toEqual(["Asia/Kolkata"]);
  expect(values("new york")).toEqual(["America/New_York"]);
  expect(values("zurich")).toEqual(["Europe/Zürich"]);
  expect(values("nowhere")).toEqual([]);
});

test("puts what starts with the search before what only holds it", () => {
  const options = ["Salon", "London"].map((label) => ({ value: label, label }));
  expect(matching(options, "lon", null).map(({ value }) => value)).toEqual(["London", "Salon"]);
});

test("shows the chosen one among many when nothing is searched", () => {
  const many = Array.from({ length: 500 }, (_, index) => ({ value: `${index}`, label: `Option ${index}` }));
  const shown = matching(many, "", "400");
  expect(shown).toHaveLength(SHOWN_AT_MOST);
  expect(shown.map(({ value }) => value)).toContain("400");
});

test("finds every option under a heading by the heading's name", () => {
  const branches = [
    { value: "lane", label: "Library Lane", group: "Bengaluru" },
    { value: "quay", label: "Marine Quay", group: "Kochi" },
    { value: "fort", label: "Fort Road", group: "Kochi" },
  ];
  expect(allMatching(branches, "kochi").map(({ value }) => value)).toEqual(["quay", "fort"]);
  expect(allMatching(branches, " ")).toBe(branches);
});
