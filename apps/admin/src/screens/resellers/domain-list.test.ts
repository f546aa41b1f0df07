import { expect, it } from "vitest";
import { withoutDomain, withPrimary } from "./domain-list";

const domains = [
  { domain: "a.example.com", isPrimary: true },
  { domain: "b.example.com", isPrimary: false },
  { domain: "c.example.com", isPrimary: false },
];

it("has one primary domain, whichever is chosen", () => {
  expect(withPrimary(domains, "c.example.com").filter(({ isPrimary }) => isPrimary)).toEqual([
    { domain: "c.example.com", isPrimary: true },
  ]);
});

it("hands the primary place on when its domain goes, and keeps it otherwise", () => {
  expect(withoutDomain(domains, "a.example.com")).toEqual([
    { domain: "b.example.com", isPrimary: true },
    { domain: "c.example.com", isPrimary: false },
  ]);
  expect(withoutDomain(domains, "b.example.com")[0]).toEqual({ domain: "a.example.com", isPrimary: true });
  expect(withoutDomain([{ domain: "a.example.com", isPrimary: true }], "a.example.com")).toEqual([]);
});
