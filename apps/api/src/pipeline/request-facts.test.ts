import { expect, it } from "vitest";
import { trustedProxies } from "../adapters/trusted-proxies";
import { testRandom } from "../testing/rows";
import { requestFacts } from "./request-facts";

const trusts = trustedProxies(["10.0.0.0/8", "127.0.0.1", "2001:db8::/32"]);

const factsOf = (address: string | undefined, headers: Record<string, string>, url = "http://evil.example/api") =>
  requestFacts(new Request(url, { headers }), { ...(address && { address }) }, testRandom, {
    trusts,
    homes: { publicUrl: "https://app.example.com" },
  });

it.each([
  ["the socket's word from a stranger", "198.51.100.7", "203.0.113.9", "198.51.100.7"],
  ["the proxy's word from a proxy", "10.1.2.3", "203.0.113.9", "203.0.113.9"],
  ["the last stranger, whatever he forwards himself", "10.1.2.3", "1.1.1.1, 203.0.113.9, 10.4.5.6", "203.0.113.9"],
  ["an IPv4 proxy in IPv6 clothes", "::ffff:127.0.0.1", "203.0.113.9", "203.0.113.9"],
  ["an IPv6 proxy", "2001:db8::1", "2001:dead::1", "2001:dead::1"],
  ["the proxy itself when it forwards nobody", "10.1.2.3", "", "10.1.2.3"],
])("believes %s", (_, peer, forwarded, expected) => {
  expect(factsOf(peer, { "x-forwarded-for": forwarded }).address).toBe(expected);
});

it("believes a proxy alone that the call came by https", () => {
  expect(factsOf("10.1.2.3", { "x-forwarded-proto": "https" }).isSecure).toBe(true);
  expect(factsOf("198.51.100.7", { "x-forwarded-proto": "https" }).isSecure).toBe(false);
});

it.each([
  ["as its address says, where no proxy was", "198.51.100.7", "https://evil.example/api", {}, "https://evil.example"],
  [
    "as its address says, where a proxy is silent",
    "10.1.2.3",
    "http://evil.example:81/a",
    {},
    "http://evil.example:81",
  ],
  [
    "as the proxy says",
    "10.1.2.3",
    "http://evil.example/api",
    { "x-forwarded-proto": "http, https" },
    "https://evil.example",
  ],
])("knows how it was called: %s", (_, peer, url, headers, origin) => {
  const facts = factsOf(peer, { ...headers }, url);
  expect([facts.calledOrigin, facts.isSecure]).toEqual([origin, origin.startsWith("https:")]);
});

it("says of whom it knows nothing that he is unknown", () => {
  expect(factsOf(undefined, {})).toMatchObject({ address: "unknown", userAgent: "" });
  expect(factsOf("10.1.2.3", { "user-agent": "Browser/1" })).toMatchObject({
    address: "10.1.2.3",
    userAgent: "Browser/1",
  });
});

it("takes the platform's known address, whatever host the caller or a proxy names", () => {
  const named = { host: "evil.example", "x-forwarded-host": "evil.example", "x-forwarded-proto": "http" };
  for (const peer of ["198.51.100.7", "10.1.2.3"]) {
    expect(factsOf(peer, named).origin).toBe("https://app.example.com");
  }
});

it("takes nobody's word for a request's id, so that no two requests have one", () => {
  for (const peer of ["198.51.100.7", "10.1.2.3"]) {
    for (const id of ["trace-0001", "short", 'a"},{"level":"error']) {
      expect(factsOf(peer, { "x-request-id": id }).id).toMatch(/^[0-9a-f-]{36}$/);
    }
  }
});

it("names what is no address", () => {
  for (const range of ["10.0.0.0/33", "proxy.example", "10.0.0.0/8/8", "2001:db8::/x"]) {
    expect(() => trustedProxies([range])).toThrow(range);
  }
});
