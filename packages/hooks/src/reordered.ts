import type { InfiniteData } from "@tanstack/react-query";
import type { Change } from "./shown-at-once";

/** Ids in the order that their records shall have. */
export interface Order {
  order: string[];
}
export interface Identified {
  readonly _id: string;
}
interface Page {
  readonly data: readonly Identified[];
}

/** Lets the records that an order names take each other's places; the others keep theirs. */
export function reordered<Item extends Identified>(records: readonly Item[], order: readonly string[]): Item[] {
  const named = new Map(records.map((record) => [record._id, record]));
  const next = order.flatMap((id) => named.get(id) ?? []).values();
  return records.map((record) => (order.includes(record._id) ? (next.next().value ?? record) : record));
}

/** Puts lists into a new order: plain ones, a page, pages that grow. What is no list is left alone. */
export const inOrder: Change<Order> =
  ({ order }) =>
  (_query, data) => {
    if (Array.isArray(data)) return reordered(data as Identified[], order);
    const list = data as Partial<Page & InfiniteData<Page>>;
    if (Array.isArray(list.data)) return { ...list, data: reordered(list.data, order) };
    if (!list.pages) return data;
    const records = reordered(
      list.pages.flatMap((page) => page.data),
      order,
    );
    return { ...list, pages: list.pages.map((page) => ({ ...page, data: records.splice(0, page.data.length) })) };
  };
