import type { QueryClient } from "@tanstack/react-query";

/**
 * Makes the cached data of areas stale; what is on screen is fetched again at once. What is on its way for the first time
 * may have been read before the write, and can't be called back: it is stale as soon as it is there.
 * @param removed the input of a call that removed a record: what names that is left alone, since a screen that still shows
 * it must not ask for what is gone
 */
export function makeStale(client: QueryClient, areas: readonly string[], removed?: unknown): void {
  const gone = Object.values(Object(removed)).map((id) => JSON.stringify(id));
  for (const area of areas)
    for (const query of client.getQueryCache().findAll({ queryKey: [area] })) {
      if (gone.some((id) => query.queryHash.includes(id))) continue;
      const again = () => client.invalidateQueries({ predicate: (other) => other === query });
      const first = query.state.data === undefined && query.promise;
      if (first) first.then(again, again);
      else void again();
    }
}
