import { type Change, messageOf, type Order, useReorder, type WriteOptions } from "@carrel/hooks";
import { toast } from "@carrel/ui/toast";

interface UndoableOrder<Item, Output> {
  /** The records as the cache has them. */
  stored: readonly Item[];
  /** Saves an order of ids: such as `q.help.orderFeatures()`. */
  saving: WriteOptions<Order, Output>;
  /** What an order makes of the cache, where it isn't a list of the records. */
  change?: Change<Order>;
  nameOf: (item: Item) => string;
}

/** Puts records in order. A new order shows at once, can be undone, and goes back when it can't be saved. */
export function useUndoableOrder<Item extends { _id: string }, Output>(options: UndoableOrder<Item, Output>) {
  const { stored, saving, change, nameOf } = options;
  const { items, reorder } = useReorder(saving, stored, change);
  const apply = async (order: string[]) => {
    try {
      await reorder(order);
      return true;
    } catch (error) {
      toast.error("The order could not be saved", { description: messageOf(error), id: "order" });
      return false;
    }
  };
  const move = async (next: readonly Item[], moved: Item) => {
    const before = items.map(({ _id }) => _id);
    if (await apply(next.map(({ _id }) => _id)))
      toast.success(`${nameOf(moved)} moved`, {
        id: "order",
        action: { label: "Undo", onClick: () => void apply(before) },
      });
  };
  return { items, move };
}
