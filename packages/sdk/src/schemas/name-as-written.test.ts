import { expect, test } from "vitest";
import { nameAsWritten } from "./name-as-written";

test.each([
  ["desks.example.com", "desks.example.com"],
  ["xn--bcher-kva.example", "bücher.example"],
  ["xn--11b3arwo7a7bu3i.xn--h2brj9c", "पुस्तकालय.भारत"],
  ["_site-verification.xn--bcher-kva.example", "_site-verification.bücher.example"],
  ["*.xn--bcher-kva.example", "*.bücher.example"],
])("%s is written %s", (domain, written) => {
  expect(nameAsWritten(domain)).toBe(written);
});

test.each(["xn--.example", "xn--\u{2603}.example", "xn--a.example", "a b", "", "xn--Bcher-.example"])(
  "%j is no name of another spelling, and stays",
  (domain) => {
    expect(nameAsWritten(domain)).toBe(domain);
  },
);
