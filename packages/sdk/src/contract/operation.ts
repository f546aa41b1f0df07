import type { Decode, Encode } from "./codec";
import type { Permission } from "./permissions";

/** `VERB /path/{name}`: names in braces are taken from the input. */
export type Route = `${"GET" | "POST" | "PUT" | "PATCH" | "DELETE"} /${string}`;

/**
 * Who may call: `public` anyone with an API key, `bearer` a signed-in person,
 * `customer` a visitor who proved his e-mail address, `signed` a machine whose signature over the body is proof enough.
 */
export type Access = "public" | "bearer" | "customer" | "signed";

/** What a row may say beside its route. Everything has a default, so a row names only what is particular. */
export interface RowOptions {
  /** Input names that travel in the query string; path names come from the route, all others are the body. */
  query?: readonly string[];
  /** Default `bearer`. */
  access?: Access;
  /**
   * What the role of a signed-in person must allow: `<area>.<kind>` unless the row names another; null where being
   * signed in is enough. See `permissionOf`.
   */
  permission?: Permission | null;
  /**
   * What takes an account over for good: it takes a person whose session was confirmed in the last ten minutes (see
   * `auth.confirm`), always or where the input names one of these fields.
   */
  confirmed?: true | readonly string[];
  /** For somebody, too, who still has to set up the second factor that his organisation asks for. */
  withoutSecondFactor?: true;
  /** The list rule: which field counts all records. The result is then `{ data, [page] }`, not `data` alone. */
  page?: "totalRecords" | "totalCount";
  /** Records a page when the input names no `limit`: the client asks for them, the server gives them. */
  limit?: number;
  /** `reply`: the result is the whole reply (it carries more than `data`); `file`: a `Download`. Default: `data` alone. */
  gives?: "reply" | Decode;
  /** `form`: the body is a form with files. Default: JSON. */
  sends?: Encode;
  /** The client says which device it is (`X-Device-Token`), as far as somebody signed in on it before. */
  device?: true;
  /** The call goes to the separate presigning service. */
  base?: "presign";
  /** A reply counts as a success only when it says `status: true`. */
  strict?: true;
  /** A GET that may be opened in a window of its own: there the session's cookie stands for the token. */
  opens?: true;
  /** The message of a failure to which the server gave none. */
  fallback?: string;
  /** The message of a success. */
  success?: string;
  /** Areas whose cached data a success makes stale. */
  touches?: readonly string[];
  /** Screens ask it by themselves too, again and again: it doesn't show that somebody is there. */
  background?: true;
  /** A success takes the record away that the input names: nobody need ask for it again. */
  removes?: true;
  /** Milliseconds for which a read stays fresh. */
  fresh?: number;
  /** A success answers 201. */
  creates?: true;
  /** Nobody asked for it; the product needs it. */
  addition?: true;
}

/** One call of the platform, as data. `Input` and `Output` exist for the compiler only. */
export interface Operation<Input = unknown, Output = unknown> extends RowOptions {
  readonly kind: "read" | "write";
  readonly route: Route;
  /** Never set; carries the types. */
  readonly types?: { input: Input; output: Output };
}

/** An operation that is known to read, or to write, also by the compiler. */
export interface ReadOperation<Input = unknown, Output = unknown> extends Operation<Input, Output> {
  readonly kind: "read";
}
export interface WriteOperation<Input = unknown, Output = unknown> extends Operation<Input, Output> {
  readonly kind: "write";
}

/** Areas of named operations: the shape of the whole table and of any part of it that an app ships. */
export type ContractShape = Readonly<Record<string, Readonly<Record<string, Operation>>>>;

/** Some operations of a table, by area. */
export type OperationNames<Table extends ContractShape> = {
  readonly [Area in keyof Table]?: readonly (keyof Table[Area])[];
};

export type InputOf<Row> = Row extends { readonly types?: { input: infer Input } } ? Input : never;
export type OutputOf<Row> = Row extends { readonly types?: { output: infer Output } } ? Output : never;

// Making a row has no side effects: bundlers leave out the areas that an application doesn't use.

/** A call that changes nothing: cached, retried. Some are POSTs, so the verb says nothing. */
/* @__NO_SIDE_EFFECTS__ */
export function read<Input, Output>(route: Route, options?: RowOptions): ReadOperation<Input, Output> {
  return { kind: "read", route, ...options };
}

/** A call that changes something: never retried without an idempotency key. */
/* @__NO_SIDE_EFFECTS__ */
export function write<Input, Output>(
  route: Route,
  options?: RowOptions & Confirmed<Input>,
): WriteOperation<Input, Output> {
  return { kind: "write", route, ...options };
}

/**
 * The rows of an area that anyone may call, which stand apart so that a visitor's page ships them alone, and its others.
 * Give what comes out a type by reference (`typeof publicDesks & typeof staffDesks`): see `Contract`.
 */
/* @__NO_SIDE_EFFECTS__ */
export function joined<Open extends object, Staff extends object>(open: Open, staff: Staff): Open & Staff {
  return { ...open, ...staff };
}

/** What of a row names fields of its own input: a misspelt one would ask for no confirmation. */
interface Confirmed<Input> {
  confirmed?: true | readonly (Input extends unknown ? keyof Input & string : never)[];
}

/** An input with no fields. */
export type Nothing = Record<string, never>;
