import { expect, test } from "vitest";
import { platformAddress } from "./platform-address";

const platform = { isOwn: true, name: "Carrel", address: "https://app.example.com", runsOn: null };

test("a client site's links to the platform's own pages lead to its host; on the platform they are here", () => {
  expect(platformAddress({ mode: "client", platform })).toBe("https://app.example.com");
  expect(platformAddress({ mode: "platform", platform })).toBe("");
});

test("nothing leads to the platform's own pages where it bears a reseller's name", () => {
  for (const mode of ["client", "platform"] as const) {
    expect(platformAddress({ mode, platform: { ...platform, isOwn: false } })).toBeNull();
  }
});
