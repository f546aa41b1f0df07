import { expect, test } from "vitest";
import { platformAddress } from "./platform-address";

test.each([
  ["client", "http://harbour.localhost:4000/book", "http://localhost:4000"],
  ["client", "https://harbour.app.example.com/", "https://app.example.com"],
  ["platform", "http://localhost:4000/qr-booking/HARBOUR", ""],
] as const)("on a %s site, from %s: %j", (mode, page, address) => {
  expect(platformAddress(mode, new URL(page))).toBe(address);
});
