import { expect, it } from "vitest";
import { createFileAddresses } from "./file-addresses";

const addresses = createFileAddresses("a secret of thirty-two letters or more");
const now = new Date("2026-11-21T06:00:00.400Z");
const key = "0190f3c1-0000-7000-8000-000000000001/logos/0190f3c1-0000-7000-8000-000000000002.webp";
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);

it("can be read for 600 seconds on the host where they were asked for", async () => {
  const { url, expiresAt } = await addresses.sign(key, "https://harbour.example.com", now);
  expect(url).toMatch(/^https:\/\/harbour\.example\.com\/files\//);
  expect(expiresAt).toBe("2026-11-21T06:10:00.000Z");
  expect(await addresses.check(new URL(url), now)).toEqual({ state: "valid", key, secondsLeft: 600 });
  expect(await addresses.check(new URL(url), later(599))).toMatchObject({ state: "valid", secondsLeft: 1 });
  expect(await addresses.check(new URL(url), later(600))).toEqual({ state: "expired" });
});

it("are good for nothing else", async () => {
  const { url } = await addresses.sign(key, "https://harbour.example.com", now);
  const forged = [
    url.replace("logos", "gallery"),
    url.replace("000000000002.webp", "000000000003.webp"),
    url.replace(/expires=\d+/, "expires=9999999999"),
    url.replace(/expires=(\d+)/, "expires=0$1"),
    url.replace(/signature=.*/, "signature="),
    url.replace(/&signature=.*/, ""),
    url.replace(/signature=..../, "signature=0000"),
    url.replace(/signature=/, "signature=zz"),
  ];
  for (const address of forged) {
    expect(await addresses.check(new URL(address), now), address).toEqual({ state: "forged" });
  }
  const others = createFileAddresses("another secret of thirty-two letters");
  expect(await others.check(new URL(url), now)).toEqual({ state: "forged" });
});
