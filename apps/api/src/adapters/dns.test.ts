import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { Dns } from "../ports";
import { startDnsServer, type TestDnsServer } from "../testing/dns-server";
import { nodeDns } from "./dns";

let server: TestDnsServer;
let dns: Dns;

beforeAll(async () => {
  server = await startDnsServer();
  dns = nodeDns({ servers: [server.address], siteAddresses: [] });
});
beforeEach(() => server.clear());
afterAll(() => server.close());

const SOON = () => AbortSignal.timeout(5000);

it("gives what a name has, a text of several strings as one, and several records", async () => {
  server.add(
    { type: "TXT", name: "_site-verification.a.test", value: ["site-verification=", "x".repeat(200), "end"] },
    { type: "TXT", name: "_site-verification.a.test", value: "v=spf1 -all" },
    { type: "CNAME", name: "www.a.test", value: "a.test" },
    { type: "A", name: "a.test", value: "192.0.2.1" },
    { type: "A", name: "a.test", value: "192.0.2.2" },
    { type: "AAAA", name: "a.test", value: "2001:db8::1" },
    { type: "CNAME", name: "*.a.test", value: "far.test" },
  );
  const ask = async (name: string, type: Parameters<Dns["ask"]>[1]) => {
    const answer = await dns.ask(name, type, SOON());
    return answer.kind === "answered" ? answer.values.toSorted() : answer.kind;
  };
  expect(await ask("_site-verification.a.test", "TXT")).toEqual([
    `site-verification=${"x".repeat(200)}end`,
    "v=spf1 -all",
  ]);
  expect(await ask("WWW.a.test.", "CNAME")).toEqual(["a.test"]);
  // A resolver follows aliases to what is asked for.
  expect(await ask("www.a.test", "A")).toEqual(["192.0.2.1", "192.0.2.2"]);
  expect(await ask("a.test", "AAAA")).toEqual(["2001:db8::1"]);
  expect(await ask("anything.a.test", "CNAME")).toEqual(["far.test"]);
  expect(await ask("a.test", "TXT")).toEqual([]);
  expect(await ask("nobody.test", "TXT")).toBe("no_name");
});

it("knows nothing of what fails, leads in a circle, or is not answered by the time that it has", async () => {
  server.add(
    { type: "CNAME", name: "one.test", value: "two.test" },
    { type: "CNAME", name: "two.test", value: "one.test" },
  );
  server.fail("broken.test", "servfail");
  server.fail("silent.test", "silence");
  expect(await dns.ask("broken.test", "TXT", SOON())).toEqual({ kind: "no_answer" });
  expect(await dns.ask("one.test", "A", SOON())).toEqual({ kind: "no_answer" });
  expect(await dns.ask("one.test", "CNAME", SOON())).toEqual({ kind: "answered", values: ["two.test"] });
  const leaving = new AbortController();
  const asked = dns.ask("silent.test", "TXT", leaving.signal);
  leaving.abort();
  expect(await asked).toEqual({ kind: "no_answer" });
  expect(await dns.ask("a.test", "TXT", AbortSignal.abort())).toEqual({ kind: "no_answer" });
  expect(await dns.ask("not a name", "A", SOON())).not.toMatchObject({ kind: "answered" });
});
