import type { AddOn, ChangeSubscription, CurrentSubscription, PricingPlan, SubscribedAddOn } from "@carrel/sdk";

/** What an address says of the plan that is looked at, so that a checkout, a reload and Back come to it again. */
export interface ChoiceSearch {
  plan?: string | undefined;
  /** `desks-50:2,staff-5:1`; `none` where all were taken away. */
  addOns?: string | undefined;
  /** Whether it is to renew by itself. */
  recurring?: true | undefined;
}

/** Pieces of one add-on that an order takes at most. */
export const MOST_PIECES = 1000;

const NONE = "none";

const piecesIn = (text: string): SubscribedAddOn[] =>
  text.split(",").flatMap((piece) => {
    const at = piece.lastIndexOf(":");
    const quantity = Number(piece.slice(at + 1));
    if (at < 1 || !Number.isInteger(quantity) || quantity < 1 || quantity > MOST_PIECES) return [];
    return [{ code: piece.slice(0, at), quantity }];
  });

/** How an address says pieces. */
export const piecesText = (pieces: readonly SubscribedAddOn[]) =>
  pieces.length === 0 ? NONE : pieces.map(({ code, quantity }) => `${code}:${quantity}`).join(",");

/** Whether an add-on can be had beside a plan: one by the year needs a plan by the year. */
export const isBeside = (plan: Pick<PricingPlan, "interval" | "currency">, addOn: AddOn) =>
  addOn.currency === plan.currency && !(addOn.interval === "year" && plan.interval === "month");

/** A plan with pieces, as an order asks for it. */
export interface Choice {
  plan: PricingPlan;
  addOns: SubscribedAddOn[];
}

type Offered = Pick<CurrentSubscription, "subscription" | "availablePlans" | "availableAddOns">;

/**
 * What an address chooses of what is offered; what it doesn't name is as the subscription has it.
 * @returns null while no plan is chosen
 */
export function choiceOf(
  search: ChoiceSearch,
  { subscription, availablePlans, availableAddOns }: Offered,
): Choice | null {
  const plan =
    availablePlans.find(({ code }) => code === search.plan) ??
    availablePlans.find(({ code }) => code === subscription?.planCode);
  if (!plan) return null;
  const beside = availableAddOns.filter((addOn) => isBeside(plan, addOn)).map(({ code }) => code);
  const asked = search.addOns === undefined ? (subscription?.addOns ?? []) : piecesIn(search.addOns);
  const seen = new Set<string>();
  const addOns = asked.filter(({ code }) => beside.includes(code) && !seen.has(code) && seen.add(code));
  return { plan, addOns };
}

/** What is asked of the server for a choice. */
export const askedOf = ({ plan, addOns }: Choice, recurring: boolean): ChangeSubscription => ({
  planCode: plan.code,
  addOns,
  ...(recurring && { isRecurring: true }),
});
