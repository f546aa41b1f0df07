import { expect, test } from "vitest";
import { CreateReseller, UpdateProfitRate, UpdateReseller, UpdateResellerDomains } from "./reseller";

const id = "019a0000-0000-7000-8000-000000000001";

test.each([
  [0, "percent", true],
  [22.5, "percent", true],
  [33.33, "percent", true],
  [0.07, "percent", true],
  [100, "percent", true],
  [100.01, "percent", false],
  [33.333, "percent", false],
  [-1, "percent", false],
  [0, "fixed", true],
  [150_000, "fixed", true],
  [10.5, "fixed", false],
  [-1, "fixed", false],
  [5, "share", false],
])("a rate of %d %s is taken: %s", (rate, type, taken) => {
  expect(UpdateProfitRate.safeParse({ id, rate, type }).success).toBe(taken);
});

test("a new reseller's rate keeps the same rule", () => {
  const reseller = {
    orgName: "Northside",
    resellerOrgType: "both",
    owner: { name: "Tara", email: "tara@example.test" },
  };
  expect(CreateReseller.safeParse(reseller).success).toBe(true);
  expect(
    CreateReseller.safeParse({ ...reseller, profitSharing: { rate: 120, type: "percent" } }).error?.issues,
  ).toMatchObject([{ path: ["profitSharing", "rate"] }]);
});

test.each([
  ["no domain", [], null],
  ["two domains", [{ domain: "a.example.test" }, { domain: "b.example.test", isPrimary: true }], null],
  ["what was read", [{ domain: "a.example.test", status: "VERIFIED", dnsMapping: null, checkedAt: null }], null],
  ["one twice", [{ domain: "a.example.test" }, { domain: "A.example.test" }], "Name each domain once"],
  [
    "two primary ones",
    [
      { domain: "a.example.test", isPrimary: true },
      { domain: "b.example.test", isPrimary: true },
    ],
    "Choose one primary domain",
  ],
])("domains: %s", (_, domains, refusal) => {
  const message = UpdateResellerDomains.safeParse({ id, domains }).error?.issues[0]?.message ?? null;
  expect(message).toBe(refusal);
});

test("an update passes over what has a call of its own, and refuses what nobody knows", () => {
  expect(UpdateReseller.safeParse({ _id: id, orgName: "Northside", isActive: false, stats: {} }).success).toBe(true);
  expect(UpdateReseller.safeParse({ _id: id, rating: 5 }).success).toBe(false);
});
