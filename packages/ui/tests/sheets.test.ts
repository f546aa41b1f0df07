import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";

const src = join(import.meta.dirname, "../src");
const read = (path: string) => readFileSync(join(src, path), "utf8");

/** The kit's sheets with what they import, by path. */
const sheets = new Map(globSync("*/*.css", { cwd: src }).map((path) => [path.replaceAll("\\", "/"), read(path)]));
// What base.css brings is no component's.
for (const [, path = ""] of read("base.css").matchAll(/^@import "\.\/([^"]+)";$/gm)) sheets.delete(path);

/** A class is `block__part` or `block--variant`. */
const blockOf = (className: string) => className.replace(/(__|--).*$/, "");

/** How often a block begins a selector: elsewhere the sheet only speaks of another's block in a place of its own. */
const leads = (block: string, text: string) =>
  text.match(new RegExp(`(?:^|[,{}(/])\\s*\\.${block}(?![a-z0-9-])(?! [+~>] )`, "gm"))?.length ?? 0;

/** The sheet that draws a block: its component's own, else the one in which it begins the most selectors. */
const owners = new Map<string, string | undefined>();
function ownerOf(block: string): string | undefined {
  if (!owners.has(block)) {
    const name = block.slice("ui-".length);
    const [best] = [...sheets]
      .map(([path, text]) => ({ path, leads: path === `${name}/${name}.css` ? Infinity : leads(block, text) }))
      .filter((sheet) => sheet.leads > 0)
      .sort((a, b) => b.leads - a.leads);
    owners.set(block, best?.path);
  }
  return owners.get(block);
}

/** The sheet that draws a class, if one does. */
function sheetOf(className: string): string | undefined {
  const owner = ownerOf(blockOf(className));
  return owner && new RegExp(`\\.${className}(?![\\w-])`).test(sheets.get(owner) ?? "") ? owner : undefined;
}

/** The sheets that a module imports, those that these import in turn included. */
function importsOf(module: string): Set<string> {
  const reached = new Set<string>();
  const visit = (from: string, text: string) => {
    for (const [, specifier = ""] of text.matchAll(/^@?import "(\.[^"]+\.css)";$/gm)) {
      const path = join(dirname(from), specifier).replaceAll("\\", "/");
      if (reached.has(path)) continue;
      reached.add(path);
      visit(path, sheets.get(path) ?? "");
    }
  };
  visit(module, read(module));
  return reached;
}

const modules = globSync("*/*.{ts,tsx}", { cwd: src })
  .map((path) => path.replaceAll("\\", "/"))
  .filter((path) => !/\.(stories|test|fixture|d)\.|^(foundations|patterns)\//.test(path));

/** For each module, the modules that import it. */
const importers = new Map<string, string[]>();
for (const module of modules)
  for (const [, specifier = ""] of read(module).matchAll(/(?: from |import\()"(\.[^"]*)"/g)) {
    const path = join(dirname(module), specifier).replaceAll("\\", "/");
    const target = [`${path}.tsx`, `${path}.ts`, `${path}/index.ts`].find((file) => modules.includes(file));
    if (target) importers.set(target, [...(importers.get(target) ?? []), module]);
  }

/** A module has a sheet when it imports it, or when everything that imports the module has it: a component's part. */
const hasSheet = (module: string, sheet: string): boolean => {
  if (importsOf(module).has(sheet)) return true;
  const above = importers.get(module) ?? [];
  return above.length > 0 && above.every((importer) => hasSheet(importer, sheet));
};

/** Class names in the strings of a module: those of selectors (`.ui-x`) and of comments are not drawn with. */
const classesIn = (text: string) =>
  new Set(
    text
      .replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "")
      .match(/(?<![.\w-])ui-[a-z0-9]+(?:(?:-{1,2}|__)[a-z0-9]+)*/g)
      ?.values(),
  );

it.each(modules)("%s has the sheet of each class it writes", (module) => {
  const wanted = new Set([...classesIn(read(module))].map(sheetOf).filter((sheet) => sheet !== undefined));
  expect([...wanted].filter((sheet) => !hasSheet(module, sheet))).toEqual([]);
  expect([...importsOf(module)].filter((sheet) => !existsSync(join(src, sheet)))).toEqual([]);
});

it("leaves no sheet that nobody imports", () => {
  const reached = new Set(modules.flatMap((module) => [...importsOf(module)]));
  // Pages of the Storybook: their stories import their sheets.
  const components = [...sheets.keys()].filter((sheet) => !/^(foundations|patterns)\//.test(sheet));
  expect(components.filter((sheet) => !reached.has(sheet))).toEqual([]);
});

it("tells right to left by the attribute: builds turn :dir() into a list of languages", () => {
  expect([...sheets].filter(([, text]) => text.includes(":dir(")).map(([path]) => path)).toEqual([]);
});

/** What a rule of one class alone sets, by its shorthand: `padding` for `padding-inline`. */
const setBy = (className: string) =>
  [...sheets.values()].flatMap((text) =>
    [...text.matchAll(new RegExp(`^  \\.${className} \\{([^}]*)\\}`, "gm"))].flatMap(([, body = ""]) =>
      [...body.matchAll(/^ +([a-z]+)[a-z-]*:/gm)].map(([, property = ""]) => property),
    ),
  );

/** A part of the shared frame of controls, and what it is called in the component that draws it: `ui-control` and `ui-textarea`. */
const framed = modules.flatMap((module) =>
  [...read(module).matchAll(/className=(?:"([^"]*)"|\{cx\(([^)]*)\))/g)].flatMap(([, text = "", list = ""]) => {
    const names = (text || list).match(/ui-[a-z_-]+[a-z]/g) ?? [];
    const frame = names.find((name) => name === "ui-control" || name === "ui-control__input");
    return names.flatMap((name) => (frame && !name.startsWith("ui-control") ? [{ frame, name }] : []));
  }),
);

// Which of two sheets an app loads last is not said by anything.
it.each(framed)("$name changes $frame by a selector that outranks it", ({ frame, name }) => {
  const shared = setBy(frame);
  expect(shared).not.toEqual([]);
  expect(setBy(name).filter((property) => shared.includes(property))).toEqual([]);
  // Once it outranks the frame, a rule of its own class alone would be outranked by it.
  const all = [...sheets.values()].join("\n");
  if (all.includes(`.${frame}.${name} {`)) expect(all).not.toMatch(new RegExp(`^ +\\.${name} \\{`, "m"));
});

it("knows what goes with the frame", () => {
  expect(framed.map(({ name }) => name)).toContain("ui-native-select");
});
