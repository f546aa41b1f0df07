import type { JsonSchema } from "./components";

/** A JSON Schema as TypeScript would say it, on one line: `string`, `"a" | "b"`, `Desk[]`, `{ x: number }`. */
export function typeText(schema: JsonSchema): string {
  if (typeof schema.$ref === "string") return schema.$ref.replace(/^.*\//, "");
  if ("const" in schema) return JSON.stringify(schema.const);
  if (Array.isArray(schema.enum)) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  const either = schema.anyOf ?? schema.oneOf;
  if (Array.isArray(either)) return [...new Set(either.map(typeText))].join(" | ");
  if (schema.format === "binary") return "Blob";
  switch (schema.type) {
    case "array":
      return listOf(typeText((schema.items ?? {}) as JsonSchema));
    case "object":
      return schema.properties ? `{ ${fieldTexts(schema).join("; ")} }` : "Record<string, unknown>";
    case "integer":
      return "number";
    case undefined:
      return "unknown";
    default:
      return [schema.type].flat().join(" | ");
  }
}

const listOf = (item: string) => (item.includes(" ") ? `(${item})[]` : `${item}[]`);

/** Each field of an object's schema: `name?: string`. */
export function fieldTexts(schema: JsonSchema, without: readonly string[] = []): string[] {
  const { properties = {}, required = [] } = schema as { properties?: Record<string, JsonSchema>; required?: string[] };
  return Object.entries(properties)
    .filter(([name]) => !without.includes(name))
    .map(([name, field]) => `${name}${required.includes(name) ? "" : "?"}: ${typeText(field)}`);
}
