import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { WriteOptions } from "./query-types";
import { type Identified, inOrder, type Order, reordered } from "./reordered";
import { type Change, shownAtOnce } from "./shown-at-once";

/** What `useReorder` gives. */
export interface Reordering<Item> {
  /** The records, in the order that is being saved. */
  items: readonly Item[];
  /** Shows an order of ids at once and saves it. Rejects, in the order of before, where it can't be saved. */
  reorder: (order: string[]) => Promise<void>;
}

/**
 * Puts records into a new order: it shows at once, in all lists of the call's area, and goes back when the call fails.
 * @param options of a call that takes the ids in their order; one that takes something else is made such by `withInput`
 * @param stored the records as the cache has them
 * @param change what an order makes of the cached data of the call's area; by default of lists, wherever they hold what the
 * order names
 * @example const { items, reorder } = useReorder(q.help.orderFeatures(), features); // await reorder([second._id, first._id])
 */
export function useReorder<Item extends Identified, Output>(
  options: WriteOptions<Order, Output>,
  stored: readonly Item[],
  change: Change<Order> = inOrder,
): Reordering<Item> {
  const { mutateAsync } = useMutation(shownAtOnce(options, change));
  // The cache tells its observers a moment later: a row that was dropped would jump back for as long.
  const [shown, setShown] = useState<readonly string[] | null>(null);
  const underWay = useRef(0);
  const reorder = async (order: string[]) => {
    setShown(order);
    underWay.current += 1;
    try {
      await mutateAsync({ order });
    } finally {
      underWay.current -= 1;
      if (underWay.current === 0) setShown(null);
    }
  };
  return { items: shown ? reordered(stored, shown) : stored, reorder };
}
