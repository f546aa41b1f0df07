import { describe, expect, test } from "vitest";
import { toHostName, validateDomain } from "./validate-domain";

describe("a host name", () => {
  test.each([
    ["example.org", "example.org"],
    ["  Desks.Example.ORG ", "desks.example.org"],
    ["a-b.co.in", "a-b.co.in"],
    ["1st.example", "1st.example"],
    ["bücher.example", "xn--bcher-kva.example"],
    ["पुस्तकालय.भारत", "xn--11b3arwo7a7bu3i.xn--h2brj9c"],
    ["xn--bcher-kva.example", "xn--bcher-kva.example"],
    [`${"a".repeat(63)}.example`, `${"a".repeat(63)}.example`],
  ])("may be %j", (text, ascii) => {
    expect(validateDomain(text)).toEqual({ ascii, problem: null });
  });

  test.each([
    ["", "empty"],
    ["owner@example.org", "e-mail"],
    ["example.org/desks", "path"],
    ["https://example.org", "path"],
    ["example.org:8080", "port"],
    ["*.example.org", "wildcard"],
    ["192.168.1.20", "address"],
    ["2001:db8::1", "address"],
    ["[2001:db8::1]", "address"],
    ["localhost", "no-dot"],
    ["desks..example.org", "empty-part"],
    [".example.org", "empty-part"],
    ["example.org.", "empty-part"],
    ["my desks.example.org", "character"],
    ["my_desks.example.org", "character"],
    ["-desks.example.org", "hyphen"],
    ["desks-.example.org", "hyphen"],
    ["example.123", "ending"],
    ["example.o", "ending"],
    [`${"a".repeat(64)}.example`, "long-part"],
    [`${"ü".repeat(60)}.example`, "long-part"],
    [`${"abcdefghi.".repeat(25)}example`, "long"],
    // An accent with nothing to stand on.
    ["\u0301a.example", "character"],
  ])("may not be %j: %s", (text, problem) => {
    expect(validateDomain(text)).toEqual({ ascii: null, problem });
  });
});

test.each([
  ["https://Desks.Example.org/book?seat=4#top", "desks.example.org"],
  ["HTTP://example.org:8080/", "example.org"],
  ["//example.org", "example.org"],
  ["https://owner:secret@example.org/", "example.org"],
  ["  example.org.  ", "example.org"],
  ["example.org\\desks", "example.org"],
  ["bücher.example/regal", "bücher.example"],
])("takes the host name out of %j", (text, host) => {
  expect(toHostName(text)).toBe(host);
});
