import { form } from "../contract/codec";
import type { Access, Operation } from "../contract/operation";
import { isPending } from "../contract/pending";
import { permissionOf } from "../contract/permissions";
import { BINARY, type JsonSchema, reference } from "./components";
import { confirmationText } from "./confirmation-text";
import { rowDocs } from "./row-docs.gen";

interface OperationSchemas {
  /** The flat input: path, query and body names together. */
  input: JsonSchema;
  inputName: string;
  outputName: string;
}

interface ObjectSchema {
  properties?: Record<string, JsonSchema>;
  required?: string[];
}

/** Describes one operation: its parameters, body, result and who may call it. */
export function operationOf(area: string, name: string, row: Operation, schemas: OperationSchemas) {
  const properties = propertiesOf(schemas.input);
  const { required = [] } = schemas.input as ObjectSchema;
  const inPath = [...row.route.matchAll(/\{(\w+)\}/g)].map(([, found]) => found as string);
  const inQuery = row.query ?? [];
  const parameter = (place: "path" | "query") => (key: string) => ({
    name: key,
    in: place,
    required: place === "path" || required.includes(key),
    schema: properties[key] ?? { type: "string" },
  });
  const parameters = [...inPath.map(parameter("path")), ...inQuery.map(parameter("query")), ...headersOf(row)];
  const body = bodyOf(row, schemas, [...inPath, ...inQuery]);
  const permission = permissionOf(area, row);
  return {
    operationId: `${area}.${name}`,
    summary: sentence(name),
    tags: [area],
    ...describedBy(`${area}.${name}`, row, permission),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body ? { requestBody: { required: true, content: { [mediaTypeOf(row)]: { schema: body } } } } : {}),
    responses: {
      [row.creates ? "201" : "200"]: {
        description: row.success ?? "Success",
        content: contentOf(row, schemas.outputName),
      },
      default: { $ref: "#/components/responses/Failure" },
    },
    security: securityOf(row),
    "x-kind": row.kind,
    ...(permission ? { "x-permission": permission } : {}),
    ...(row.addition ? { "x-addition": true } : {}),
    ...(isPending(area, name) ? { "x-pending": true } : {}),
  };
}

const IDEMPOTENCY_KEY = {
  name: "Idempotency-Key",
  in: "header",
  required: false,
  description: "A repeat under the same key gets the first reply.",
  schema: { type: "string", maxLength: 200 },
};

const DEVICE_TOKEN = {
  name: "X-Device-Token",
  in: "header",
  required: false,
  description: "The `deviceToken` of the last sign-in on this device: it has tries of its own.",
  schema: reference("DeviceToken"),
};

const headersOf = ({ kind, device }: Operation) => [
  ...(device ? [DEVICE_TOKEN] : []),
  ...(kind === "write" ? [IDEMPOTENCY_KEY] : []),
];

/** What the row's JSDoc says, the permission that it needs, and whether it takes a confirmed session. */
function describedBy(id: string, { confirmed }: Operation, permission: string | null) {
  const doc = rowDocs[id];
  const sentences = [
    doc?.description,
    permission && `Needs the permission \`${permission}\`.`,
    confirmed && confirmationText(confirmed),
  ].filter(Boolean);
  return {
    ...(sentences.length > 0 ? { description: sentences.join(" ") } : {}),
    ...(doc ? { "x-codeSamples": [{ lang: "TypeScript", source: doc.example }] } : {}),
  };
}

const SECURITY: Readonly<Record<Access, object[]>> = {
  public: [{ apiKey: [] }],
  bearer: [{ apiKey: [], bearer: [] }],
  customer: [{ apiKey: [], bearer: [] }],
  signed: [],
};

/** In a window of its own there is only the session's cookie. */
const securityOf = ({ access = "bearer", opens }: Operation) =>
  opens ? [...SECURITY[access], { cookie: [] }] : SECURITY[access];

/** `bookDesk` → "Book desk". */
export function sentence(name: string): string {
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The fields of an object, or of all the objects that an input may be. */
function propertiesOf({ properties, anyOf }: JsonSchema): Record<string, JsonSchema> {
  if (!Array.isArray(anyOf)) return (properties ?? {}) as Record<string, JsonSchema>;
  return Object.assign({}, ...anyOf.map((one: JsonSchema) => propertiesOf(one)));
}

/** How a row's body travels. */
export const mediaTypeOf = ({ sends }: Operation) => (sends === form ? "multipart/form-data" : "application/json");

/** The input without the names that travel in the address; undefined when nothing is left. */
function bodyOf(row: Operation, { input, inputName }: OperationSchemas, elsewhere: readonly string[]) {
  if (/^(?:GET|DELETE) /.test(row.route)) return undefined;
  const { properties, required = [] } = input as ObjectSchema;
  if (!properties) return reference(inputName);
  const left = Object.entries(properties).filter(([key]) => !elsewhere.includes(key));
  if (left.length === 0) return undefined;
  if (elsewhere.length === 0) return reference(inputName);
  const needed = required.filter((key) => !elsewhere.includes(key));
  return {
    type: "object",
    properties: Object.fromEntries(left),
    ...(needed.length > 0 ? { required: needed } : {}),
    additionalProperties: false,
  };
}

const contentOf = (row: Operation, outputName: string) =>
  typeof row.gives === "function"
    ? { "*/*": { schema: BINARY } }
    : { "application/json": { schema: resultOf(row, outputName) } };

/** The reply: the result rule of the client, the other way round. */
function resultOf(row: Operation, outputName: string): JsonSchema {
  const envelope = reference("Envelope");
  return row.page || row.gives === "reply"
    ? { allOf: [envelope, reference(outputName)] }
    : { allOf: [envelope, { type: "object", properties: { data: reference(outputName) }, required: ["data"] }] };
}
