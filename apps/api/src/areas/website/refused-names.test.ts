import { DomainName } from "@carrel/sdk/schemas";
import { expect, it } from "vitest";
import { domainProblem, labelProblem } from "./refused-names";
import { labelsFor } from "./suggestions";

const naming = { origin: "https://app.carrel.example", names: ["Carrel", "Carrel Platform", "carrel"] };
const problemOf = (typed: string) => domainProblem(DomainName.parse(typed), naming);

it.each([
  "desks.hall.example",
  "hall.co.in",
  "bücher.example",
  "पुस्तकालय.भारत",
  "библиотека.рф",
  "東京tower.jp",
  "quiet-carrels.in",
  "support.hall.example",
])("takes %s", (domain) => {
  expect(problemOf(domain)).toBeNull();
});

it.each([
  ["app.carrel.example", /the platform's/],
  ["x.app.carrel.example", /the platform's/],
  ["harbour.localhost", /the platform's/],
  ["co.in", /registered for you/],
  ["github.io", /registered for you/],
  ["carrel.in", /taken for the platform/],
  ["cаrrel.in", /one alphabet/],
  ["саггеӏ.example", /taken for the platform/],
  ["carrél.example", /taken for the platform/],
  ["carre1.example", /taken for the platform/],
  ["carrel-login.example", /taken for the platform/],
  ["app.carrel.example.phish.example", /taken for the platform/],
  ["раypal.example", /one alphabet/],
  [`${"a".repeat(60)}.${"b".repeat(60)}.${"c".repeat(60)}.${"d".repeat(56)}.example`, /234 characters/],
])("refuses %s", (domain, problem) => {
  expect(problemOf(domain)).toMatch(problem);
});

it.each([
  "www",
  "api",
  "mail",
  "WWW",
  "xn--bcher-kva",
  "carrel",
  "carre1",
  "support",
  "carrel-help",
  "a",
  "-hall",
  "hall-",
  "h_all",
  "x".repeat(25),
  "a.b",
])("lets no sub-domain be called %s", (label) => {
  expect(labelProblem(label, naming.names)).not.toBeNull();
});

it("suggests names of a place, its code and its city", () => {
  const labels = labelsFor({
    orgName: "Müller's Reading Room & Café",
    orgCode: "MULLERS",
    cities: ["Kochi", "São Paulo"],
  });
  expect(labels.slice(0, 2)).toEqual(["mullers-reading-room", "mullers"]);
  expect(labels).toContain("mullers-kochi");
  expect(labels).toContain("mullers-sao-paulo");
  expect(labels.filter((label) => labelProblem(label, naming.names) !== null)).toEqual([]);
  expect(labelsFor({ orgName: "阅览室", orgCode: "YUELAN", cities: [] })).toContain("yuelan");
});
