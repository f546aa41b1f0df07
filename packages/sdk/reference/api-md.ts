import { contract } from "../src/contract";
import {
  type AreaReference,
  apiReference,
  type CallReference,
  type FieldReference,
  type ShapeReference,
} from "../src/openapi";
import { validation } from "../src/validation";

const INTRODUCTION = `Every call of \`@carrel/sdk\`, made from the contract by \`pnpm reference\`: don't edit it by hand.
Addresses are below the API's base (\`/api\`). An *addition* is a call that nobody asked for, and that the product needs.`;

/** The reference of every call and shape, made from the rows, their schemas and their JSDoc. */
export function apiMd(): string {
  const { areas, shapes } = apiReference(contract, validation);
  const places = [...areas.map(({ name }) => name), "Shapes"].map((area) => `- [${area}](#${area.toLowerCase()})`);
  return `${["# API", INTRODUCTION, places.join("\n"), ...areas.map(areaText), shapesText(shapes)].join("\n\n")}\n`;
}

const areaText = ({ name, calls }: AreaReference): string => [`## ${name}`, ...calls.map(callText)].join("\n\n");

const callText = (call: CallReference): string =>
  [`### ${call.id}`, call.description, factsOf(call).join("\n"), fence(call.example)].join("\n\n");

const fence = (code: string) => ["```ts", code, "```"].join("\n");

const factsOf = (call: CallReference): string[] => [
  `- \`${call.method} ${call.path}\`${call.isAddition ? " (addition)" : ""}`,
  `- For ${call.who}${call.permission ? ` with \`${call.permission}\`` : ""}`,
  ...(call.confirmation ? [`- ${call.confirmation}`] : []),
  ...(call.input.type ? [`- Takes \`${call.input.type}\``] : []),
  `- Gives \`${call.reply.type}\``,
  ...(call.pageSize ? [`- Pages of ${call.pageSize}`] : []),
  ...(call.fallback ? [`- Fails with “${call.fallback}” where the server gives no message`] : []),
  ...(call.touches.length > 0 ? [`- Makes stale: ${call.touches.join(", ")}`] : []),
];

const fieldText = ({ name, type, isRequired }: FieldReference) => `  ${name}${isRequired ? "" : "?"}: ${type};\n`;

function shapesText(shapes: readonly ShapeReference[]): string {
  const texts = shapes.flatMap(({ name, fields, ignored }) => {
    if (!fields) return [];
    const lines = [...fields.map(fieldText), ...ignored.map((field) => `  ${field}?: unknown;\n`)];
    return [`### ${name}\n\n${fence(`{\n${lines.join("")}}`)}`];
  });
  return ["## Shapes", ...texts].join("\n\n");
}
