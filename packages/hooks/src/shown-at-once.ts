import type { Query, QueryClient, UseMutationOptions } from "@tanstack/react-query";
import { makeStale } from "./make-stale";
import type { Variables, WriteOptions } from "./query-types";

/** What the cache holds of an area: each query with its data. */
export type Cached = ReadonlyMap<Query, unknown>;

/** What a write makes of the data of its area; those that it gives back as they were, it leaves alone. */
export type Change<Input> = (input: Input, cached: Cached) => (query: Query, data: unknown) => unknown;

/** A change that is shown while the server hasn't agreed to it yet. */
export interface Layer {
  readonly area: string;
  readonly change: (cached: Cached) => Cached;
  /** What the change was laid upon. */
  before: Cached;
}

/** The layers of each cache, oldest first. */
const waiting = new WeakMap<QueryClient, readonly Layer[]>();
/** What was last shown so: data that differ have come from elsewhere since. */
const shown = new WeakMap<Query, unknown>();

const layersOf = (client: QueryClient, area: string) =>
  waiting.get(client)?.filter((layer) => layer.area === area) ?? [];

/**
 * Makes a write show its effect at once, and take it back when it fails. Writes of one area go out one after the other,
 * so that the last click has the last word; what the call's row touches is fetched anew when the last of them is through,
 * since a reply in between would show the others undone.
 * @param options a call's options, whose `mutationKey` names its area
 * @example useMutation(shownAtOnce(q.notifications.markRead(), markedAs(true)));
 */
export function shownAtOnce<Input, Output>(
  { meta, ...options }: WriteOptions<Input, Output>,
  change: Change<Variables<Input>>,
): UseMutationOptions<Output, Error, Variables<Input>, Layer> {
  const [area] = options.mutationKey;
  return {
    ...options,
    scope: { id: area },
    onMutate: async (input, { client }) => {
      // A refetch that is on its way knows nothing of the change.
      await client.cancelQueries({ queryKey: [area], predicate: isRefetch });
      const before = cachedOf(client, area);
      const layer: Layer = { area, before, change: (cached) => changed(cached, change(input, cached)) };
      waiting.set(client, [...(waiting.get(client) ?? []), layer]);
      show(layer.change(before));
      return layer;
    },
    onError: (_error, _input, layer, { client }) => {
      if (layer) takeBack(layer, layersOf(client, area));
    },
    onSettled: (_data, _error, _input, layer, { client }) => {
      waiting.set(client, waiting.get(client)?.filter((other) => other !== layer) ?? []);
      if (layersOf(client, area).length > 0) return;
      makeStale(client, (meta?.touches ?? []) as string[]);
    },
  };
}

const hasData = ({ state }: Query) => state.data !== undefined;

/** What somebody waits for goes on: a first load, a further page. */
const isRefetch = (query: Query) => hasData(query) && !query.state.fetchMeta?.fetchMore;

const cachedOf = (client: QueryClient, area: string): Cached =>
  new Map(
    client
      .getQueryCache()
      .findAll({ queryKey: [area], predicate: hasData })
      .map((query) => [query, query.state.data]),
  );

const changed = (cached: Cached, change: (query: Query, data: unknown) => unknown): Cached =>
  new Map([...cached].map(([query, data]) => [query, change(query, data)]));

/**
 * Lays the changes that came later upon what was there before the failed one. A list that has grown meanwhile, and one
 * that was reset, keeps what it has: the fetch at the end corrects it.
 */
function takeBack(failed: Layer, layers: readonly Layer[]) {
  let cached = failed.before;
  for (const later of layers.slice(layers.indexOf(failed) + 1)) {
    later.before = new Map([...later.before, ...cached]);
    cached = later.change(later.before);
  }
  show(new Map([...cached].filter(([query]) => shown.get(query) === query.state.data)));
}

/** Writes to the queries themselves: one that has left the cache meanwhile (at a sign-out) must not come back. */
function show(cached: Cached) {
  for (const [query, data] of cached) {
    shown.set(query, data === query.state.data ? data : query.setData(data, { manual: true }));
  }
}
