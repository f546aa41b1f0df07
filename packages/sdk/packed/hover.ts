import { join } from "node:path";
import ts from "typescript";

/** What is asked for and where: a module that need not be on the disk, with each name to point at as a statement. */
export interface Hovered {
  /** Where the module would stand: its imports are found from there. */
  directory: string;
  /** What stands before the names. */
  source: string;
  /** `client.desks.list`, say. */
  names: readonly string[];
  options?: ts.CompilerOptions;
}

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  target: ts.ScriptTarget.ES2023,
  lib: ["lib.es2023.d.ts", "lib.dom.d.ts"],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  types: [],
};

/** What an editor shows over each of the names: their documentation without the tags, on one line. */
export function hoverDocs({ directory, source, names, options = OPTIONS }: Hovered): Record<string, string> {
  const file = join(directory, "hovered.ts");
  const text = [source, ...names.map((name) => `${name};`)].join("\n");
  const host: ts.LanguageServiceHost = {
    getCompilationSettings: () => options,
    getScriptFileNames: () => [file],
    getScriptVersion: () => "1",
    getScriptSnapshot: (name) => {
      const read = name === file ? text : ts.sys.readFile(name);
      return read === undefined ? undefined : ts.ScriptSnapshot.fromString(read);
    },
    getCurrentDirectory: () => directory,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: (name) => name === file || ts.sys.fileExists(name),
    readFile: ts.sys.readFile,
    realpath: ts.sys.realpath ?? ((path) => path),
  };
  const service = ts.createLanguageService(host);
  const over = (name: string) => {
    const info = service.getQuickInfoAtPosition(file, text.lastIndexOf(`\n${name};`) + name.length);
    return ts.displayPartsToString(info?.documentation).replaceAll(/\s*\n\s*/g, " ");
  };
  return Object.fromEntries(names.map((name) => [name, over(name)]));
}
