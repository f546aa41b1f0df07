import type { Change, Order } from "@carrel/hooks";
import type { PricingPlan, SuperOrganisation } from "@carrel/sdk";

/** What is sold: plans, and what can be had beside one. */
export type OfferKind = "plans" | "addOns";

/** A plan or an add-on. An add-on's limits are never null. */
export type Offer = PricingPlan;

export const OFFER_KINDS = {
  plans: {
    one: "plan",
    title: "Plans",
    explained: "What an organisation subscribes to, in the order of the pricing page.",
    first: "What do organisations subscribe to?",
  },
  addOns: {
    one: "add-on",
    title: "Add-ons",
    explained: "What can be had beside a plan, in any number of pieces.",
    first: "What can be had beside a plan?",
  },
} as const;

export const offersOf = (kind: OfferKind, { pricingPlans, addOns }: SuperOrganisation): Offer[] =>
  kind === "plans" ? pricingPlans : addOns;

/** Puts entries into an order of ids; those that it doesn't name come last. */
export const inOrder = <Entry extends { _id: string }>(
  entries: readonly Entry[],
  order: readonly string[],
): Entry[] => {
  const placeOf = ({ _id }: Entry) => (order.includes(_id) ? order.indexOf(_id) : order.length);
  return [...entries].sort((a, b) => placeOf(a) - placeOf(b));
};

/** What an order of ids makes of the platform that is shown. */
export const platformInOrder =
  (kind: OfferKind): Change<Order> =>
  ({ order }) =>
  ({ queryKey: [, operation] }, data) => {
    if (operation !== "details") return data;
    const platform = data as SuperOrganisation;
    return kind === "plans"
      ? { ...platform, pricingPlans: inOrder(platform.pricingPlans, order) }
      : { ...platform, addOns: inOrder(platform.addOns, order) };
  };

/**
 * A code that a name suggests.
 * @example codeFrom("Growth, by the year") // "growth-by-the-year"
 */
export const codeFrom = (name: string): string =>
  name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 40)
    .replace(/^-|-$/g, "");
