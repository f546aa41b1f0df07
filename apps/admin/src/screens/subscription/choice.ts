import type { ChangeSubscription, CurrentSubscription, PricingPlan, SubscribedAddOn } from "@carrel/sdk";
import {
  type ChoiceAddress,
  choiceAddress,
  choiceIn,
  choiceNotes,
  formatMoney,
  isBeside,
  type PlanChoice,
  piecesIn,
  resolveChoice,
} from "@carrel/sdk/domain";

/** What an address says of the plan that is looked at, so that a checkout, a reload and Back come to it again. */
export interface ChoiceSearch extends ChoiceAddress {
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

/**
 * The address of who comes without a choice, and has no plan yet: what he chose before, and did not pay.
 * @param kept what his browser keeps of it
 */
export const withKept = (search: ChoiceSearch, offered: Offered, kept: PlanChoice | null): ChoiceSearch =>
  kept !== null && search.plan === undefined && choiceOf(search, offered) === null
    ? { ...search, ...choiceAddress(kept) }
    : search;

/** What somebody has to know of a choice that came by an address: what of it can't be had, and whether its price is another one now. */
export function notesOf(search: ChoiceSearch, { availablePlans, availableAddOns }: Offered): string[] {
  if (search.plan === undefined) return [];
  const asked = choiceIn(search);
  if (!asked) return ["The plan in this address can't be read. Choose one here."];
  const resolved = resolveChoice(asked.choice, { plans: availablePlans, addOns: availableAddOns });
  return choiceNotes(resolved, { unread: asked.unread, money: formatMoney });
}
