import { expect, test } from "vitest";
import { actionText, changesOf, valueText } from "./entry-text";

test("writes calls in words", () => {
  expect(actionText("feePlans.update")).toBe("Fee plans: update");
  expect(actionText("apiKeys.rotate")).toBe("API keys: rotate");
});

test("writes what is made of parts, part by part", () => {
  expect(valueText({ city: "London", postalCode: "" })).toBe("City: London; Postal code: Nothing");
  expect(valueText([])).toBe("Nothing");
  expect(valueText(false)).toBe("No");
  expect(valueText(0)).toBe("0");
});

test("sets before against after, and tells a missing field from an empty one", () => {
  expect(changesOf({ before: { name: "A1", note: "" }, after: { name: "A2", zone: "North" } })).toEqual([
    { field: "name", before: "A1", after: "A2" },
    { field: "note", before: "Nothing", after: null },
    { field: "zone", before: null, after: "North" },
  ]);
  expect(changesOf({ before: null, after: null })).toEqual([]);
});
