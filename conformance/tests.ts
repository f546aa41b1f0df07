import ts from "typescript";
import { literalOf, nodesIn, syntaxOf, testFiles } from "./source";

/** One test of a file, and what it does, with the helpers of its file that it uses. */
export interface Test {
  file: string;
  title: string;
  /** The end of each chain of names: `desks.list` of `owner.client.desks.list({})`. */
  chains: readonly string[];
  /** What it passes to `goto`. */
  opened: readonly string[];
  /** Every other text in it. */
  texts: readonly string[];
}

function testsIn(file: string): Test[] {
  const nodes = nodesIn(syntaxOf(file));
  const written = nodes.filter(isTest);
  const isInTest = (node: ts.Node) => written.some((test) => test.pos <= node.pos && node.end <= test.end);
  const helpers = new Map(
    nodes
      .filter(isNamed)
      .filter((node) => !isInTest(node))
      .map((node) => [nameOf(node), node]),
  );
  return written.map((test) => {
    const inside = bodiesOf(test, helpers).flatMap(nodesIn);
    const opened = inside.filter(isGoto).flatMap((node) => literalOf(node.arguments[0]) ?? []);
    return {
      file,
      title: literalOf(test.arguments[0]) ?? "",
      opened,
      chains: inside.flatMap((node) => chainOf(node) ?? []),
      texts: inside.flatMap((node) => literalOf(node) ?? []),
    };
  });
}

/** `it(…)`, `test.skip(…)`, `it.each(…)(…)`: what a test is made with, but no suite, fixture or step. */
const isTest = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) &&
  node.arguments.length > 1 &&
  literalOf(node.arguments[0]) !== null &&
  /^(?:it|test)$/.test(firstNameOf(node.expression)) &&
  !(ts.isPropertyAccessExpression(node.expression) && /^(?:describe|step|extend)$/.test(node.expression.name.text));

const firstNameOf = (node: ts.Expression): string => {
  if (ts.isIdentifier(node)) return node.text;
  if (ts.isTaggedTemplateExpression(node)) return firstNameOf(node.tag);
  return ts.isPropertyAccessExpression(node) || ts.isCallExpression(node) ? firstNameOf(node.expression) : "";
};

type Named = ts.FunctionDeclaration | ts.VariableDeclaration;
const isNamed = (node: ts.Node): node is Named => ts.isFunctionDeclaration(node) || ts.isVariableDeclaration(node);
const nameOf = (node: Named) => (node.name && ts.isIdentifier(node.name) ? node.name.text : "");

/** A test's own body, and those of the functions and values of its file that it names, one by the other. */
function bodiesOf(test: ts.Node, helpers: ReadonlyMap<string, Named>): ts.Node[] {
  const bodies = new Set<ts.Node>([test]);
  for (const body of bodies) {
    for (const node of nodesIn(body)) {
      const helper = ts.isIdentifier(node) ? helpers.get(node.text) : undefined;
      if (helper) bodies.add(helper);
    }
  }
  return [...bodies];
}

const isGoto = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression) && node.expression.name.text === "goto";

/** The last two names of `owner.client.desks.list`. */
const chainOf = (node: ts.Node): string | null => {
  if (!ts.isPropertyAccessExpression(node)) return null;
  const before = node.expression;
  if (ts.isPropertyAccessExpression(before)) return `${before.name.text}.${node.name.text}`;
  return ts.isIdentifier(before) ? `${before.text}.${node.name.text}` : null;
};

/** Every test of the project that is no story. */
export const tests: readonly Test[] = testFiles.filter((file) => !file.includes(".stories.")).flatMap(testsIn);
