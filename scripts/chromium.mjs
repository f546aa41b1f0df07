// Finds a Chromium for the tests, or installs one.
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, join } from "node:path";
import { root, run } from "./toolchain.mjs";

const NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];

const onPath = (path) =>
  (path ?? "")
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)))
    .find((file) => existsSync(file));

const playwrights = () => {
  const { chromium } = createRequire(join(root, "e2e/package.json"))("@playwright/test");
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
};

const isRoot = process.getuid?.() === 0;
const hasApt = () => {
  try {
    execFileSync("apt-get", ["--version"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
};

/**
 * The path of a Chromium: `CHROMIUM_PATH`, one on the PATH, Playwright's own, else a freshly installed one
 * (the system's packages first: Playwright's download hangs where only package registries are reachable).
 */
export async function chromium(env) {
  const found = () =>
    env.CHROMIUM_PATH && existsSync(env.CHROMIUM_PATH) ? env.CHROMIUM_PATH : (onPath(env.PATH) ?? playwrights());
  if (found()) return found();
  console.log("No Chromium found; installing one …");
  if (isRoot && hasApt()) {
    await run("apt-get", ["update", "-qq"], env);
    await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"], env);
  }
  if (!found()) await run("pnpm", ["--filter", "@carrel/e2e", "exec", "playwright", "install", "chromium"], env);
  if (found()) return found();
  console.error("No Chromium: install one and name it in CHROMIUM_PATH.");
  process.exit(1);
}
