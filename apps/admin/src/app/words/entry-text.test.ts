import { contract } from "@carrel/sdk/contract";
import { terminology } from "@carrel/sdk/domain";
import { expect, test } from "vitest";
import { ACTION_WORDS } from "./action-words";
import { actionText, changesOf, entryText, fromText, moreText, subjectText, valueText, whoText } from "./entry-text";

const hall = terminology("study-hall");

test("writes calls in the organisation's words, what isn't known by its name", () => {
  expect(actionText("desks.assignUser", hall)).toBe("Seat assigned");
  expect(actionText("desks.reassignUser", terminology())).toBe("Moved to another desk");
  expect(actionText("customers.remove", hall)).toBe("User deleted");
  expect(actionText("apiKeys.somethingNew", hall)).toBe("API keys: something new");
});

test("has words for every write of the contract", () => {
  const writes = Object.entries(contract).flatMap(([area, rows]) =>
    Object.entries(rows).flatMap(([name, { kind }]) => (kind === "write" ? [`${area}.${name}`] : [])),
  );
  expect(writes.length).toBeGreaterThan(100);
  expect(writes.filter((write) => !(write in ACTION_WORDS))).toEqual([]);
});

test("says what a booking came to, and names its seat and person", () => {
  const entry = {
    action: "bookings.changeStatus",
    recordId: "b1",
    before: { status: "PENDING" },
    after: { status: "CANCELLED" },
    names: { b1: "7SRPQ6T1, A14, Asha Rao" },
  };
  expect(entryText(entry, hall)).toBe("Booking cancelled");
  expect(subjectText(entry)).toBe("7SRPQ6T1, A14, Asha Rao");
  expect(subjectText({ ...entry, recordId: null, names: {}, after: { name: "Hall" } })).toBe("Hall");
  expect(subjectText({ ...entry, names: undefined })).toBe("");
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
  expect(fromText({ actor: { ...visitor, kind: "system" }, address: "" })).toBe("The platform's own work");
});

test("says of somebody erased that he was", () => {
  expect(whoText({ actor: visitor })).toBe("A visitor");
  expect(whoText({ actor: visitor, blanked: ["fields"] })).toBe("A visitor");
  expect(whoText({ actor: visitor, blanked: ["actor"] })).toBe("An erased person");
  expect(fromText({ actor: visitor, address: "", blanked: ["actor"] })).toBe("Erased");
});
