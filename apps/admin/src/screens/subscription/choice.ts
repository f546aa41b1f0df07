import type { ChangeSubscription, CurrentSubscription, PricingPlan, SubscribedAddOn } from "@carrel/sdk";
import { isBeside, piecesIn } from "@carrel/sdk/domain";

/** What an address says of the plan that is looked at, so that a checkout, a reload and Back come to it again. */
export interface ChoiceSearch {
  plan?: string | undefined;
  /** `desks-50:2,staff-5:1`; `none` where all were taken away. */
  addOns?: string | undefined;
  /** Whether it is to renew by itself. */
  recurring?: true | undefined;
}

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
  const asked = search.addOns === undefined ? (subscription?.addOns ?? []) : piecesIn(search.addOns).pieces;
  const addOns = asked.filter(({ code }) => beside.includes(code));
  return { plan, addOns };
}

/** What is asked of the server for a choice. */
export const askedOf = ({ plan, addOns }: Choice, recurring: boolean): ChangeSubscription => ({
  planCode: plan.code,
  addOns,
  ...(recurring && { isRecurring: true }),
});
