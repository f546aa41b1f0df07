import { contract } from "@carrel/sdk/contract";
import { openApiDocument } from "@carrel/sdk/openapi";
import { validation } from "@carrel/sdk/validation";
import ts from "typescript";
import { RECORDS } from "./asked/records";
import { filesBelow, nodesIn, syntaxOf } from "./source";

export interface ShownRecord {
  name: string;
  fields: readonly string[];
  /** Those that its shape lacks. */
  missing: readonly string[];
  /** Where the shape is written; null where there is none of that name. */
  file: string | null;
}

/** Each record with the fields that are asked for, held against the shapes that the server answers with. */
export function records(): ShownRecord[] {
  const { schemas } = openApiDocument(contract, validation, { version: "0.0.0" }).components;
  const files = schemaFiles();
  return Object.entries(RECORDS).map(([name, text]) => {
    const fields = text.split(" ");
    const shape = Object.keys(Object(schemas[name]?.properties));
    return { name, fields, missing: fields.filter((field) => !shape.includes(field)), file: files.get(name) ?? null };
  });
}

function schemaFiles(): Map<string, string> {
  const named = filesBelow("packages/sdk/src/schemas").flatMap((file) =>
    nodesIn(syntaxOf(file))
      .filter(ts.isVariableDeclaration)
      .map((node) => [node.name.getText(), file] as const),
  );
  return new Map(named);
}
