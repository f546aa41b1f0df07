import { expect, test } from "vitest";
import { membershipSearch } from "./membership-search";

const shift = "0190a0b0-0000-7000-8000-000000000001";

test("reads what narrows the list", () => {
  const search = { q: "asha", state: "ended", kind: "pass", shift, endsBy: "2026-12-31", payment: "due" };
  expect(membershipSearch(search)).toEqual(search);
});

test("passes over what an address can't mean", () => {
  const nonsense = { q: "", state: "live", kind: "desk", shift: "morning", endsBy: "2026-02-30", payment: "paid" };
  expect(Object.values(membershipSearch(nonsense)).every((value) => value === undefined)).toBe(true);
});
