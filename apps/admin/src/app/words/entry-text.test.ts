import { expect, test } from "vitest";
import { actionText, changesOf, fromText, moreText, valueText, whoText } from "./entry-text";

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

const visitor = { kind: "visitor" as const, _id: null, name: "" };

test("says of how many refusals an entry tells, and from where they came", () => {
  expect(moreText(412)).toBe("412 more like this");
  expect(fromText({ actor: visitor, address: "192.0.2.1", more: 412 })).toBe("192.0.2.1");
  expect(fromText({ actor: visitor, address: "", more: 412 })).toBe("Several addresses");
  expect(fromText({ actor: { ...visitor, kind: "system" }, address: "" })).toBe("Carrel's own work");
});

test("says of somebody erased that he was", () => {
  expect(whoText({ actor: visitor })).toBe("A visitor");
  expect(whoText({ actor: visitor, blanked: ["fields"] })).toBe("A visitor");
  expect(whoText({ actor: visitor, blanked: ["actor"] })).toBe("An erased person");
  expect(fromText({ actor: visitor, address: "", blanked: ["actor"] })).toBe("Erased");
});
