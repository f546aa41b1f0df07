import { expect, it } from "vitest";
import type { PresignedUrl } from "../schemas";
import { createSignedUrls } from "./signed-urls";

const START = Date.parse("2026-11-21T10:00:00Z");
const at = (seconds: number) => new Date(START + seconds * 1000).toISOString();

function setUp(expiresAfter: number) {
  const asked: string[] = [];
  let now = START;
  const presign = async ({ key }: { key: string }): Promise<PresignedUrl> => {
    asked.push(key);
    if (key === "gone") throw new Error("Not found");
    return { url: `https://files.test/${key}?${asked.length}`, expiresAt: at(expiresAfter) };
  };
  return { asked, urlOf: createSignedUrls(presign, () => now), pass: (seconds: number) => (now += seconds * 1000) };
}

it("asks once for a key while its address works", async () => {
  const { asked, urlOf, pass } = setUp(3600);
  expect(await Promise.all([urlOf("a"), urlOf("a"), urlOf("b")])).toEqual([
    "https://files.test/a?1",
    "https://files.test/a?1",
    "https://files.test/b?2",
  ]);
  pass(599);
  await urlOf("a");
  expect(asked).toEqual(["a", "b"]);
  pass(1);
  expect(await urlOf("a")).toBe("https://files.test/a?3");
});

it("asks again as soon as the server's own time is over", async () => {
  const { asked, urlOf, pass } = setUp(60);
  await urlOf("a");
  pass(60);
  await urlOf("a");
  expect(asked).toEqual(["a", "a"]);
});

it("keeps no failure", async () => {
  const { asked, urlOf } = setUp(60);
  await expect(urlOf("gone")).rejects.toThrow("Not found");
  await expect(urlOf("gone")).rejects.toThrow("Not found");
  expect(asked).toEqual(["gone", "gone"]);
});
