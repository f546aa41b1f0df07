import {
  type Access,
  type ContractShape,
  type Operation,
  type OperationNames,
  type Permission,
  permissionOf,
} from "@carrel/sdk/contract";
import type { ValidationShape } from "@carrel/sdk/validation";
import type * as z from "zod";
import type { Context, Handlers } from "./context";
import type { NoneOf, Without } from "./operation-names";
import type { CallPolicy, Policies } from "./policy";

/** One operation with all that the pipeline needs to run it. */
export interface Implementation {
  /** Such as `desks.list`. */
  name: string;
  row: Operation;
  /** What a person's role must allow; null where no role is asked. */
  permission: Permission | null;
  input: z.ZodType;
  output: z.ZodType;
  /** What its area says of it, beside the row. */
  policy: CallPolicy;
  /** Gives the row's result or a `Failure`. Null while the operation is pending. */
  handle: ((context: Context) => Promise<unknown>) | null;
}

/** One verb at one path. Operations that share it are told apart by their input schemas. */
export interface Endpoint {
  method: string;
  /** As the contract writes it: `/co-space/desks/{branchId}/all`. */
  path: string;
  implementations: readonly [Implementation, ...Implementation[]];
}

/**
 * Ties a table of operations to its schemas, handlers and policies; a handler that is missing does not compile, nor does one
 * of an operation that is pending, nor a policy of a name or with a field that there isn't.
 * @param pending the operations that have no handler yet, by area
 * @returns the endpoints in the order in which a router has to try them: literal paths before `{id}` ones
 * @throws Error when operations that share a route differ in how a request is read before its body is, when a row asks
 * for callers that the pipeline can't tell, and when a handler is missing or needless, or a policy needless, all the same
 * @example const endpoints = implement(contract, validation, handlers, policies, pending);
 */
export const implement = <
  Table extends ContractShape,
  Schemas extends ValidationShape<Table>,
  const Waiting extends OperationNames<Table>,
>(
  contract: Table,
  validation: Schemas,
  handlers: Handlers<Without<Table, Waiting>, Schemas> & NoneOf<Waiting>,
  policies: Policies<Without<Table, Waiting>, Schemas>,
  pending: Waiting,
): Endpoint[] => {
  const endpoints = new Map<string, Endpoint>();
  for (const [area, rows] of Object.entries(contract)) {
    const waiting: readonly PropertyKey[] = pending[area] ?? [];
    const said = policiesIn(area, policies);
    said.assertOf(Object.keys(rows).filter((name) => !waiting.includes(name)));
    for (const [name, row] of Object.entries(rows)) {
      const described = { name: `${area}.${name}`, row, permission: permissionOf(area, row), policy: said.of(name) };
      const schemas = validation[area]?.[name];
      if (!schemas) throw new Error(`${described.name} has no schemas`);
      const handle = handleOf(area, name, row, handlers, waiting.includes(name));
      const implementation = { ...described, ...schemas, handle };
      const shared = endpoints.get(row.route);
      endpoints.set(row.route, {
        ...placeOf(row),
        implementations: shared ? [...shared.implementations, implementation] : [implementation],
      });
    }
  }
  const all = [...endpoints.values()];
  for (const endpoint of all) assertReadAlike(endpoint);
  return all.sort((one, other) => byLiteralFirst(one.path, other.path));
};

const handleOf = (
  area: string,
  operation: string,
  row: Operation,
  handlers: object,
  isPending: boolean,
): Implementation["handle"] => {
  const name = `${area}.${operation}`;
  const handle: unknown = Reflect.get(Reflect.get(handlers, area) ?? {}, operation);
  if (isPending) {
    if (handle !== undefined) throw new Error(`${name} is pending and has a handler`);
    return null;
  }
  if (typeof handle !== "function") throw new Error(`${name} has no handler`);
  assertCallable(name, row);
  return (context) => handle(context);
};

/** What an area says of its calls. The types of `Policies` held each against its own call; from here on all are alike. */
const policiesIn = (area: string, policies: object) => {
  const { "*": every, ...calls }: Readonly<Record<string, object>> = Reflect.get(policies, area) ?? {};
  return {
    of: (operation: string): CallPolicy => ({ ...every, ...calls[operation] }),
    assertOf(operations: readonly string[]) {
      const stray = Object.keys(calls).find((name) => !operations.includes(name));
      if (stray !== undefined) throw new Error(`There is a policy for ${area}.${stray}, which nothing answers`);
    },
  };
};

/** Whom the pipeline can tell (pipeline/identify.ts). */
const KNOWN: readonly Access[] = ["public", "bearer", "customer", "signed"];

const assertCallable = (name: string, { access = "bearer", route, opens }: Operation) => {
  if (!KNOWN.includes(access)) throw new Error(`The pipeline can't tell who may call ${name}: ${access}`);
  // A cookie travels by itself, also where a foreign page sends the browser: never to what changes something.
  if (opens && !route.startsWith("GET ")) throw new Error(`${name} is no GET, so no window can open it`);
};

const placeOf = ({ route }: Operation) => {
  const [method = "", path = ""] = route.split(" ");
  // The one row whose route starts with the API's own base stands below it like all others.
  return { method, path: path.replace(/^\/api\//, "/") };
};

/** Who calls is found out, and the body's bytes are read, before it is known which of the operations is meant. */
const assertReadAlike = ({ method, path, implementations }: Endpoint) => {
  const accesses = new Set(implementations.map(({ row }) => row.access ?? "bearer"));
  if (accesses.size > 1) throw new Error(`The operations of ${method} ${path} differ in who may call them`);
  if (implementations.length > 1 && implementations.some(({ row }) => row.sends || row.opens)) {
    throw new Error(`The operations of ${method} ${path} can't share it: one takes a form or opens in a window`);
  }
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
