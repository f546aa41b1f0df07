import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";

/** What a row's JSDoc says. */
export interface RowDoc {
  description: string;
  /** A line of code. */
  example: string;
}

const contract = join(import.meta.dirname, "../src/contract");

/** Reads the JSDoc of every row, by `area.operation`. */
export function readDocs(): Record<string, RowDoc> {
  const files = globSync("*.ts", { cwd: contract }).sort();
  return Object.fromEntries(
    files.flatMap((file) => [...docsIn(file)]).sort(([one], [other]) => (one < other ? -1 : 1)),
  );
}

function* docsIn(file: string): Iterable<[string, RowDoc]> {
  const source = ts.createSourceFile(file, readFileSync(join(contract, file), "utf8"), ts.ScriptTarget.Latest, true);
  for (const statement of source.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      const rows = initializer && rowsOf(initializer);
      if (!rows || !ts.isIdentifier(name)) continue;
      // `publicDesks` holds rows of `desks`.
      const area = name.text.replace(/^public([A-Z])/, (_, letter: string) => letter.toLowerCase());
      for (const row of rows.properties) {
        const doc = docOf(row);
        if (doc && ts.isPropertyAssignment(row)) yield [`${area}.${row.name.getText(source)}`, doc];
      }
    }
  }
}

/** The object of rows: by itself, or the second of `joined(public…, { … })`. */
function rowsOf(expression: ts.Expression): ts.ObjectLiteralExpression | undefined {
  if (ts.isObjectLiteralExpression(expression)) return expression;
  return ts.isCallExpression(expression) ? expression.arguments.find(ts.isObjectLiteralExpression) : undefined;
}

function docOf(node: ts.Node): RowDoc | undefined {
  const [doc] = ts.getJSDocCommentsAndTags(node);
  if (!doc || !ts.isJSDoc(doc)) return undefined;
  const example = doc.tags?.find((tag) => tag.tagName.text === "example");
  return { description: textOf(doc.comment), example: textOf(example?.comment) };
}

const textOf = (comment: string | ts.NodeArray<ts.JSDocComment> | undefined): string =>
  (ts.getTextOfJSDocComment(comment) ?? "").replaceAll(/\s*\n\s*/g, " ").trim();
