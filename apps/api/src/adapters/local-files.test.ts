import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { testRandom } from "../testing/rows";
import { localFiles } from "./local-files";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "carrel-files-"));
});
afterEach(() => rm(folder, { recursive: true }));

const key = "0190f3c1-0000-7000-8000-000000000001/logos/0190f3c1-0000-7000-8000-000000000002.webp";
const content = new Uint8Array([1, 2, 3]);

it("gives back what it was given, replaced or removed as often as wished", async () => {
  const store = localFiles(join(folder, "deep", "files"), testRandom);
  expect(await store.get(key)).toBeNull();
  await store.remove(key);
  await store.put(key, content, "image/webp");
  await store.put(key, new Uint8Array([4]), "image/webp");
  expect(await store.get(key)).toEqual(new Uint8Array([4]));
  expect(await readdir(join(folder, "deep", "files"), { recursive: true })).toContain(key);
  await store.remove(key);
  expect(await store.get(key)).toBeNull();
});

it("leaves nothing half-written behind", async () => {
  const store = localFiles(folder, testRandom);
  await Promise.all([1, 2, 3, 4].map((byte) => store.put(key, new Uint8Array([byte]), "image/webp")));
  const [organisation = ""] = await readdir(folder);
  expect(await readdir(join(folder, organisation, "logos"))).toHaveLength(1);
});

it.each([
  "../secret.txt",
  "a/../../secret.txt",
  "/etc/passwd",
  "a/./b.webp",
  "a\\b.webp",
  "a/b",
  "A/b.webp",
  "a/b.webp/",
  "",
])("takes no key that could leave its folder: %s", async (hostile) => {
  const store = localFiles(folder, testRandom);
  const tries = [() => store.get(hostile), () => store.put(hostile, content, ""), () => store.remove(hostile)];
  for (const attempt of tries) await expect((async () => attempt())()).rejects.toThrow(RangeError);
  expect(await readdir(folder)).toEqual([]);
});
