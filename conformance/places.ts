import ts from "typescript";
import type { Held, Place, Rule } from "./asked/rule";
import { isMet } from "./asked/rule";
import { isThere, literalOf, nodesIn, syntaxOf, textOf } from "./source";

/** One or several of something. */
type Some<Item> = Item | readonly Item[];
export const listOf = <Item extends string>(some: Some<Item> | undefined): readonly Item[] =>
  some === undefined ? [] : typeof some === "string" ? [some] : some;

export function partsOf(place: Place): { file: string; name: string } {
  const at = place.indexOf("#");
  return { file: place.slice(0, at), name: place.slice(at + 1) };
}

export function testOf(held: Held): { file: string; title: string } {
  const [file = "", ...title] = held.split(" › ");
  return { file, title: title.join(" › ") };
}

const memory = <Result>(make: (file: string) => Result) => {
  const known = new Map<string, Result>();
  return (file: string): Result => {
    const made = known.get(file) ?? make(file);
    known.set(file, made);
    return made;
  };
};

const nameOf = (node: ts.Node): string | null => {
  const { name } = node as { name?: ts.Node };
  return name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? name.text : null;
};

const declares = (node: ts.Node) =>
  ts.isVariableDeclaration(node) ||
  ts.isFunctionDeclaration(node) ||
  ts.isClassDeclaration(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isPropertyAssignment(node) ||
  ts.isPropertySignature(node) ||
  ts.isMethodDeclaration(node);

/** What each name of a file stands for, as it is written. */
const declarationsIn = memory((file) => {
  const found = new Map<string, string>();
  for (const node of nodesIn(syntaxOf(file))) {
    const name = declares(node) ? nameOf(node) : null;
    if (name) found.set(name, `${found.get(name) ?? ""}\n${node.getText()}`);
  }
  return found;
});

/** What a place says; null where it is no more. */
function saidAt(place: Place): string | null {
  const { file, name } = partsOf(place);
  if (!isThere(file)) return null;
  if (/\.tsx?$/.test(file)) return declarationsIn(file).get(name) ?? null;
  return textOf(file).includes(name) ? name : null;
}

/** The titles of a file's tests, the names of the cases of its tables, or those of its stories. */
const titlesIn = memory((file) => {
  const titles = new Set<string>();
  for (const node of nodesIn(syntaxOf(file))) {
    if (file.includes(".stories.") && ts.isVariableStatement(node) && node.modifiers) {
      for (const declaration of node.declarationList.declarations) titles.add(declaration.name.getText());
    }
    if (!ts.isCallExpression(node)) continue;
    const first = literalOf(node.arguments[0]);
    if (first !== null && node.arguments.length > 1) titles.add(first);
    if (!ts.isPropertyAccessExpression(node.expression) || node.expression.name.text !== "each") continue;
    for (const literal of node.arguments.flatMap(nodesIn)) {
      const text = literalOf(literal);
      if (text !== null) titles.add(text);
    }
  }
  return titles;
});

/** Whether a test, a case of a table or a story of that title is there. */
export const isTest = (held: Held): boolean => {
  const { file, title } = testOf(held);
  return isThere(file) && titlesIn(file).has(title);
};

/** What is wrong with a rule's references, in sentences that say what to do. */
export function faultsOf(rule: Rule): string[] {
  const where = listOf(rule.where);
  const faults = where
    .filter((place) => saidAt(place) === null)
    .map((place) => `“${rule.what}” names ${place}, which is no more: name where it lives now.`);
  if (!isMet(rule)) return faults;
  const text = where.map((place) => saidAt(place) ?? "").join("\n");
  return [
    ...faults,
    ...listOf(rule.says)
      .filter((words) => !text.includes(words))
      .map((words) => `“${rule.what}”: none of its places says ${words} any more. Mend the place, or the rule.`),
    ...listOf(rule.heldBy)
      .filter((held) => !isTest(held))
      .map((held) => `“${rule.what}” is held by no test “${held}” any more: name the one that holds it, or write it.`),
  ];
}
