import type { ContractShape, InputOf, OutputOf, ReadOperation } from "../contract/operation";
import type { Middleware } from "./exchange";

/** What a single call may ask for; each falls back to the client's own setting. */
export interface CallOptions {
  /** Ends the call; it then rejects with the signal's reason. */
  signal?: AbortSignal | undefined;
  /** Milliseconds for one attempt; 0 waits for ever. */
  timeout?: number | undefined;
  /** How often a passing failure is tried again: reads, and writes with an idempotency key. */
  retries?: number | undefined;
  headers?: Readonly<Record<string, string>> | undefined;
  /** Makes a write safe to repeat: the server answers a repeat under the same key with the first reply. */
  idempotencyKey?: string | undefined;
  /** Wraps this call's exchanges, inside the client's own middleware: `uploadProgress`, say. */
  middleware?: readonly Middleware[] | undefined;
}

/** An input without required fields may be left out. */
export type Arguments<Input> =
  Record<never, never> extends Input
    ? [input?: Input | undefined, options?: CallOptions]
    : [input: Input, options?: CallOptions];

/** A call: gives the row's result, throws a `CarrelError`. */
export type Method<Input, Output> = (...args: Arguments<Input>) => Promise<Output>;

/** A list: called, it gives one page; `pages` walks the records of all. */
export interface PagedMethod<Input, Output, Item> {
  (...args: Arguments<Input>): Promise<Output>;
  /**
   * Walks all records, a page (of `limit`, default 100) at a time.
   * @example for await (const desk of client.desks.list.pages({ search: "window" })) console.log(desk.name);
   */
  pages(...args: Arguments<Input>): AsyncGenerator<Item, void, undefined>;
}

type MethodOf<Input, Output> = Output extends { data: (infer Item)[] }
  ? "page" extends keyof Input
    ? PagedMethod<Input, Output, Item>
    : Method<Input, Output>
  : Method<Input, Output>;

/** A table's calls as methods, by area. Homomorphic, so that each method shows its row's documentation. */
export type Methods<Table extends ContractShape> = {
  readonly [Area in keyof Table]: {
    readonly [Name in keyof Table[Area]]: MethodOf<InputOf<Table[Area][Name]>, OutputOf<Table[Area][Name]>>;
  };
};

/** Those of a table's methods that change nothing. */
export type Reads<Table extends ContractShape> = {
  readonly [Area in keyof Table]: Pick<
    Methods<Table>[Area],
    { [Name in keyof Table[Area]]: Table[Area][Name] extends ReadOperation ? Name : never }[keyof Table[Area]]
  >;
};
