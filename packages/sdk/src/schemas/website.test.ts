import { expect, test } from "vitest";
import { ConfigureDomain, DomainName } from "./website";

test.each([
  ["desks.example.com", "desks.example.com"],
  [" Desks.Example.COM ", "desks.example.com"],
  ["xn--bcher-kva.example", "xn--bcher-kva.example"],
  ["a.b-c.io", "a.b-c.io"],
  ["Bücher.example", "xn--bcher-kva.example"],
  ["पुस्तकालय.भारत", "xn--11b3arwo7a7bu3i.xn--h2brj9c"],
  ["ｄｅｓｋｓ。example.com", "desks.example.com"],
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
  "http://bücher.example",
  "bücher.example/desks",
  "owner@bücher.example",
  "bücher.example:8080",
  "bü cher.example",
  "bücher",
  "xn--.example",
  "xn--a-ecp.ru.xn--",
  `${"ü".repeat(60)}.example`,
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
