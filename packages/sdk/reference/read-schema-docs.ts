import { join } from "node:path";
import ts from "typescript";
import type { SchemaDoc } from "../src/openapi/row-doc";

const ROOT = join(import.meta.dirname, "..");
const INDEX = join(ROOT, "src/schemas/index.ts");

/**
 * Reads the JSDoc of every schema that has a name, and of its fields. A field's stands where the field is written, perhaps in a constant
 * that several schemas spread: the compiler knows where each comes from.
 */
export function readSchemaDocs(): Record<string, SchemaDoc> {
  const { config } = ts.readConfigFile(join(ROOT, "tsconfig.json"), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, ROOT);
  const program = ts.createProgram([INDEX], options);
  const checker = program.getTypeChecker();
  const index = program.getSourceFile(INDEX);
  const exported = index && checker.getSymbolAtLocation(index);
  if (!exported) throw new Error(`${INDEX} exports nothing`);
  const docs = checker.getExportsOfModule(exported).flatMap((given) => {
    const symbol = given.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(given) : given;
    const declaration = symbol.declarations?.find(ts.isVariableDeclaration);
    const input = declaration && inputOf(checker, symbol, declaration);
    if (!input) return [];
    const doc = docOf(checker, declaration, input);
    return Object.keys(doc).length > 0 ? [[given.name, doc] as const] : [];
  });
  return Object.fromEntries(docs.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** The type that a schema reads; undefined of what is no schema. */
function inputOf(checker: ts.TypeChecker, symbol: ts.Symbol, at: ts.Node): ts.Type | undefined {
  const inner = checker.getTypeOfSymbolAtLocation(symbol, at).getProperty("_zod");
  const input = inner && checker.getTypeOfSymbolAtLocation(inner, at).getProperty("input");
  return input && checker.getTypeOfSymbolAtLocation(input, at);
}

function docOf(checker: ts.TypeChecker, declaration: ts.VariableDeclaration, input: ts.Type): SchemaDoc {
  const [comment] = ts.getJSDocCommentsAndTags(declaration).filter(ts.isJSDoc);
  const text = oneLine(ts.getTextOfJSDocComment(comment?.comment) ?? "");
  const fields = Object.fromEntries(
    fieldsOf(checker, input).flatMap((field) => {
      const said = oneLine(ts.displayPartsToString(field.getDocumentationComment(checker)));
      return said ? [[field.name, said]] : [];
    }),
  );
  return { ...(text && { text }), ...(Object.keys(fields).length > 0 && { fields }) };
}

/** The fields of an object, or of all the objects that it may be; texts and lists have members too, which are none. */
const fieldsOf = (checker: ts.TypeChecker, type: ts.Type): ts.Symbol[] =>
  (type.isUnion() ? type.types : [type]).flatMap((one) =>
    one.flags & ts.TypeFlags.Object && !checker.isArrayLikeType(one) && !one.symbol?.valueDeclaration
      ? one.getProperties()
      : [],
  );

const oneLine = (text: string) => text.replaceAll(/\s*\n\s*/g, " ").trim();
