import { describe, expect, it } from "vitest";
import * as z from "zod";
import { validation } from "../validation";
import { exampleOf } from "./example";

const schemas = Object.entries(validation).flatMap(([area, operations]) =>
  Object.entries(operations).flatMap(([name, { input, output }]) => [
    { name: `${area}.${name} input`, schema: input as z.ZodType },
    { name: `${area}.${name} output`, schema: output as z.ZodType },
  ]),
);

describe.each(schemas)("$name", ({ schema }) => {
  it.each(["required", "all"] as const)("has a valid example with %s fields, the same each time", (fields) => {
    const example = exampleOf(schema, fields);
    expect(schema.safeParse(example).error).toBeUndefined();
    expect(exampleOf(schema, fields)).toEqual(example);
  });
});

it("leaves optional fields out, or gives them", () => {
  const schema = z.strictObject({ name: z.string(), note: z.string().optional() });
  expect(Object.keys(exampleOf(schema) as object)).toEqual(["name"]);
  expect(Object.keys(exampleOf(schema, "all") as object)).toEqual(["name", "note"]);
});

it("says so when nothing fits", () => {
  expect(() => exampleOf(z.string().startsWith("zzz"))).toThrow("No example value fits the schema");
});
