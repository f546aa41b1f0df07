import { contract, type Operation, permissionOf } from "../src/contract";
import { componentsOf, type JsonSchema } from "../src/openapi/components";
import { confirmationText } from "../src/openapi/confirmation-text";
import { type ValidationShape, validation } from "../src/validation";
import { readDocs } from "./read-docs";
import { fieldTexts, typeText } from "./type-text";

const INTRODUCTION = `Every call of \`@carrel/sdk\`, made from the contract by \`pnpm reference\`: don't edit it by hand.
Addresses are below the API's base (\`/api\`). An *addition* is a call that nobody asked for, and that the product needs.`;

const WHO = {
  public: "anyone with an API key",
  bearer: "a signed-in person",
  customer: "a visitor with a verified address",
  signed: "a machine that signs the body",
} as const;

const docs = readDocs();
const components = componentsOf(validation);
const schemas: ValidationShape<Record<string, Record<string, Operation>>> = validation;

/** The reference of every call and shape, made from the rows, their schemas and their JSDoc. */
export function apiMd(): string {
  const places = [...Object.keys(contract), "Shapes"].map((area) => `- [${area}](#${area.toLowerCase()})`);
  const areas = Object.entries(contract).map(([area, rows]) => areaOf(area, rows));
  return `${["# API", INTRODUCTION, places.join("\n"), ...areas, shapes()].join("\n\n")}\n`;
}

const areaOf = (area: string, rows: Readonly<Record<string, Operation>>): string =>
  [`## ${area}`, ...Object.entries(rows).map(([name, row]) => callOf(area, name, row))].join("\n\n");

function callOf(area: string, name: string, row: Operation): string {
  const doc = docs[`${area}.${name}`];
  if (!doc) throw new Error(`${area}.${name} has no JSDoc`);
  return [`### ${area}.${name}`, doc.description, factsOf(area, name, row).join("\n"), fence(doc.example)].join("\n\n");
}

const fence = (code: string) => ["```ts", code, "```"].join("\n");

function factsOf(area: string, name: string, row: Operation): string[] {
  const permission = permissionOf(area, row);
  const { input, output } = schemas[area]?.[name] ?? {};
  if (!input || !output) throw new Error(`${area}.${name} has no schemas`);
  const taken = inputText(components.schemaOf(input));
  return [
    `- \`${row.route}\`${row.addition ? " (addition)" : ""}`,
    `- For ${WHO[row.access ?? "bearer"]}${permission ? ` with \`${permission}\`` : ""}`,
    ...(row.confirmed ? [`- ${confirmationText(row.confirmed)}`] : []),
    ...(taken ? [`- Takes \`${taken}\``] : []),
    `- Gives \`${resultText(components.nameOf(output), components.schemaOf(output))}\``,
    ...(row.limit ? [`- Pages of ${row.limit}`] : []),
    ...(row.fallback ? [`- Fails with “${row.fallback}” where the server gives no message`] : []),
    ...(row.touches ? [`- Makes stale: ${row.touches.join(", ")}`] : []),
  ];
}

function inputText(schema: JsonSchema): string {
  if (!schema.properties) return schema.type === "object" ? "" : typeText(schema);
  const fields = fieldTexts(schema);
  return fields.length > 0 ? `{ ${fields.join("; ")} }` : "";
}

/** A named shape by its name; what only one call gives is written out. */
const resultText = (name: string, schema: JsonSchema): string => (name.includes(".") ? typeText(schema) : name);

function shapes(): string {
  const named = Object.entries(components.schemas).filter(([name, schema]) => !name.includes(".") && schema.properties);
  const texts = named
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(
      ([name, schema]) =>
        `### ${name}\n\n${fence(
          `{\n${fieldTexts(schema)
            .map((text) => `  ${text};\n`)
            .join("")}}`,
        )}`,
    );
  return ["## Shapes", ...texts].join("\n\n");
}
