import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import type { RowDoc } from "../src/openapi/row-doc";
import { markedText } from "./pending-mark";
import { rowsIn } from "./rows-in";
import { writtenInput } from "./written-input";

const contract = join(import.meta.dirname, "../src/contract");

/** The files that hold the contract's rows, in full. */
export const contractFiles = (): string[] =>
  globSync("*.ts", { cwd: contract })
    .sort()
    .map((file) => join(contract, file));

/** Reads the JSDoc of every row, by `area.operation`. */
export function readDocs(): Record<string, RowDoc> {
  return Object.fromEntries(
    contractFiles()
      .flatMap((file) => [...docsIn(file)])
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );
}

function* docsIn(file: string): Iterable<[string, RowDoc]> {
  const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true);
  for (const { area, name, row } of rowsIn(source)) {
    const doc = docOf(row);
    if (doc) yield [`${area}.${name}`, { ...doc, description: markedText(area, name, doc.description) }];
  }
}

function docOf(node: ts.Node): RowDoc | undefined {
  const [doc] = ts.getJSDocCommentsAndTags(node);
  if (!doc || !ts.isJSDoc(doc)) return undefined;
  const example = doc.tags?.find((tag) => tag.tagName.text === "example");
  const text = textOf(example?.comment);
  return { description: textOf(doc.comment), example: text, given: writtenInput(text) };
}

const textOf = (comment: string | ts.NodeArray<ts.JSDocComment> | undefined): string =>
  (ts.getTextOfJSDocComment(comment) ?? "").replaceAll(/\s*\n\s*/g, " ").trim();
