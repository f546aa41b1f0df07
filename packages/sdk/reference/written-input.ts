import ts from "typescript";

/** Nothing that is written out: a name, a call, or something with one in it. */
class NotWritten extends Error {}

/**
 * What of an example's input is written out: `{ limit: 20 }` of `client.desks.list({ limit: 20, search: words })`. A field with a name
 * somewhere in it is left out as a whole.
 */
export function writtenInput(example: string): Record<string, unknown> {
  const source = ts.createSourceFile("example.ts", example, ts.ScriptTarget.Latest, true);
  const [input] = callIn(source)?.arguments ?? [];
  if (!input || !ts.isObjectLiteralExpression(input)) return {};
  return Object.fromEntries(
    input.properties.flatMap((property) => {
      if (!ts.isPropertyAssignment(property)) return [];
      const value = attempt(() => written(property.initializer));
      return value === undefined ? [] : [[property.name.getText(), value]];
    }),
  );
}

/** The first call of the client. */
function callIn(node: ts.Node): ts.CallExpression | undefined {
  if (ts.isCallExpression(node) && node.expression.getText().startsWith("client.")) return node;
  return ts.forEachChild(node, callIn);
}

function attempt(read: () => unknown): unknown {
  try {
    return read();
  } catch (error) {
    if (error instanceof NotWritten) return undefined;
    throw error;
  }
}

function written(node: ts.Expression): unknown {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isNumericLiteral(node)) return Number(node.text);
  if (ts.isPrefixUnaryExpression(node) && ts.isNumericLiteral(node.operand)) return Number(node.getText());
  if (node.kind === ts.SyntaxKind.TrueKeyword) return true;
  if (node.kind === ts.SyntaxKind.FalseKeyword) return false;
  if (node.kind === ts.SyntaxKind.NullKeyword) return null;
  if (ts.isArrayLiteralExpression(node)) return node.elements.map(written);
  if (!ts.isObjectLiteralExpression(node)) throw new NotWritten();
  return Object.fromEntries(
    node.properties.map((property) => {
      if (!ts.isPropertyAssignment(property)) throw new NotWritten();
      return [property.name.getText(), written(property.initializer)];
    }),
  );
}
