import { expect, test } from "vitest";
import { platformAddress } from "./platform-address";

test.each([true, false])(
  "leads from a client's site to the platform's host, or his reseller's, where they are here (%s)",
  (isOwn) => {
    const platform = { isOwn, name: "Carrel", address: "https://app.example.com", runsOn: null };
    expect(platformAddress({ mode: "client", platform })).toBe("https://app.example.com");
    expect(platformAddress({ mode: "platform", platform })).toBe("");
  },
);
