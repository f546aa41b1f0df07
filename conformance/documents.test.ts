import { spawnSync } from "node:child_process";
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { embedSnippet } from "../apps/admin/src/screens/organisation/embedding";
import { type Block, documentBlocks, ROOT } from "../scripts/testing/document-blocks.mjs";
import { PRELUDE } from "./documents/prelude";

// Compilers and other programs start here, on machines that may be busy.
vi.setConfig({ testTimeout: 120_000 });

const BLOCKS = documentBlocks();
const inLanguage = (...languages: string[]) => BLOCKS.filter(({ language }) => languages.includes(language));

const project = mkdtempSync(join(tmpdir(), "carrel-documents-"));
const write = (file: string, text: string) => writeFileSync(join(project, file), text);

/** A package's entries, each with the file that it is made of. */
const entriesOf = (name: string) => {
  const folder = join(ROOT, "packages", name);
  const { exports } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as {
    exports: Record<string, string | { types: string }>;
  };
  return Object.entries(exports)
    .filter(([entry]) => !/\.(?:css|svg)$/.test(entry))
    .map(([entry, file]) => [
      `@carrel/${name}${entry.slice(1)}`,
      [join(folder, typeof file === "string" ? file : file.types)],
    ]);
};
const ofHooks = (path: string) => [join(ROOT, "packages/hooks/node_modules", path)];

beforeAll(() => {
  write("prelude.d.ts", PRELUDE);
  write("sheets.d.ts", 'declare module "*.css";');
  write(
    "tsconfig.json",
    JSON.stringify({
      extends: join(ROOT, "packages/hooks/tsconfig.json"),
      compilerOptions: {
        allowJs: true,
        checkJs: true,
        // A snippet shows what a call gives, used or not.
        noUnusedLocals: false,
        paths: {
          ...Object.fromEntries(["sdk", "hooks", "ui"].flatMap(entriesOf)),
          "@tanstack/react-query": ofHooks("@tanstack/react-query"),
          react: ofHooks("@types/react"),
          "react/*": ofHooks("@types/react/*"),
        },
      },
      include: ["."],
    }),
  );
});
afterAll(() => rmSync(project, { recursive: true, force: true }));

/** What a program says of a text that it refuses; nothing where it takes it. */
const complaintsOf = (program: string, options: readonly string[], { at, code }: Block) => {
  const { status, stderr } = spawnSync(program, options, { encoding: "utf8", input: code, cwd: ROOT });
  return status === 0 ? [] : [`${at}: ${stderr}`];
};

it("knows the language of each block of code, and how it is checked", () => {
  // What runs against a server, and SQL: apps/api/src/documents.test.ts.
  const checked = inLanguage("ts", "tsx", "json", "sh", "css", "html", "sql");
  expect(BLOCKS.length).toBeGreaterThan(50);
  expect(BLOCKS.filter((block) => !checked.includes(block)).map(({ at }) => at)).toEqual([]);
});

it("compiles each snippet, and the script of the example page", () => {
  for (const { at, language, code } of inLanguage("ts", "tsx")) {
    // The file's name tells where a complaint belongs. A snippet without imports is a module, too.
    write(`${at.replaceAll(/[/.:]/g, "-")}.${language}`, `${code}\nexport {};\n`);
  }
  const page = readFileSync(join(ROOT, "packages/sdk/examples/browser.html"), "utf8");
  write("browser.js", /<script type="module">(.*?)<\/script>/s.exec(page)?.[1] ?? "the page has no script");
  const tsc = join(ROOT, "node_modules/.bin/tsc");
  expect(spawnSync(tsc, ["--noEmit", "--project", project], { encoding: "utf8" }).stdout).toBe("");
});

it("names sheets of the kit that are there", () => {
  const sheets = [
    "styles.css",
    ...globSync("packages/ui/src/{*,*/*}.css", { cwd: ROOT }).map((file) => basename(file)),
  ];
  const named = inLanguage("ts", "tsx", "css").flatMap(({ at, code }) =>
    [...code.matchAll(/@carrel\/ui\/([\w-]+\.css)/g)].map(([, sheet = ""]) => ({ at, sheet })),
  );
  expect(named.length).toBeGreaterThan(3);
  expect(named.filter(({ sheet }) => !sheets.includes(sheet))).toEqual([]);
});

it("reads each piece of JSON", () => {
  for (const { at, code } of inLanguage("json")) expect(() => JSON.parse(code), at).not.toThrow();
});

it("reads each script of a shell, and each sheet", () => {
  expect(inLanguage("sh").flatMap((block) => complaintsOf("bash", ["-n"], block))).toEqual([]);
  const biome = join(ROOT, "node_modules/.bin/biome");
  expect(
    inLanguage("css").flatMap((block) => complaintsOf(biome, ["format", "--stdin-file-path=block.css"], block)),
  ).toEqual([]);
});

it("shows the frame that the office gives", () => {
  for (const { at, code } of inLanguage("html")) {
    const { src = "", title = "" } = /src="(?<src>[^"]*)" title="(?<title>[^"]*)"/.exec(code)?.groups ?? {};
    expect(code.trim(), at).toBe(embedSnippet(src, title));
  }
});
