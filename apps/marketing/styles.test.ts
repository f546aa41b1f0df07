import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, it } from "vitest";
import { pagePaths, renderPage } from "./src/render";

const kit = join(import.meta.dirname, "../../packages/ui/src");
const sheets = globSync("*/*.css", { cwd: kit }).map((path) => ({
  name: basename(path),
  text: readFileSync(join(kit, path), "utf8"),
}));
const styles = readFileSync(join(import.meta.dirname, "src/styles.css"), "utf8");

/** The kit's sheets that hold a class; of a component's class, its own sheet alone. */
function sheetsOf(className: string): string[] {
  const has = new RegExp(`\\.${className}(?![\\w-])`);
  const names = sheets.filter(({ text }) => has.test(text)).map(({ name }) => name);
  const own = `${className.replace(/^ui-/, "").replace(/(__|--).*$/, "")}.css`;
  return names.includes(own) ? [own] : names;
}

it.each(pagePaths)("%s finds the sheet of every component it draws", async (path) => {
  const { body, entry } = await renderPage(path);
  // What React takes over has its sheets from the entry that does so: the build follows its imports.
  const shown = entry === undefined ? body : body.replace(/<div data-island=.*(?=<\/main>)/s, "");
  const classes = new Set([...shown.matchAll(/class="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(" ")));
  const drawn = [...classes].filter((name) => name.startsWith("ui-") && sheetsOf(name).length > 0);
  expect(drawn.length).toBeGreaterThan(0);
  const missing = drawn.filter((name) => !sheetsOf(name).some((sheet) => styles.includes(`"@carrel/ui/${sheet}"`)));
  expect(missing).toEqual([]);
});
