import { distinct } from "@carrel/sdk/domain";

interface Pages<Item> {
  readonly pages: readonly { readonly data: readonly Item[] }[];
}

/**
 * One list of all pages so far, each record once: a list that shifted while it grew repeats some.
 * @param list what `useInfiniteQuery` gave; undefined (nothing is there yet) makes an empty list
 * @example const desks = recordsOf(useInfiniteQuery(q.desks.list.pages({ search })).data);
 */
export const recordsOf = <Item extends { readonly _id: string }>(list: Pages<Item> | undefined): Item[] =>
  distinct(list?.pages.flatMap((page) => page.data) ?? []);
