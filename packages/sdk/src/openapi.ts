import type { ContractShape, Operation } from "./contract/operation";
import { componentsOf, type JsonSchema } from "./openapi/components";
import { operationOf } from "./openapi/operation";
import type { ValidationShape } from "./validation";

export { requestOf } from "./client/request";
export { curlOf } from "./openapi/curl";
export {
  type ApiReference,
  type AreaReference,
  apiReference,
  type CallReference,
  type FieldReference,
  type InputField,
  type Refusal,
  type ShapeReference,
} from "./openapi/reference";

/** An OpenAPI 3.1 document, as far as its readers here look into it. */
export interface OpenApiDocument {
  openapi: "3.1.0";
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  tags: { name: string }[];
  paths: Record<string, Record<string, Record<string, unknown>>>;
  components: {
    securitySchemes: Record<string, object>;
    schemas: Record<string, JsonSchema>;
    responses: Record<string, object>;
  };
}

export interface OpenApiOptions {
  version: string;
  /** Address of the API, default `/api`. */
  serverUrl?: string;
}

/** What every success carries beside its result. */
const Envelope: JsonSchema = {
  type: "object",
  properties: {
    status: { const: true },
    statuscode: { type: "integer", description: "1, or 2 when a code is needed" },
    message: { type: "string" },
  },
  required: ["status", "statuscode"],
};

const Failure: JsonSchema = {
  type: "object",
  properties: {
    status: { const: false },
    statuscode: { type: "integer", description: "7007 and 7067 for sessions, else the HTTP status" },
    code: { type: "string", description: "Stable machine code, such as desk_taken" },
    message: { type: "string", description: "For people, in the organisation's wording" },
    issues: {
      type: "array",
      items: {
        type: "object",
        properties: { path: { type: "array", items: { type: ["string", "integer"] } }, message: { type: "string" } },
        required: ["path", "message"],
      },
    },
    data: { description: "What helps on, such as { alternatives }" },
    requestId: { type: "string" },
  },
  required: ["status", "statuscode", "code", "message", "requestId"],
};

/**
 * Describes a table of operations as OpenAPI 3.1: parameters by the rows' path and query names, bodies and results
 * by the schemas, which keep their names.
 * @example Response.json(openApiDocument(contract, validation, { version: "1.0.0" }))
 */
export function openApiDocument<Table extends ContractShape>(
  table: Table,
  validation: ValidationShape<Table>,
  { version, serverUrl = "/api" }: OpenApiOptions,
): OpenApiDocument {
  const components = componentsOf(validation);
  const paths: OpenApiDocument["paths"] = {};
  for (const [area, rows] of Object.entries(table)) {
    for (const [name, row] of Object.entries(rows)) {
      const schemas = validation[area]?.[name];
      if (!schemas) throw new Error(`${area}.${name} has no schemas`);
      const { method, path } = placeOf(row);
      const described = operationOf(area, name, row, {
        input: components.schemaOf(schemas.input),
        inputName: components.nameOf(schemas.input),
        outputName: components.nameOf(schemas.output),
      });
      const known = paths[path]?.[method];
      paths[path] = { ...paths[path], [method]: known ? sharing(known, described) : described };
    }
  }
  return {
    openapi: "3.1.0",
    info: { title: "Carrel", version, description: "The calls of Carrel, made from the contract of @carrel/sdk." },
    servers: [{ url: serverUrl }],
    tags: Object.keys(table).map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        apiKey: { type: "apiKey", in: "header", name: "x-api-key" },
        bearer: { type: "http", scheme: "bearer" },
        cookie: { type: "apiKey", in: "cookie", name: "Bearer" },
      },
      schemas: { ...components.schemas, Envelope, Failure },
      responses: {
        Failure: {
          description: "Refused",
          content: { "application/json": { schema: { $ref: "#/components/schemas/Failure" } } },
        },
      },
    },
  };
}

function placeOf(row: Operation) {
  const [method = "", path = ""] = row.route.split(" ");
  return { method: method.toLowerCase(), path: path.replace(/^\/api\//, "/") };
}

type Described = Record<string, unknown>;
interface WithContent {
  content?: { "application/json": { schema: JsonSchema } };
}

/** Two operations on one route, told apart by their bodies: OpenAPI has one place for both. */
function sharing(one: Described, other: Described): Described {
  const either = (first: WithContent | undefined, second: WithContent | undefined) =>
    first?.content && second?.content
      ? {
          ...first,
          content: {
            "application/json": {
              schema: { anyOf: [first, second].map((part) => part.content?.["application/json"].schema) },
            },
          },
        }
      : (first ?? second);
  const responses = { ...(other.responses as object), ...(one.responses as object) } as Record<string, WithContent>;
  for (const status of Object.keys(responses)) {
    const merged = either(
      (one.responses as Record<string, WithContent>)[status],
      (other.responses as Record<string, WithContent>)[status],
    );
    if (merged) responses[status] = merged;
  }
  return {
    ...one,
    summary: `${one.summary}; ${other.summary}`,
    description: [one, other].map(({ summary, description }) => `${summary}: ${description}`).join("\n\n"),
    requestBody: either(one.requestBody as WithContent, other.requestBody as WithContent),
    responses,
    // Each of them by itself.
    "x-shares": [one, other],
  };
}
