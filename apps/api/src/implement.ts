import type { ContractShape, Operation } from "@carrel/sdk/contract";
import type { ValidationShape } from "@carrel/sdk/validation";
import type * as z from "zod";
import type { Context, Handlers } from "./context";
import type { Failure } from "./failure";

/** One operation with all that the pipeline needs to run it. */
export interface Implementation {
  /** Such as `desks.list`. */
  name: string;
  row: Operation;
  input: z.ZodType;
  output: z.ZodType;
  handle(context: Context): Promise<unknown | Failure>;
}

/** One verb at one path. Operations that share it are told apart by their input schemas. */
export interface Endpoint {
  method: string;
  /** As the contract writes it: `/co-space/desks/{branchId}/all`. */
  path: string;
  implementations: readonly [Implementation, ...Implementation[]];
}

/**
 * Ties a table of operations to its schemas and handlers; a handler that is missing does not compile.
 * @returns the endpoints in the order in which a router has to try them: literal paths before `{id}` ones
 * @throws Error when operations that share a route differ in who may call them
 * @example const endpoints = implement(contract, validation, handlers);
 */
export const implement = <Table extends ContractShape, Schemas extends ValidationShape<Table>>(
  contract: Table,
  validation: Schemas,
  handlers: Handlers<Table, Schemas>,
): Endpoint[] => {
  const endpoints = new Map<string, Endpoint>();
  for (const [area, rows] of Object.entries(contract)) {
    for (const [name, row] of Object.entries(rows)) {
      const implementation = implementationOf(area, name, row, validation, handlers);
      const shared = endpoints.get(row.route);
      endpoints.set(row.route, {
        ...placeOf(row),
        implementations: shared ? [...shared.implementations, implementation] : [implementation],
      });
    }
  }
  const all = [...endpoints.values()];
  for (const endpoint of all) assertOneAccess(endpoint);
  return all.sort((one, other) => byLiteralFirst(one.path, other.path));
};

const implementationOf = (
  area: string,
  name: string,
  row: Operation,
  validation: ValidationShape<ContractShape>,
  handlers: object,
): Implementation => {
  const schemas = validation[area]?.[name];
  const handle: unknown = Reflect.get(Reflect.get(handlers, area) ?? {}, name);
  if (!schemas || typeof handle !== "function") throw new Error(`${area}.${name} has no schemas or no handler`);
  return { name: `${area}.${name}`, row, ...schemas, handle: (context) => handle(context) };
};

const placeOf = ({ route }: Operation) => {
  const [method = "", path = ""] = route.split(" ");
  // The one row whose route starts with the API's own base stands below it like all others.
  return { method, path: path.replace(/^\/api\//, "/") };
};

/** Who may call is decided before the body is read, so it can't depend on the body. */
const assertOneAccess = ({ method, path, implementations }: Endpoint) => {
  const accesses = new Set(implementations.map(({ row }) => row.access ?? "bearer"));
  if (accesses.size > 1) throw new Error(`The operations of ${method} ${path} differ in who may call them`);
};

const isName = (segment: string) => segment.startsWith("{");

const byLiteralFirst = (one: string, other: string) => {
  const [left, right] = [one.split("/"), other.split("/")];
  for (let place = 0; place < Math.min(left.length, right.length); place += 1) {
    const difference = Number(isName(left[place] ?? "")) - Number(isName(right[place] ?? ""));
    if (difference !== 0) return difference;
  }
  return left.length - right.length;
};
