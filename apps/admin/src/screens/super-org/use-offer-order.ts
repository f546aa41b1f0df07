import { toast } from "@carrel/ui/toast";
import { useRef, useState } from "react";
import { messageOf } from "../../forms/server-errors";
import { inOrder, type Offer, type OfferKind } from "./offers";
import { useSaveOffers } from "./use-save-offers";

/**
 * Puts plans or add-ons in order. A new order shows at once, can be undone, and goes back when it can't be saved.
 * @param stored the entries as the server last told them
 */
export function useOfferOrder(kind: OfferKind, stored: readonly Offer[]) {
  const save = useSaveOffers(kind);
  /** The ids in the order that is being saved; null where that is the stored one. */
  const [order, setOrder] = useState<readonly string[] | null>(null);
  const underWay = useRef(0);
  const entries = order ? inOrder(stored, order) : [...stored];

  const apply = async (next: readonly string[]) => {
    setOrder(next);
    underWay.current += 1;
    try {
      await save.mutateAsync((now) => inOrder(now, next));
      return true;
    } catch (error) {
      toast.error("The order could not be saved", { description: messageOf(error), id: "offer-order" });
      return false;
    } finally {
      underWay.current -= 1;
      if (underWay.current === 0) setOrder(null);
    }
  };
  const reorder = async (next: readonly Offer[], moved: Offer) => {
    const before = entries.map(({ _id }) => _id);
    if (await apply(next.map(({ _id }) => _id)))
      toast.success(`${moved.name} moved`, {
        id: "offer-order",
        action: { label: "Undo", onClick: () => void apply(before) },
      });
  };
  return { entries, reorder };
}
