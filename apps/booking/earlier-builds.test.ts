import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "vite";
import { afterEach, beforeEach, expect, test } from "vitest";
import { keepEarlierBuilds } from "../vite.earlier-builds.ts";

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "carrel-builds-"));
  await writeFile(join(root, "index.html"), '<script type="module" src="/main.js"></script>');
});
afterEach(() => rm(root, { recursive: true }));

/** Builds a page that says something. @returns the names of its scripts */
async function release(says: string): Promise<string[]> {
  await writeFile(join(root, "main.js"), `document.title = ${JSON.stringify(says)};`);
  await build({
    root,
    configFile: false,
    logLevel: "error",
    plugins: [keepEarlierBuilds()],
    build: { assetsDir: "_page" },
  });
  const page = await readFile(join(root, "dist/index.html"), "utf8");
  return [...page.matchAll(/_page\/([^"]+\.js)/g)].flatMap(([, name]) => name ?? []);
}
const served = async () => (await readdir(join(root, "dist/_page"))).sort();

test("the scripts of the last two builds stay beside the newest, those before them go", async () => {
  const first = await release("one");
  const second = await release("two");
  const third = await release("three");
  expect(new Set([...first, ...second, ...third]).size).toBe(3);
  expect(await served()).toEqual([...first, ...second, ...third].sort());
  expect(await readFile(join(root, "dist/_page", first[0] ?? ""), "utf8")).toContain("one");

  const fourth = await release("four");
  expect(await served()).toEqual([...second, ...third, ...fourth].sort());
});

test("to build the same again is no new build", async () => {
  const first = await release("one");
  const second = await release("two");
  await release("two");
  await release("two");
  expect(await served()).toEqual([...first, ...second].sort());
});

test("what a release without a list left behind counts as a build", async () => {
  const first = await release("one");
  await rm(join(root, "dist/.builds.json"));
  const second = await release("two");
  expect(await served()).toEqual([...first, ...second].sort());
});

test("a build that is taken back is kept, and so is the one that it replaces", async () => {
  const first = await release("one");
  const second = await release("two");
  expect(await release("one")).toEqual(first);
  expect(await served()).toEqual([...first, ...second].sort());
});
