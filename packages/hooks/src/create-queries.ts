import {
  type CallOptions,
  type ClientCore,
  type ContractShape,
  hasNextPage,
  isPaged,
  limitOf,
  type Methods,
  type Mode,
  type Operation,
} from "@carrel/sdk";
import type { Queries, WriteCall } from "./query-types";

type AnyMethod = (input: object, options?: CallOptions) => Promise<object>;

/**
 * Makes React Query options of a client's calls: of reads for `useQuery` and `useInfiniteQuery`, of writes for
 * `useMutation`. Retrying is left to the client.
 * @example
 * const q = createQueries(client, contract);
 * const desks = useQuery(q.desks.list({ limit: 20, page: 1 }));
 * const add = useMutation(q.desks.add());
 */
export function createQueries<Table extends ContractShape>(
  client: Methods<Table> & Pick<ClientCore, "mode">,
  table: Table,
): Queries<Table> {
  const { mode } = client;
  const methods = client as unknown as Record<string, Record<string, AnyMethod>>;
  const queries: Record<string, Record<string, unknown>> = {};
  for (const [area, rows] of Object.entries(table)) {
    const factories: Record<string, unknown> = {};
    for (const [name, row] of Object.entries(rows)) {
      const method = methods[area]?.[name];
      if (!method) throw new Error(`The client has no ${area}.${name}`);
      factories[name] = row.kind === "read" ? reading(area, name, row, method, mode) : writing(area, name, row, method);
    }
    queries[area] = factories;
  }
  // The loop made exactly what the mapped type says; no type follows from a loop.
  return queries as unknown as Queries<Table>;
}

function reading(area: string, name: string, row: Operation, method: AnyMethod, mode: Mode) {
  const common = { retry: false, ...(row.fresh !== undefined && { staleTime: row.fresh }) } as const;
  const query = (input: object = {}) => ({
    ...common,
    queryKey: [area, name, input],
    queryFn: ({ signal }: { signal: AbortSignal }) => method(input, { signal }),
  });
  if (!isPaged(row)) return query;
  const pages = (input: { limit?: number } = {}) => {
    // `isPaged` saw to it that the row has a limit.
    const { limit = limitOf(row, mode) as number } = input;
    return {
      ...common,
      queryKey: [area, name, input, "pages"],
      queryFn: ({ pageParam, signal }: { pageParam: number; signal: AbortSignal }) =>
        method({ ...input, limit, page: pageParam }, { signal }),
      initialPageParam: 1,
      getNextPageParam: (last: { data: unknown[] }, all: { data: unknown[] }[], page: number) => {
        const seen = all.flatMap(({ data }) => data).length;
        return hasNextPage(row, last, seen, limit) ? page + 1 : undefined;
      },
    };
  };
  return Object.assign(query, { pages });
}

const writing =
  (area: string, name: string, row: Operation, method: AnyMethod) =>
  ({ once, ...call }: WriteCall = {}) => ({
    retry: false,
    mutationKey: [area, name],
    mutationFn: (input: object = {}) => {
      const send = (idempotencyKey?: string) => method(input, { ...call, idempotencyKey });
      return typeof once === "function" ? once(input, send) : send(once);
    },
    // Read by the cache's own listener: a caller's `onSuccess` can't switch it off.
    meta: row,
  });
