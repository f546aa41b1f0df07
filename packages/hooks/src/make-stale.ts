import type { Query, QueryClient } from "@tanstack/react-query";

/**
 * Makes the cached data of areas stale; what is on screen is fetched again at once. What is on its way for the first time
 * may have been read before the write, and can't be called back: it is stale as soon as it is there.
 * @param removed inputs of calls that removed a record: what names that is left alone, since a screen that still shows it
 * must not ask for what is gone
 * @returns what is fetched again because it is on screen
 */
export function makeStale(client: QueryClient, areas: readonly string[], ...removed: unknown[]) {
  const gone = removed.flatMap((input) => Object.values(Object(input)).map((id) => JSON.stringify(id)));
  const isStale = ({ queryKey: [area], queryHash }: Query) =>
    areas.includes(area as string) && !gone.some((id) => queryHash.includes(id));
  return client
    .getQueryCache()
    .findAll({ predicate: isStale })
    .map((query) => {
      const again = () => client.invalidateQueries({ predicate: (other) => other === query });
      const first = query.state.data === undefined && query.promise;
      return first ? void first.then(again, again) : again();
    });
}
