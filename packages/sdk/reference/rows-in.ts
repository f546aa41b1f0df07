import ts from "typescript";

/** A row where it is written. */
export interface WrittenRow {
  area: string;
  name: string;
  row: ts.PropertyAssignment;
}

/** The rows that a file of the contract holds, in its order. */
export function* rowsIn(source: ts.SourceFile): Iterable<WrittenRow> {
  for (const statement of source.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (!initializer || !ts.isObjectLiteralExpression(initializer) || !ts.isIdentifier(name)) continue;
      // `publicDesks` and `staffDesks` hold rows of `desks`, `ownVisitor` those of `visitor`.
      const area = name.text.replace(/^(?:public|staff|own)([A-Z])/, (_, letter: string) => letter.toLowerCase());
      for (const row of initializer.properties) {
        if (ts.isPropertyAssignment(row)) yield { area, name: row.name.getText(source), row };
      }
    }
  }
}
