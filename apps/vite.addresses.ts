import type { Plugin } from "vite";
import { loadModule } from "./vite.load-module.ts";

/** Where the server looks for it; no address leads there, since it begins with a dot. */
const FILE = ".addresses.json";

/** A route's path as `URLPattern` writes it: `$deskId` is a name, `{-$branchId}` one that may be missing, `$` all that follows. */
const patternOf = (path: string) =>
  path
    .replaceAll(/\{-\$(\w+)\}/g, ":$1?")
    .replaceAll(/\$(\w+)/g, ":$1")
    .replaceAll("$", "*");

/** What an app does with every other path is no address of its own. */
const ELSEWHERE = "/$";

/** @returns the patterns of all paths that an app's router knows */
export const readAddresses = (root: string): Promise<string[]> =>
  loadModule(root, "/src/app/router", ({ router }) =>
    Object.keys(router.routesByPath)
      .filter((path) => path !== ELSEWHERE)
      .map(patternOf),
  );

/** Writes down beside the built app which addresses its router knows, so that the server can tell them from any others. */
export const writeAddresses = (): Plugin => {
  let root = "";
  return {
    name: "carrel-addresses",
    apply: "build",
    configResolved(config) {
      root = config.root;
    },
    async generateBundle() {
      this.emitFile({ type: "asset", fileName: FILE, source: JSON.stringify(await readAddresses(root)) });
    },
  };
};
