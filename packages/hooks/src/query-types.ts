import type { CallOptions, ContractShape, InputOf, OutputOf, ReadOperation } from "@carrel/sdk";
import type {
  DataTag,
  InfiniteData,
  MutationFunction,
  UnusedSkipTokenInfiniteOptions,
  UnusedSkipTokenOptions,
  UseMutationOptions,
} from "@tanstack/react-query";
import type { Once } from "./once";

/** `[area, operation, input]`; an area alone is the key of all that it has cached. */
export type CarrelKey = readonly [area: string, operation: string, input: object];
export type PagesKey = readonly [...CarrelKey, "pages"];

/** What `useQuery`, `useSuspenseQuery`, `ensureQueryData` and the like take. */
export type ReadOptions<Output> = UnusedSkipTokenOptions<Output, Error, Output, CarrelKey> & {
  queryKey: DataTag<CarrelKey, Output, Error>;
};

/** What `useInfiniteQuery` takes: page numbers from 1. */
export type PagesOptions<Output> = UnusedSkipTokenInfiniteOptions<
  Output,
  Error,
  InfiniteData<Output, number>,
  PagesKey,
  number
> & { queryKey: DataTag<PagesKey, InfiniteData<Output, number>, Error> };

/** What `mutate` takes; `undefined` where the call needs no input. */
export type Variables<Input> = Record<never, never> extends Input ? Input | undefined : Input;

/** What `useMutation` takes; `mutate` gets the call's input. */
export type WriteOptions<Input, Output> = UseMutationOptions<Output, Error, Variables<Input>> & {
  mutationKey: readonly [area: string, operation: string];
  mutationFn: MutationFunction<Output, Variables<Input>>;
};

/** How a write is sent: what a call of the client takes, its idempotency key by another name. */
export interface WriteCall extends Omit<CallOptions, "idempotencyKey"> {
  /** Done once, however often it is sent: its idempotency key, or what gives each input its own (see `useOnce`). */
  once?: string | Once | undefined;
}

type Arguments<Input> = Record<never, never> extends Input ? [input?: Input | undefined] : [input: Input];

export type ReadFactory<Input, Output> = (...args: Arguments<Input>) => ReadOptions<Output>;

export interface PagedFactory<Input, Output> {
  (...args: Arguments<Input>): ReadOptions<Output>;
  /**
   * The same list, growing page by page (of `limit`, by default what the call's row and the client's mode say).
   * `recordsOf` makes one list of the pages.
   * @example const list = useInfiniteQuery(q.desks.list.pages({ search }));
   */
  pages(...args: Arguments<Input>): PagesOptions<Output>;
}

export type WriteFactory<Input, Output> = (call?: WriteCall) => WriteOptions<Input, Output>;

/** As the SDK tells them: lists that take a page's number. An input without fields has any key, so it alone tells nothing. */
type FactoryOf<Row> = Row extends ReadOperation
  ? [OutputOf<Row>, "page"] extends [{ data: unknown[] }, keyof InputOf<Row>]
    ? PagedFactory<InputOf<Row>, OutputOf<Row>>
    : ReadFactory<InputOf<Row>, OutputOf<Row>>
  : WriteFactory<InputOf<Row>, OutputOf<Row>>;

/** A table's calls as React Query options, by area. Homomorphic, so that each shows its row's documentation. */
export type Queries<Table extends ContractShape> = {
  readonly [Area in keyof Table]: { readonly [Name in keyof Table[Area]]: FactoryOf<Table[Area][Name]> };
};
