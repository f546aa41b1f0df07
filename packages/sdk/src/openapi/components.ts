import * as z from "zod";
import type { ContractShape } from "../contract/operation";
import * as named from "../schemas";
import type { ValidationShape } from "../validation";
import { schemaDocs } from "./schema-docs.gen";

/** A JSON Schema of the 2020-12 draft, which OpenAPI 3.1 takes as it is. */
export type JsonSchema = { [keyword: string]: unknown };

const refTo = (name: string) => `#/components/schemas/${name}`;

/** The schemas under their names. */
export interface Components {
  schemas: Readonly<Record<string, JsonSchema>>;
  /** @throws Error of a schema that belongs to no operation */
  nameOf(schema: z.ZodType): string;
  schemaOf(schema: z.ZodType): JsonSchema;
}

/** Turns the schemas into named components; what isn't exported under a name gets its operation's. */
export function componentsOf<Table extends ContractShape>(validation: ValidationShape<Table>): Components {
  const registry = z.registry<{ id: string }>();
  const names = new Map<z.ZodType, string>();
  const add = (schema: z.ZodType, name: string) => {
    if (names.has(schema)) return;
    names.set(schema, name);
    registry.add(schema, { id: name });
  };
  for (const [name, schema] of Object.entries(named)) if (schema instanceof z.ZodType) add(schema, name);
  for (const [area, operations] of Object.entries<ValidationShape<ContractShape>[string]>(validation)) {
    for (const [name, { input, output }] of Object.entries(operations)) {
      add(input, `${area}.${name}.input`);
      add(output, `${area}.${name}.output`);
    }
  }
  // As inputs: an output may gain fields later, so it doesn't forbid unknown ones.
  const made = z.toJSONSchema(registry, {
    io: "input",
    unrepresentable: "any",
    uri: refTo,
    override: asBinary,
  }).schemas;
  const schemas: Record<string, JsonSchema> = {};
  for (const [name, { $schema: _draft, $id: _address, ...schema }] of Object.entries(made))
    schemas[name] = described(name, schema);

  const nameOf = (schema: z.ZodType): string => {
    const name = names.get(schema);
    if (name === undefined) throw new Error("The schema belongs to no operation");
    return name;
  };
  return { schemas, nameOf, schemaOf: (schema) => schemas[nameOf(schema)] ?? {} };
}

/** With what the schema's JSDoc says, and that of its fields. */
function described(name: string, schema: JsonSchema): JsonSchema {
  const { text, fields = {} } = schemaDocs[name] ?? {};
  const within = (part: JsonSchema): JsonSchema =>
    part.properties
      ? {
          ...part,
          properties: Object.fromEntries(
            Object.entries(part.properties as Record<string, JsonSchema>).map(([field, own]) => [
              field,
              fields[field] === undefined ? own : { ...own, description: fields[field] },
            ]),
          ),
        }
      : part;
  const whole = Array.isArray(schema.anyOf) ? { ...schema, anyOf: schema.anyOf.map(within) } : within(schema);
  return text === undefined ? whole : { description: text, ...whole };
}

/** The one kind of value that is no JSON: a file in a form. */
const asBinary = ({
  zodSchema,
  jsonSchema,
}: {
  zodSchema: z.core.$ZodType;
  jsonSchema: z.core.JSONSchema.BaseSchema;
}) => {
  if (zodSchema._zod.def.type === "custom") Object.assign(jsonSchema, BINARY);
};

/** A file. */
export const BINARY: JsonSchema = { type: "string", format: "binary" };

/** Points at a component. */
export const reference = (name: string): JsonSchema => ({ $ref: refTo(name) });
