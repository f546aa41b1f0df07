import { expect, test } from "vitest";
import { ConfigureDomain, DomainName } from "./website";

test.each([
  ["desks.example.com", "desks.example.com"],
  [" Desks.Example.COM ", "desks.example.com"],
  ["xn--bcher-kva.example", "xn--bcher-kva.example"],
  ["a.b-c.io", "a.b-c.io"],
])("%j is the domain %s", (given, read) => {
  expect(DomainName.parse(given)).toBe(read);
});

test.each([
  "https://desks.example.com",
  "desks.example.com/",
  "localhost",
  "192.168.1.10",
  "-desks.example.com",
  "desks..example.com",
  "_acme.example.com",
  "bücher.example",
  `${"a".repeat(64)}.example.com`,
  `${"a.".repeat(130)}com`,
  "",
])("%j is no domain", (given) => {
  expect(DomainName.safeParse(given).success).toBe(false);
});

test("a custom domain can be taken away", () => {
  const orgId = "019a0000-0000-7000-8000-000000000001";
  expect(ConfigureDomain.parse({ orgId, customDomain: null }).customDomain).toBeNull();
});
