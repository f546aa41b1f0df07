import { join } from "node:path";
import ts from "typescript";
import { expect, it } from "vitest";

const file = join(import.meta.dirname, "src/entry.ts");
const SOURCE = `
import { contract, createClient } from "@carrel/sdk";
import { createQueries } from "./index";
const q = createQueries(createClient({ baseUrl: "/api" }, contract), contract);
q.desks.get; q.desks.list; q.desks.list.pages; q.desks.bookDesk; q.help.orderFeatures;
`;

/** What an editor shows over each name of the last line. */
function hoverDocs(): Record<string, string> {
  const config = ts.readConfigFile(join(import.meta.dirname, "tsconfig.json"), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, import.meta.dirname);
  const host: ts.LanguageServiceHost = {
    getCompilationSettings: () => options,
    getScriptFileNames: () => [file],
    getScriptVersion: () => "1",
    getScriptSnapshot: (name) => {
      const text = name === file ? SOURCE : ts.sys.readFile(name);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => import.meta.dirname,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: (name) => name === file || ts.sys.fileExists(name),
    readFile: ts.sys.readFile,
    realpath: ts.sys.realpath ?? ((path) => path),
  };
  const service = ts.createLanguageService(host);
  const uses = SOURCE.matchAll(/q((?:\.\w+)+);/g);
  return Object.fromEntries(
    [...uses].map(([use, name = ""]) => {
      const info = service.getQuickInfoAtPosition(file, SOURCE.indexOf(use) + use.length - 2);
      return [name.slice(1), ts.displayPartsToString(info?.documentation)];
    }),
  );
}

it("an editor shows each row's documentation", { timeout: 120_000 }, () => {
  expect(hoverDocs()).toEqual({
    "desks.get": "Reads one desk.",
    "desks.list": expect.stringContaining("Lists the desks of the selected branch"),
    "desks.list.pages": expect.stringContaining("growing page by page"),
    "desks.bookDesk": expect.stringContaining("Books a desk for a customer at once"),
    "help.orderFeatures": expect.stringContaining("Puts features into a new order"),
  });
});
