import type { AddOn, PlanInterval, PricingPlan } from "../schemas/super-org";

/** Months of what a plan or an add-on is paid by. */
export const INTERVAL_MONTHS: Readonly<Record<PlanInterval, number>> = { month: 1, year: 12 };

/** What of a plan or an add-on decides what it costs; amounts with tax, in the currency's minor unit. */
export type PricedOffer = Pick<PricingPlan, "code" | "amount" | "currency" | "interval">;

/** What of a plan decides what it costs and holds. */
export type OfferedPlan = PricedOffer & Pick<PricingPlan, "limits">;

/** What of an add-on decides what a piece of it costs and holds. */
export type OfferedAddOn = PricedOffer & Pick<AddOn, "limits">;

/** Pieces of an add-on. */
export interface OfferedPieces<Piece extends PricedOffer = PricedOffer> {
  addOn: Piece;
  /** From 1 to `MOST_PIECES`. */
  quantity: number;
}

/** Whether an add-on can be had beside a plan: in its currency, and one by the year beside a plan by the year alone. */
export const isBeside = (
  plan: Pick<PricedOffer, "currency" | "interval">,
  addOn: Pick<PricedOffer, "currency" | "interval">,
): boolean => addOn.currency === plan.currency && INTERVAL_MONTHS[addOn.interval] <= INTERVAL_MONTHS[plan.interval];

/**
 * What pieces cost for one interval of the plan that they stand beside: by the month, twelve months of them beside a plan by the year.
 * @param plan one beside which they can be had (`isBeside`)
 * @returns minor unit, tax included
 * @example piecesAmount({ interval: "year" }, { amount: 49_900, interval: "month" }, 2) // 1_197_600
 */
export const piecesAmount = (
  plan: Pick<PricedOffer, "interval">,
  addOn: Pick<PricedOffer, "amount" | "interval">,
  quantity: number,
): number => Math.round((addOn.amount * quantity * INTERVAL_MONTHS[plan.interval]) / INTERVAL_MONTHS[addOn.interval]);

/**
 * What a plan with pieces beside it costs for one of its intervals.
 * @returns minor unit, tax included
 */
export const chosenAmount = (
  plan: Pick<PricedOffer, "amount" | "interval">,
  pieces: readonly OfferedPieces[],
): number => pieces.reduce((sum, { addOn, quantity }) => sum + piecesAmount(plan, addOn, quantity), plan.amount);

/**
 * What a plan with pieces beside it has room for; null: any number.
 * @example chosenRoom(plan, [{ addOn, quantity: 2 }]).desks // 140
 */
export const chosenRoom = (
  plan: Pick<OfferedPlan, "limits">,
  pieces: readonly OfferedPieces<OfferedAddOn>[],
): OfferedPlan["limits"] => {
  const total = (name: keyof OfferedPlan["limits"]) => {
    const room = plan.limits[name];
    return room === null
      ? null
      : pieces.reduce((sum, { addOn, quantity }) => sum + addOn.limits[name] * quantity, room);
  };
  return { branches: total("branches"), desks: total("desks"), adminUsers: total("adminUsers") };
};
