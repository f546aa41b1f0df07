import { join } from "node:path";
import ts from "typescript";
import { expect, it, vi } from "vitest";
import { readDocs } from "./read-docs";

vi.setConfig({ testTimeout: 120_000 });

const ROOT = join(import.meta.dirname, "..");
const FILE = join(import.meta.dirname, "every-example.ts");

/** A name that nothing declares: as such, or short for a field's. */
const UNKNOWN_NAMES = [2304, 2552, 18004];

/** Each example in a block of its own, in an order that tells a line's example. */
const examples = Object.entries(readDocs()).map(([name, { example }]) => ({ name, code: example }));

function complaints(names: readonly string[]): { name: string; code: number; text: string }[] {
  const { config } = ts.readConfigFile(join(ROOT, "tsconfig.json"), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, ROOT);
  const head = [
    'import { type Client, type Contract } from "../src/index";',
    "declare const client: Client<Contract>;",
    // What an example takes for granted is whatever it needs to be.
    ...names.map((name) => `declare const ${name}: any;`),
  ];
  const text = [...head, ...examples.map(({ code }) => `{ ${code} }`), "export {};"].join("\n");
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists, readFile } = host;
  Object.assign(host, {
    getSourceFile: (file: string, language: ts.ScriptTarget) =>
      file === FILE ? ts.createSourceFile(file, text, language, true) : getSourceFile.call(host, file, language),
    fileExists: (file: string) => file === FILE || fileExists.call(host, file),
    readFile: (file: string) => (file === FILE ? text : readFile.call(host, file)),
  });
  const program = ts.createProgram(
    [FILE],
    { ...options, noEmit: true, noUnusedLocals: false, noImplicitAny: false, types: [] },
    host,
  );
  const source = program.getSourceFile(FILE);
  return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map(
    ({ code, start = 0, messageText }) => ({
      name: examples[text.slice(0, start).split("\n").length - 1 - head.length]?.name ?? "the head",
      code,
      text: ts.flattenDiagnosticMessageText(messageText, "\n"),
    }),
  );
}

it("compiles the example of every row, whatever it takes for granted", () => {
  const unknown = complaints([]).filter(({ code }) => UNKNOWN_NAMES.includes(code));
  // A browser has a `name` of its own, which no example means.
  const names = new Set(["name", ...unknown.map(({ text }) => /'(\w+)'/.exec(text)?.[1] ?? text)]);
  expect(complaints([...names])).toEqual([]);
});
