import { boundsOf } from "./bounds";
import type { JsonSchema } from "./components";
import { typeText } from "./type-text";

/** A field of an input, a reply or a shape. */
export interface FieldReference {
  name: string;
  /** As TypeScript says it: `Desk[]`, `"a" | "b"`. */
  type: string;
  isRequired: boolean;
  /** What it is, where its type doesn't say it all. */
  text?: string;
  /** What it has to keep to, in words: `1 to 60 characters`. */
  bounds: string[];
}

/** Whether whatever stands there is taken and nothing done with it: what was read can be sent back. */
const isIgnored = (schema: JsonSchema, isRequired: boolean) =>
  !isRequired && Object.keys(schema).every((keyword) => keyword === "description");

/** The fields of an object's schema, and the names of those that may be sent back unread. */
export function fieldsOf({ properties = {}, required = [] }: JsonSchema): {
  fields: FieldReference[];
  ignored: string[];
} {
  const known = Object.entries(properties as Record<string, JsonSchema>).map(([name, schema]) => ({
    name,
    schema,
    isRequired: (required as string[]).includes(name),
  }));
  return {
    fields: known
      .filter(({ schema, isRequired }) => !isIgnored(schema, isRequired))
      .map(({ name, schema, isRequired }) => ({
        name,
        type: typeText(schema),
        isRequired,
        ...(typeof schema.description === "string" && { text: schema.description }),
        bounds: boundsOf(schema),
      })),
    ignored: known.filter(({ schema, isRequired }) => isIgnored(schema, isRequired)).map(({ name }) => name),
  };
}

/** The objects that something may be: mostly one. */
export function formsOf(schema: JsonSchema, schemas: Readonly<Record<string, JsonSchema>>): JsonSchema[] {
  if (typeof schema.$ref === "string") return formsOf(schemas[typeText(schema)] ?? {}, schemas);
  if (schema.properties) return [schema];
  const either = schema.anyOf ?? schema.oneOf;
  return Array.isArray(either) ? either.flatMap((one: JsonSchema) => formsOf(one, schemas)) : [];
}
