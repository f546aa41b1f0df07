import { contract, type Operation, type Permission, pending, permissionOf } from "@carrel/sdk/contract";
import ts from "typescript";
import { CALLS } from "./asked/calls";
import { isThere, literalOf, nodesIn, syntaxOf } from "./source";
import { type Test, tests } from "./tests";

/** A row of the contract, where it is answered, and the test that says most about it. */
export interface Call {
  area: string;
  name: string;
  row: Operation;
  permission: Permission | null;
  /** The handler's file; null while no server answers it. */
  handler: string | null;
  test: Test | null;
}

const HANDLERS = "apps/api/src/handlers.ts";

const waiting: Readonly<Record<string, readonly string[]>> = pending;
const isPending = (area: string, name: string) => waiting[area]?.includes(name) ?? false;

/** Each call of the contract, in its order. */
export function calls(): Call[] {
  const handlers = handlerFiles();
  const called = testsByCall();
  return Object.entries(contract).flatMap(([area, rows]) =>
    Object.entries(rows).map(([name, row]: [string, Operation]) => {
      const full = `${area}.${name}`;
      return {
        area,
        name,
        row,
        permission: permissionOf(area, row),
        handler: isPending(area, name) ? null : (handlers.get(full) ?? null),
        test: mostAbout(called.get(full) ?? [], area),
      };
    }),
  );
}

/** Where the contract's rows differ from the calls that were asked for, in sentences that say what to do. */
export function differences(all: readonly Call[]): string[] {
  const rows = new Map<string, Operation>(all.map((call) => [`${call.area}.${call.name}`, call.row]));
  const asked = new Map<string, string>(
    Object.entries(CALLS).flatMap(([area, routes]) =>
      Object.entries(routes).map(([name, route]) => [`${area}.${name}`, route] as const),
    ),
  );
  const gone = [...asked].flatMap(([name, route]) => {
    const row = rows.get(name);
    return row?.route === route
      ? []
      : `${name} was asked for at ${route}, and callers rely on it: ${row ? "put its address back" : "add its row"} in packages/sdk/src/contract`;
  });
  const unmarked = [...rows].flatMap(([name, { addition = false }]) => {
    if (asked.has(name) !== addition) return [];
    return addition
      ? `${name} was asked for (conformance/asked/calls.ts): take \`addition: true\` off its row`
      : `Nobody asked for ${name}: say \`addition: true\` in its row`;
  });
  return [...gone, ...unmarked];
}

/** The calls that no handler answers and no list says that they wait; the compiler refuses them as well. */
export const forgotten = (all: readonly Call[]): string[] =>
  all
    .filter(({ area, name, handler }) => !handler && !isPending(area, name))
    .map(({ area, name }) => `${area}.${name}`);

function handlerFiles(): Map<string, string> {
  const files = new Map<string, string>();
  for (const [area, { file, name }] of areaHandlers()) {
    const imports = importsOf(file);
    for (const [operation, written] of propertiesOf(writtenAs(file, name), imports)) {
      files.set(`${area}.${operation}`, imports.get(written) ?? file);
    }
  }
  return files;
}

/** By area: the file and the name of its handlers. */
function areaHandlers(): [area: string, { file: string; name: string }][] {
  const imports = importsOf(HANDLERS);
  return [...propertiesOf(writtenAs(HANDLERS, "handlers"), imports)].map(([area, name]) => [
    area,
    { file: imports.get(name) ?? HANDLERS, name },
  ]);
}

/** Each property with the name that it is given by: `list`, `list: listOf`, `list: listOf(…)`, or one of `...lists`. */
function* propertiesOf(
  node: ts.Node | undefined,
  imports: ReadonlyMap<string, string>,
): Iterable<[property: string, written: string]> {
  if (!node || !ts.isObjectLiteralExpression(node)) return;
  for (const property of node.properties) {
    const name = property.name?.getText() ?? "";
    if (ts.isPropertyAssignment(property)) yield [name, property.initializer.getText().match(/^\w+/)?.[0] ?? name];
    else if (ts.isShorthandPropertyAssignment(property)) yield [name, name];
    else if (ts.isSpreadAssignment(property)) {
      const written = property.expression.getText();
      const file = imports.get(written);
      if (file) for (const [inner] of propertiesOf(writtenAs(file, written), new Map())) yield [inner, written];
    } else yield [name, ""];
  }
}

/** What a file gives a name. */
const writtenAs = (file: string, name: string): ts.Node | undefined =>
  nodesIn(syntaxOf(file)).find(
    (node): node is ts.VariableDeclaration => ts.isVariableDeclaration(node) && node.name.getText() === name,
  )?.initializer;

/** What a file imports from beside it: the file of each name. */
function importsOf(file: string): Map<string, string> {
  const files = new Map<string, string>();
  for (const statement of syntaxOf(file).statements) {
    if (!ts.isImportDeclaration(statement)) continue;
    const from = literalOf(statement.moduleSpecifier) ?? "";
    if (!from.startsWith(".")) continue;
    const path = new URL(`${from}.ts`, `file:///${file}`).pathname.slice(1);
    const names = statement.importClause?.namedBindings;
    if (!isThere(path) || !names || !ts.isNamedImports(names)) continue;
    for (const { name } of names.elements) files.set(name.text, path);
  }
  return files;
}

interface Caller extends Test {
  /** How much of what it calls is this call: the more, the more the test is about it. */
  share: number;
}

function testsByCall(): Map<string, Caller[]> {
  const found = new Map<string, Caller[]>();
  const note = (test: Test, made: readonly string[]) => {
    for (const name of new Set(made)) {
      const share = made.filter((other) => other === name).length / made.length;
      found.set(name, [...(found.get(name) ?? []), { ...test, share }]);
    }
  };
  for (const test of tests) note(test, test.chains.filter(isCall));
  // What no client calls is named by what it leaves behind.
  const called = new Set(found.keys());
  for (const test of tests)
    note(
      test,
      test.texts.filter((text) => isCall(text) && !called.has(text)),
    );
  return found;
}

const callNames = new Set(
  Object.entries(contract).flatMap(([area, rows]) => Object.keys(rows).map((name) => `${area}.${name}`)),
);

const isCall = (chain: string) => callNames.has(chain);

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The area's own tests come first, then the server's, then what uses a call from outside. */
const nearness = ({ file }: Test, area: string) =>
  [`apps/api/src/areas/${kebab(area)}/`, "apps/api/src/", "e2e/", ""].findIndex((start) => file.startsWith(start));

/** The area's first file says what its calls do, others what befalls them. */
const weight = ({ file, share }: Caller, area: string) => share + (file.endsWith(`/${kebab(area)}.test.ts`) ? 0.5 : 0);

function mostAbout(callers: readonly Caller[], area: string): Test | null {
  const [best] = [...callers].sort(
    (one, other) => nearness(one, area) - nearness(other, area) || weight(other, area) - weight(one, area),
  );
  return best ?? null;
}
