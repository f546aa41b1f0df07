import type { HelpOrder } from "@carrel/sdk";
import { toast } from "@carrel/ui/toast";
import { type UseMutationOptions, useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { queryClient } from "../../app/carrel";
import { messageOf } from "../../forms/server-errors";

interface Ordered {
  _id: string;
  title: string;
}

/**
 * Puts records of the help in order. A new order shows at once, can be undone, and goes back when it can't be saved.
 * @param stored the records as the server last told them
 * @param saving such as `q.help.orderFeatures()`
 */
export function useOrder<Item extends Ordered>(
  stored: readonly Item[],
  saving: UseMutationOptions<HelpOrder, Error, HelpOrder>,
) {
  const save = useMutation(saving);
  /** The ids in the order that is being saved; null where that is the stored one. */
  const [order, setOrder] = useState<readonly string[] | null>(null);
  const underWay = useRef(0);
  const items = order ? inOrder(stored, order) : [...stored];

  const apply = async (next: string[]) => {
    setOrder(next);
    underWay.current += 1;
    try {
      await save.mutateAsync({ order: next });
      // The mutation doesn't wait for the lists that it makes stale; until they are there the old order would show.
      await queryClient.invalidateQueries({ queryKey: ["help"] }, { cancelRefetch: false });
      return true;
    } catch (error) {
      toast.error("The order could not be saved", { description: messageOf(error), id: "help-order" });
      return false;
    } finally {
      underWay.current -= 1;
      if (underWay.current === 0) setOrder(null);
    }
  };
  const reorder = async (next: readonly Item[], moved: Item) => {
    const before = items.map(({ _id }) => _id);
    if (await apply(next.map(({ _id }) => _id)))
      toast.success(`${moved.title} moved`, {
        id: "help-order",
        action: { label: "Undo", onClick: () => void apply(before) },
      });
  };
  return { items, reorder };
}

/** Records in an order; those that it doesn't name, as somebody added them meanwhile, come last. */
export const inOrder = <Item extends Ordered>(items: readonly Item[], order: readonly string[]): Item[] => {
  const placeOf = ({ _id }: Item) => {
    const place = order.indexOf(_id);
    return place < 0 ? order.length : place;
  };
  return items.toSorted((one, other) => placeOf(one) - placeOf(other));
};
