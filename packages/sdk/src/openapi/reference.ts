import type { Access, ContractShape, Operation } from "../contract/operation";
import { isPending } from "../contract/pending";
import { type Permission, permissionOf } from "../contract/permissions";
import type { ValidationShape } from "../validation";
import { type Components, componentsOf, type JsonSchema } from "./components";
import { confirmationText } from "./confirmation-text";
import { exampleInput } from "./example-input";
import { type FieldReference, fieldsOf, formsOf } from "./field-reference";
import { mediaTypeOf, sentence } from "./operation";
import { type Refusal, refusalsIn } from "./refusals";
import { rowDocs } from "./row-docs.gen";
import { type ShapeReference, shapesOf } from "./shapes";
import { fieldTexts, typeText } from "./type-text";

export type { FieldReference } from "./field-reference";
export type { Refusal } from "./refusals";
export type { ShapeReference } from "./shapes";

export interface InputField extends FieldReference {
  /** Where a request carries it. */
  place: "path" | "query" | "body";
}

/** One call of the platform, for people who read about it. */
export interface CallReference {
  /** `desks.bookDesk` */
  id: string;
  name: string;
  /** `Book desk` */
  title: string;
  description: string;
  kind: Operation["kind"];
  method: string;
  /** Below the API's base: `/co-space/desks/{branchId}/all`. */
  path: string;
  access: Access;
  /** Who calls, in words. */
  who: string;
  permission: Permission | null;
  /** What is said of a session that has to be confirmed. */
  confirmation?: string;
  isAddition: boolean;
  /** No server answers it yet. */
  isPending: boolean;
  input: {
    /** The whole of it, as TypeScript says it; empty where nothing is taken. */
    type: string;
    /** The fields of each form that it may have: mostly one. */
    forms: InputField[][];
    /** What may be sent back as it was read, and changes nothing. */
    ignored: string[];
    /** How a body travels. */
    media: ReturnType<typeof mediaTypeOf> | null;
    /** A valid one, with what the example writes out. */
    example: object;
  };
  reply: {
    status: 200 | 201;
    /** `data`: under that name; `whole`: beside `status` and `statuscode`; `file`: as the body. */
    carries: "data" | "whole" | "file";
    /** As TypeScript says it, or the name of a shape. */
    type: string;
    /** Of a shape that no other call gives. */
    fields?: FieldReference[];
  };
  /** Beside those that any call may meet. */
  refusals: Refusal[];
  /** Records a page where the input names no `limit`. */
  pageSize?: number;
  fallback?: string;
  /** Areas whose data it makes stale. */
  touches: readonly string[];
  /** A line of TypeScript. */
  example: string;
}

export interface AreaReference {
  name: string;
  calls: CallReference[];
}

/** All that a table of operations says, as data for pages and lists. */
export interface ApiReference {
  areas: AreaReference[];
  /** Each shape that has a name, by its name. */
  shapes: ShapeReference[];
}

const WHO: Readonly<Record<Access, string>> = {
  public: "anyone with an API key",
  bearer: "a signed-in person",
  customer: "a visitor with a verified address",
  signed: "a machine that signs the body",
};

/** How many calls give each shape. */
function timesGiven<Table extends ContractShape>(validation: ValidationShape<Table>, { nameOf }: Components) {
  const times = new Map<string, number>();
  for (const operations of Object.values<ValidationShape<ContractShape>[string]>(validation))
    for (const { output } of Object.values(operations)) times.set(nameOf(output), (times.get(nameOf(output)) ?? 0) + 1);
  return times;
}

/**
 * Describes a table of operations for people: what each does, who may call it, what it takes, gives and refuses, with examples.
 * @example const { areas } = apiReference(contract, validation);
 */
export function apiReference<Table extends ContractShape>(
  table: Table,
  validation: ValidationShape<Table>,
): ApiReference {
  const components = componentsOf(validation);
  const times = timesGiven(validation, components);

  const callOf = (area: string, name: string, row: Operation): CallReference => {
    const id = `${area}.${name}`;
    const doc = rowDocs[id];
    const schemas = validation[area]?.[name];
    if (!doc || !schemas) throw new Error(`${id} has no ${doc ? "schemas" : "JSDoc"}`);
    const [method = "", path = ""] = row.route.split(" ");
    const { access = "bearer", touches = [] } = row;
    const outputName = components.nameOf(schemas.output);
    return {
      ...{ id, name, title: sentence(name), description: doc.description, kind: row.kind },
      ...{ method, path: path.replace(/^\/api\//, "/") },
      ...{ access, who: WHO[access], permission: permissionOf(area, row) },
      ...(row.confirmed && { confirmation: confirmationText(row.confirmed) }),
      ...{ isAddition: row.addition ?? false, isPending: isPending(area, name) },
      input: {
        ...inputOf(row, components.schemaOf(schemas.input), components),
        example: exampleInput(schemas.input, doc.given),
      },
      reply: replyOf(row, outputName, components.schemaOf(schemas.output), times.get(outputName) === 1),
      refusals: refusalsIn(doc.description),
      ...(row.limit && { pageSize: row.limit }),
      ...(row.fallback && { fallback: row.fallback }),
      ...{ touches, example: doc.example },
    };
  };

  return {
    areas: Object.entries(table).map(([area, rows]) => ({
      name: area,
      calls: Object.entries(rows).map(([name, row]) => callOf(area, name, row)),
    })),
    shapes: shapesOf(validation, components),
  };
}

function inputOf(row: Operation, schema: JsonSchema, { schemas }: Components): Omit<CallReference["input"], "example"> {
  const placeOf = (name: string): InputField["place"] =>
    row.route.includes(`{${name}}`) ? "path" : row.query?.includes(name) ? "query" : "body";
  const forms = formsOf(schema, schemas).map(fieldsOf);
  return {
    type: inputText(schema),
    forms: forms.map(({ fields }) => fields.map((field) => ({ ...field, place: placeOf(field.name) }))),
    ignored: [...new Set(forms.flatMap(({ ignored }) => ignored))],
    media: /^(?:GET|DELETE) /.test(row.route) ? null : mediaTypeOf(row),
  };
}

function inputText(schema: JsonSchema): string {
  if (!schema.properties) return schema.type === "object" ? "" : typeText(schema);
  const fields = fieldTexts(schema);
  return fields.length > 0 ? `{ ${fields.join("; ")} }` : "";
}

function replyOf(row: Operation, name: string, schema: JsonSchema, isOnly: boolean): CallReference["reply"] {
  const isWhole = row.page !== undefined || row.gives === "reply";
  return {
    status: row.creates ? 201 : 200,
    carries: typeof row.gives === "function" ? "file" : isWhole ? "whole" : "data",
    // A named shape by its name; what only one call gives is written out.
    type: name.includes(".") ? typeText(schema) : name,
    ...(schema.properties !== undefined && isOnly && { fields: fieldsOf(schema).fields }),
  };
}
