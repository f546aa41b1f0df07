import type * as z from "zod";
import type { ContractShape, InputOf, Operation, OutputOf } from "../contract/operation";
import type { Download } from "../schemas/file";
import type { ValidationShape } from "../validation";

type Awaitable<Value> = Value | Promise<Value>;

/** Answers for some of a table's calls: the row's result, or a whole `Response` (see `refuse`). */
export type FakeHandlers<Table extends ContractShape> = {
  readonly [Area in keyof Table]?: {
    readonly [Name in keyof Table[Area]]?: (
      input: InputOf<Table[Area][Name]>,
      request: Request,
    ) => Awaitable<OutputOf<Table[Area][Name]> | Response>;
  };
};

/** A call that reached the fake. */
export interface FakeCall {
  /** Such as `desks.list`. */
  operation: string;
  input: Record<string, unknown>;
  request: Request;
}

export interface FakeFetch {
  (input: RequestInfo | URL, init?: RequestInit): Promise<Response>;
  /** Every call so far, oldest first. */
  readonly calls: readonly FakeCall[];
}

export interface FakeFetchOptions<Table extends ContractShape> {
  /** Path of the API's base address, default `/api`. */
  basePath?: string;
  /** Checks inputs as the server does: what doesn't parse is 400 `validation_failed`. */
  validation?: ValidationShape<Table>;
}

interface Mounted {
  operation: string;
  row: Operation;
  method: string;
  pattern: RegExp;
  handler: ((input: never, request: Request) => Awaitable<unknown>) | undefined;
  schema: z.ZodType | undefined;
}

const json = (status: number, body: object) => Response.json(body, { status });

/**
 * A refusal as the server words it.
 * @example createFakeFetch(contract, { desks: { bookDesk: () => refuse(409, { code: "desk_taken", message: "Taken" }) } })
 */
export const refuse = (
  status: number,
  fields: { code?: string; message?: string; statuscode?: number; issues?: unknown[]; data?: unknown } = {},
): Response => json(status, { status: false, statuscode: status, requestId: "fake", ...fields });

/**
 * A `fetch` driven by the contract, for tests and stories: it finds the operation, gathers the flat input, calls its
 * handler and wraps the result as the server does.
 * @example
 * const fake = createFakeFetch(contract, { desks: { list: () => ({ data: [], totalRecords: 0, counters }) } });
 * const client = createClient({ baseUrl: "http://fake.test/api", fetch: fake }, contract);
 */
export function createFakeFetch<Table extends ContractShape>(
  table: Table,
  handlers: FakeHandlers<Table>,
  { basePath = "/api", validation }: FakeFetchOptions<Table> = {},
): FakeFetch {
  const mounted = mount(table, handlers, basePath, validation);
  const calls: FakeCall[] = [];

  const answer = async (asked: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(typeof asked === "string" ? new URL(asked, "http://fake.test") : asked, init);
    request.signal.throwIfAborted();
    const url = new URL(request.url);
    const matching = mounted.filter((one) => one.method === request.method && one.pattern.test(url.pathname));
    const found = matching.find((one) => one.handler) ?? matching[0];
    if (!found) return refuse(404, { code: "not_found", message: `No operation is ${request.method} ${url.pathname}` });
    const input = await inputOf(found, request.clone(), url);
    calls.push({ operation: found.operation, input, request });
    if (!found.handler) {
      return refuse(404, { code: "not_available", message: `The fake has no handler for ${found.operation}` });
    }
    const parsed = found.schema?.safeParse(input);
    if (parsed?.error) {
      const issues = parsed.error.issues.map(({ path, message }) => ({ path, message }));
      return refuse(400, { code: "validation_failed", message: "Check the marked fields", issues });
    }
    const result = await found.handler((parsed?.data ?? input) as never, request);
    return result instanceof Response ? result : success(found.row, result as object);
  };
  return Object.assign(answer, { calls });
}

function mount<Table extends ContractShape>(
  table: Table,
  handlers: FakeHandlers<Table>,
  basePath: string,
  validation: ValidationShape<Table> | undefined,
): Mounted[] {
  const rows = Object.entries(table).flatMap(([area, operations]) =>
    Object.entries(operations).map(([name, row]): Mounted => {
      const [method = "", path = ""] = row.route.split(" ");
      const whole = path.startsWith(`${basePath}/`) ? path : basePath + path;
      return {
        operation: `${area}.${name}`,
        row,
        method,
        pattern: new RegExp(`^${whole.replaceAll(/\{(\w+)\}/g, "(?<$1>[^/]+)")}$`),
        handler: handlers[area]?.[name],
        schema: validation?.[area]?.[name]?.input,
      };
    }),
  );
  // As on the server: literal routes before those with names.
  return rows.sort((one, other) => one.row.route.split("{").length - other.row.route.split("{").length);
}

async function inputOf(mounted: Mounted, request: Request, url: URL): Promise<Record<string, unknown>> {
  const { pattern, row } = mounted;
  const names = Object.entries(pattern.exec(url.pathname)?.groups ?? {});
  const query = [...url.searchParams].map(([name, value]) => [name, numeric(row, name) ? Number(value) : value]);
  return {
    ...(await bodyOf(mounted, request)),
    ...Object.fromEntries(query),
    ...Object.fromEntries(names.map(([name, value]) => [name, decodeURIComponent(value)])),
  };
}

async function bodyOf({ row, schema }: Mounted, request: Request): Promise<object> {
  if (row.sends === undefined) {
    const text = await request.text();
    return text === "" ? {} : (JSON.parse(text) as object);
  }
  const data = await request.formData();
  const one = (name: string) => {
    const values = data.getAll(name);
    return values.length > 1 || isList(schema, name) ? values : values[0];
  };
  return Object.fromEntries([...new Set(data.keys())].map((name) => [name, one(name)]));
}

/** A form's list of one value looks like the value itself; only the schema knows. */
const isList = (schema: z.ZodType | undefined, name: string): boolean => {
  const shape = schema && "shape" in schema ? (schema.shape as Record<string, z.ZodType>) : {};
  return shape[name]?.def.type === "array";
};

const numeric = (row: Operation, name: string) => Boolean(row.page) && (name === "limit" || name === "page");

const download = ({ filename, contentType, blob }: Download): Response =>
  new Response(blob, {
    headers: { "content-type": contentType, "content-disposition": `attachment; filename="${filename}"` },
  });

function success(row: Operation, result: object): Response {
  const status = row.creates ? 201 : 200;
  const message = row.success === undefined ? {} : { message: row.success };
  if (typeof row.gives === "function") return download(result as Download);
  const fields = row.page || row.gives === "reply" ? result : { data: result };
  return json(status, { status: true, statuscode: 1, ...message, ...fields });
}
