import type { DeskKind } from "../schemas/desk";
import type { PlanPrice } from "../schemas/fee-plan";

/** What of a place decides which of a plan's prices counts. */
export interface PricedPlace {
  shiftId?: string | null | undefined;
  zone?: string | undefined;
  deskKind?: DeskKind | undefined;
}

const named = ({ shiftId, zone, deskKind }: PlanPrice) => [shiftId, zone, deskKind].filter(Boolean).length;

const fits = (price: PlanPrice, { shiftId, zone, deskKind }: PricedPlace) =>
  (!price.shiftId || price.shiftId === shiftId) &&
  (!price.zone || price.zone === zone) &&
  (!price.deskKind || price.deskKind === deskKind);

/**
 * What one duration of a plan costs at a place, before tax: of its prices that fit the one that names most, of several the lowest;
 * where none fits the plan's own amount.
 * @returns the currency's minor unit
 * @example planAmount({ amount: 80000, prices: [{ shiftId: morning, amount: 50000 }] }, { shiftId: morning }) // 50000
 */
export function planAmount(plan: { amount: number; prices?: readonly PlanPrice[] }, place: PricedPlace): number {
  const [best] = (plan.prices ?? [])
    .filter((price) => fits(price, place))
    .sort((one, other) => named(other) - named(one) || one.amount - other.amount);
  return best?.amount ?? plan.amount;
}
