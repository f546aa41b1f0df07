import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { beforeAll, expect, it } from "vitest";

const PACKAGE = join(import.meta.dirname, "..");
const COMPILER = join(dirname(createRequire(import.meta.url).resolve("typescript/package.json")), "bin/tsc");
const FIXTURES = "src/testing/fixtures";
const ERROR = /^(.+)\((\d+),(\d+)\): error TS\d+: ([\s\S]+)$/;

/** What the compiler says about a fixture, and where. */
const complaints = new Map<string, { word: string | undefined; message: string }[]>();

/** Of the source at a place that the compiler names, counted from 1. */
const wordAt = (file: string, line: number, column: number) =>
  /^\w+/.exec(
    readFileSync(join(PACKAGE, file), "utf8")
      .split("\n")
      [line - 1]?.slice(column - 1) ?? "",
  )?.[0];

beforeAll(async () => {
  const asked = [COMPILER, "--project", FIXTURES, "--pretty", "false"];
  const printed = await new Promise<string>((resolve) =>
    execFile(process.execPath, asked, { cwd: PACKAGE }, (_, stdout, stderr) => resolve(stdout + stderr)),
  );
  // What goes on with an error is indented.
  for (const error of printed.split(/\n(?=\S)/)) {
    const [, file, line, column, message] = ERROR.exec(error) ?? [];
    if (!file || !message) throw new Error(`The compiler said: ${printed}`);
    const found = complaints.get(file) ?? [];
    complaints.set(file, [...found, { word: wordAt(file, Number(line), Number(column)), message }]);
  }
});

it("does not compile without a handler, with a wrong one or one that is pending, or with a misspelt policy, and says which", () => {
  const said = (word: string | undefined, message: RegExp) => ({ word, message: expect.stringMatching(message) });
  const one = (word: string, message: RegExp) => [said(word, message)];
  expect(Object.fromEntries(complaints)).toEqual({
    [`${FIXTURES}/missing-handler.ts`]: one("desks", /Property 'remove' is missing/),
    [`${FIXTURES}/wrong-result.ts`]: one("desks", /'remove\(...\)'[\s\S]*not assignable to type 'Deleted \| Failure'/),
    [`${FIXTURES}/needless-handler.ts`]: one("remove", /is not assignable to type 'undefined'/),
    [`${FIXTURES}/misspelt-policy.ts`]: [
      said("logIn", /'logIn' does not exist in type/),
      said("replies", /'replies' does not exist in type/),
      said("input", /Type '"mail"' is not assignable/),
      said("mail", /Property 'mail' does not exist on type/),
      said(undefined, /Type '"mail"' is not assignable/),
    ],
  });
});
