import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { contract, type Operation } from "@carrel/sdk/contract";
import ts from "typescript";
import { expect, it } from "vitest";
import { documentBlocks } from "../scripts/testing/document-blocks.mjs";
import { nodesIn, root, syntaxOf, textOf } from "./source";

const PAGES = ["docs/operations.md", ...globSync("docs/documentation/operator/*.md", { cwd: root }).sort()];

/** What each page writes as code: within a line, and as blocks of their own. */
const CODE = PAGES.flatMap((file) => {
  const text = textOf(file).replaceAll(/^ *```[\s\S]*?^ *```$/gm, "");
  return [
    ...[...text.matchAll(/`([^`]+)`/g)].map(([, code = ""]) => ({ file, code })),
    ...documentBlocks()
      .filter((block) => block.file === file && block.language === "sh")
      .map(({ code }) => ({ file, code })),
  ];
});

/** Every text of the pages' code that is written so. */
const toldOf = (pattern: RegExp) =>
  [...new Set(CODE.flatMap(({ code }) => [...code.matchAll(pattern)].map((found) => found[1] ?? "")))].sort();

/** The settings that the server reads: the fields of its `Environment`. */
const settings = nodesIn(syntaxOf("apps/api/src/config.ts"))
  .filter(ts.isVariableDeclaration)
  .filter(({ name }) => name.getText() === "Environment")
  .flatMap(nodesIn)
  .filter(ts.isPropertyAssignment)
  .map(({ name }) => name.getText())
  .filter((name) => /^[A-Z][A-Z0-9_]+$/.test(name));

/** What another program than the server reads. */
const OTHERS = [...textOf("deploy/Caddyfile").matchAll(/\{\$([A-Z_]+)/g)].map(([, name = ""]) => name);

it("tells the operator of each setting, and of none that nothing reads", () => {
  expect(settings.length).toBeGreaterThan(30);
  // A value may be in capitals too, so a name of one word counts only where it is set.
  const told = toldOf(/(?<![\w=])([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)(?![\w…])|^([A-Z]+)=/gm);
  expect(told.filter((name) => name && ![...settings, ...OTHERS].includes(name))).toEqual([]);
  const rows = textOf("docs/operations.md");
  expect(settings.filter((name) => !rows.includes(`\`${name}`))).toEqual([]);
});

it("tells the operator of scripts that are there", () => {
  const { scripts } = JSON.parse(textOf("package.json")) as { scripts: Record<string, string> };
  const told = toldOf(/\bp?npm (?:run )?([a-z][\w:]*)/g);
  expect(told).toContain("start");
  expect(told.filter((name) => !(name in scripts))).toEqual([]);
});

it("tells the operator of files that are there, or that a build makes of one", () => {
  const told = toldOf(/(?<![\w/.])((?:apps|packages|deploy|docs|scripts|bench)\/[\w./*-]+)/g);
  expect(told).toContain("deploy/Caddyfile");
  const sources = (path: string) => [path, path.replace("/dist/", "/src/").replace(/\.js$/, ".ts")];
  const isThere = (path: string) => /\/dist\/?$/.test(path) || globSync(path, { cwd: root }).length > 0;
  expect(told.filter((path) => !sources(path).some(isThere))).toEqual([]);
});

/** The server's own source, without its tests. */
const SERVER = globSync("apps/api/src/**/*.ts", { cwd: root })
  .filter((file) => !/\.test\.ts$|\/testing\//.test(file))
  .map((file) => readFileSync(join(root, file), "utf8"))
  .join("\n");

const routes = new Set(
  Object.values(contract).flatMap((rows) =>
    Object.values(rows).map(({ route }: Operation) => route.slice(route.indexOf(" ") + 1).replaceAll(/:\w+/g, "*")),
  ),
);

it("tells the operator of addresses that the server answers", () => {
  const told = toldOf(/^(?:[A-Z]+ )?(?:PUBLIC_URL|https?:\/\/[\w.:]+)?(\/[a-z][\w./-]*)/gm).filter(
    (path) => !/^\/(?:etc|run)\//.test(path),
  );
  expect(told.length).toBeGreaterThan(10);
  const isCall = (path: string) => routes.has(path.replace(/^\/api/, "").replaceAll(/[A-Z]{2,}/g, "*"));
  /** What stands before its first part that is somebody's own. */
  const isServed = (path: string) => SERVER.includes(path.replace(/[A-Z]{2,}.*$/, "").replace(/\/$/, ""));
  expect(told.filter((path) => !isCall(path) && !isServed(path))).toEqual([]);
});
