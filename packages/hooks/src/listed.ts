import { type RecordList, withAdded, withRemoved } from "@carrel/sdk/domain";
import type { InfiniteData, Query, QueryClient } from "@tanstack/react-query";
import type { Variables, WriteOptions } from "./query-types";

interface Identified {
  readonly _id: string;
}

interface Page {
  readonly data: readonly Identified[];
  readonly totalRecords: number;
}

/** What is the same of a list, whichever of its pages is asked for. */
const PAGING: readonly string[] = ["limit", "page"];
const inputOf = ({ queryKey }: Query) => (queryKey[2] ?? {}) as Record<string, unknown>;
const hasFilters = (query: Query) =>
  Object.entries(inputOf(query)).some(([name, value]) => value !== undefined && !PAGING.includes(name));

/** The pages of a list that the cache holds, as far as somebody has gone. */
interface Listed {
  pages: readonly Page[];
  /** Number of the first of them, from 1. */
  from: number;
  isFiltered: boolean;
}

/** Changes an area's lists in the cache. */
function changeLists(client: QueryClient, area: string, change: (listed: Listed) => readonly Page[]) {
  for (const query of client.getQueryCache().findAll({ queryKey: [area, "list"] })) {
    const isGrowing = query.queryKey[3] === "pages";
    client.setQueryData<InfiniteData<Page> | Page>(query.queryKey, (kept) => {
      if (kept === undefined) return undefined;
      const isFiltered = hasFilters(query);
      if (isGrowing) {
        const list = kept as InfiniteData<Page>;
        return { ...list, pages: [...change({ pages: list.pages, from: 1, isFiltered })] };
      }
      return change({ pages: [kept as Page], from: Number(inputOf(query).page ?? 1), isFiltered })[0];
    });
  }
}

const listOf = ({ data, totalRecords }: Page): RecordList<Identified> => ({ data, total: totalRecords });

/** Does something to the cache when the server has agreed, before what the call's row touches is fetched anew. */
const whenAgreed = <Input, Output>(
  options: WriteOptions<Input, Output>,
  done: (client: QueryClient, output: Output, input: Variables<Input>) => void,
): WriteOptions<Input, Output> => ({
  ...options,
  mutationFn: async (input, context) => {
    const output = await options.mutationFn(input, context);
    done(context.client, output, input);
    return output;
  },
});

/**
 * Has a call's new record stand first in its area's lists, and counted, as soon as the server has agreed. A list that is
 * searched or filtered waits for the server: only that knows whether the record belongs there.
 * @example useMutation(addedFirst(q.roles.add()));
 */
export const addedFirst = <Input, Output extends Identified>(options: WriteOptions<Input, Output>) =>
  whenAgreed(options, (client, record) =>
    changeLists(client, options.mutationKey[0], ({ pages, from, isFiltered }) => {
      if (isFiltered) return pages;
      return pages.map((page, index) => {
        const { data, total } = withAdded(listOf(page), record);
        return { ...page, totalRecords: total, ...(from + index === 1 && { data }) };
      });
    }),
  );

/**
 * Takes a record out of its area's lists, and counts it off, as soon as the server has agreed.
 * @example useMutation(takenOut(q.roles.remove()));
 */
export const takenOut = <Output>(options: WriteOptions<{ id: string }, Output>) =>
  whenAgreed(options, (client, _output, { id }) =>
    changeLists(client, options.mutationKey[0], ({ pages, isFiltered }) => {
      // Whether a filtered list that doesn't show the record counts it, only the server knows.
      if (isFiltered && !pages.some(({ data }) => data.some(({ _id }) => _id === id))) return pages;
      return pages.map((page) => {
        const { data, total } = withRemoved(listOf(page), id);
        return { ...page, data, totalRecords: total };
      });
    }),
  );
