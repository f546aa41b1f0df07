import { type HelpOrder, help } from "@carrel/sdk";
import { type UseMutationResult, useMutation } from "@tanstack/react-query";
import { inOrder } from "./reordered";
import { shownAtOnce } from "./shown-at-once";
import { useRows } from "./use-rows";

function rows() {
  const { orderFeatures, orderSubFeatures, orderResources } = help;
  return { help: { orderFeatures, orderSubFeatures, orderResources } };
}

const CALLS = { features: "orderFeatures", subFeatures: "orderSubFeatures", resources: "orderResources" } as const;

/**
 * Puts what the help explains into a new order: it shows at once, and goes back when the call fails.
 * @param what neighbours of which kind are put in order
 * @example const order = useOrder("features"); order.mutate({ order: [second._id, first._id] });
 */
export const useOrder = (what: keyof typeof CALLS): UseMutationResult<HelpOrder, Error, HelpOrder> =>
  useMutation(shownAtOnce(useRows(rows).help[CALLS[what]](), inOrder));
