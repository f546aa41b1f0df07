import { expect, it } from "vitest";
import type { Look, SeenDomain, SeenWay } from "../../platform/look-up-domains";
import type { DnsAnswer } from "../../ports";
import { check } from "./check";
import { recordsFor } from "./records";

const HOST = "app.carrel.example";
const TOKEN = "Abc_token-123";
const DOMAIN = "desks.hall.example";

const has = (...values: string[]): DnsAnswer => ({ kind: "answered", values });
const NO_NAME: DnsAnswer = { kind: "no_name" };
const SILENT: DnsAnswer = { kind: "no_answer" };

const way = (more: Partial<SeenWay> = {}): SeenWay => ({
  aliases: [],
  stoppedBy: null,
  a: has(),
  aaaa: has(),
  ...more,
});
const HERE = way({ aliases: [HOST] });
const PROOF = has(`site-verification=${TOKEN}`);

const looked: Look = { platform: { host: HOST, addresses: has("192.0.2.1", "2001:db8::1") }, domains: [] };

const checked = (seen: Partial<SeenDomain>, { domain = DOMAIN, isReseller = false, at = looked } = {}) => {
  const { finding, below, mapping } = check(
    { domain, token: TOKEN, isReseller, throughDomain: null },
    { domain, proof: PROOF, way: HERE, below: null, ...seen },
    at,
  );
  return { finding, below, records: mapping.records, problems: mapping.records.map(({ problem }) => problem) };
};

it("asks for a proof and an alias, for addresses where a domain can be none, and of a reseller for the names below", () => {
  const records = (
    domain: string,
    isReseller = false,
    addresses = ["192.0.2.1", "192.0.2.2", "2001:db8::1"],
    throughDomain: string | null = null,
  ) =>
    recordsFor({ domain, token: TOKEN, isReseller, throughDomain }, { host: HOST, addresses }).records.map(
      ({ type, name, value, isOptional }) => [type, name, value, ...(isOptional ? ["optional"] : [])],
    );
  const proof = (domain: string) => ["TXT", `_site-verification.${domain}`, `site-verification=${TOKEN}`];
  expect(records(DOMAIN)).toEqual([proof(DOMAIN), ["CNAME", DOMAIN, HOST]]);
  expect(records("hall.co.in")).toEqual([
    proof("hall.co.in"),
    ["A", "hall.co.in", "192.0.2.1"],
    ["A", "hall.co.in", "192.0.2.2"],
  ]);
  expect(records("hall.example", true, [])).toEqual([
    proof("hall.example"),
    ["CNAME", "hall.example", HOST],
    ["CNAME", "*.hall.example", HOST, "optional"],
  ]);
  // Who knows the platform as its reseller's leads there.
  expect(records(DOMAIN, false, [], "rooms.example")).toEqual([proof(DOMAIN), ["CNAME", DOMAIN, "rooms.example"]]);
});

it("says of each record what is typed where a registrar adds the rest", () => {
  const hosts = (domain: string) =>
    recordsFor(
      { domain, token: TOKEN, isReseller: true, throughDomain: null },
      { host: HOST, addresses: [] },
    ).records.map(({ host }) => host);
  expect(hosts("a.desks.hall.co.in")).toEqual(["_site-verification.a.desks", "a.desks", "*.a.desks"]);
  expect(hosts("hall.co.in")).toEqual(["_site-verification", "@", "*"]);
});

it.each([
  ["as it is", PROOF],
  ["beside others", has("v=spf1 -all", `site-verification=${TOKEN}`)],
  ["in quotes, with spaces and capitals", has(` "SITE-verification=${TOKEN}" `)],
])("finds the proof %s", (_, proof) => {
  expect(checked({ proof })).toMatchObject({ finding: "found", problems: [undefined, undefined] });
});

it.each<[string, DnsAnswer, string, RegExp]>([
  ["no such name", NO_NAME, "missing", /no such name/],
  ["no record", has(), "missing", /no such record/],
  ["another text", has(`site-verification=${TOKEN}x`), "missing", /another text/],
  ["a part of it", has("site-verification="), "missing", /another text/],
  ["no answer", SILENT, "unknown", /no answer in time/],
])("with %s the proof is not there", (_, proof, finding, problem) => {
  const { records, ...found } = checked({ proof });
  expect(found.finding).toBe(finding);
  expect(found.problems[0]).toMatch(problem);
  expect(records.map(({ ok }) => ok)).toEqual([false, true]);
});

it.each<[string, SeenWay]>([
  ["by its alias", HERE],
  ["by aliases of which one is the next's", way({ aliases: ["one.example", "two.example", HOST] })],
  ["by the platform's addresses", way({ a: has("192.0.2.1"), aaaa: has("2001:0db8:0:0::1") })],
  ["by one of them", way({ a: has("192.0.2.1") })],
  ["by another name's alias that has them", way({ aliases: ["edge.example"], a: has("192.0.2.1") })],
])("leads here %s", (_, seen) => {
  expect(checked({ way: seen }).finding).toBe("found");
});

it.each<[string, SeenWay, string, RegExp]>([
  ["nowhere", way({ stoppedBy: "no_name", a: NO_NAME, aaaa: NO_NAME }), "missing", /no such name/],
  ["nowhere, though the name is there", way(), "missing", /no such record/],
  ["elsewhere", way({ aliases: ["parking.example"], a: has("203.0.113.7") }), "missing", /to parking\.example/],
  ["elsewhere by address", way({ a: has("203.0.113.7") }), "missing", /to 203\.0\.113\.7/],
  ["here and elsewhere", way({ a: has("192.0.2.1", "203.0.113.7") }), "missing", /take away 203\.0\.113\.7/],
  ["elsewhere for IPv6", way({ a: has("192.0.2.1"), aaaa: has("2001:db8::bad") }), "missing", /2001:db8::bad/],
  [
    "to a name that leads nowhere",
    way({ aliases: ["gone.example"], stoppedBy: "no_name", a: NO_NAME, aaaa: NO_NAME }),
    "missing",
    /gone\.example, which leads nowhere/,
  ],
  [
    "in a circle",
    way({ aliases: ["b.example", DOMAIN], stoppedBy: "circle", a: SILENT, aaaa: SILENT }),
    "missing",
    /in a circle/,
  ],
  [
    "too far",
    way({ aliases: Array.from({ length: 9 }, (_, at) => `l${at}.example`), stoppedBy: "too_long" }),
    "missing",
    /More than 8/,
  ],
  ["nobody knows where", way({ stoppedBy: "no_answer", a: SILENT, aaaa: SILENT }), "unknown", /no answer/],
  ["here, and nobody knows where by IPv6", way({ a: has("192.0.2.1"), aaaa: SILENT }), "unknown", /no answer/],
])("leads %s, and says so", (_, seen, finding, problem) => {
  const found = checked({ way: seen });
  expect(found.finding).toBe(finding);
  expect(found.problems[1]).toMatch(problem);
});

it("knows nothing of addresses while it doesn't know the platform's own", () => {
  const at = { ...looked, platform: { host: HOST, addresses: SILENT } };
  expect(checked({ way: way({ a: has("192.0.2.1") }) }, { at }).finding).toBe("unknown");
  const without = { ...looked, platform: { host: HOST, addresses: NO_NAME } };
  expect(checked({ way: way({ a: has("192.0.2.1") }) }, { at: without }).finding).toBe("missing");
});

it("needs no names below it, and tells whether they lead here", () => {
  expect(checked({ below: HERE }, { isReseller: true })).toMatchObject({ finding: "found", below: "found" });
  const without = checked({ below: way({ stoppedBy: "no_name", a: NO_NAME, aaaa: NO_NAME }) }, { isReseller: true });
  expect(without).toMatchObject({ finding: "found", below: "missing" });
  expect(without.records.at(-1)).toMatchObject({ name: `*.${DOMAIN}`, ok: false, isOptional: true });
});

it("gives back of what strangers wrote no more than a record holds", () => {
  const proof = has(...Array.from({ length: 50 }, () => `\u0000\ud800${"x".repeat(2000)}`));
  const [record] = checked({ proof }).records;
  expect(record?.found).toHaveLength(20);
  expect(record?.found[0]).toMatch(/^\ufffd\ufffdx{298}$/);
});
