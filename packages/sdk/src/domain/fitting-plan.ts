import type { PlanInterval } from "../schemas/super-org";
import { MOST_PIECES } from "./limits";
import {
  chosenAmount,
  isBeside,
  type OfferedAddOn,
  type OfferedPieces,
  type OfferedPlan,
  piecesAmount,
} from "./plan-offer";

/** What is for sale, in the order of the plan page (`subscription.plans`). */
export interface Offers<Plan extends OfferedPlan = OfferedPlan, Piece extends OfferedAddOn = OfferedAddOn> {
  plans: readonly Plan[];
  addOns: readonly Piece[];
}

/** A plan with what stands beside it. */
export interface FittingPlan<Plan extends OfferedPlan = OfferedPlan, Piece extends OfferedAddOn = OfferedAddOn> {
  plan: Plan;
  /** In the order of the plan page; empty where the plan holds all by itself. */
  pieces: readonly OfferedPieces<Piece>[];
  /** What one interval of it costs, minor unit, tax included. */
  amount: number;
}

/** How a number of desks is made up at the least: what it costs, by how many pieces, and which of them comes last. */
interface Made {
  cost: number;
  count: number;
  /** Among the add-ons; -1 where nothing is needed. */
  last: number;
}

/** The cheapest pieces that make room for as many desks more, of equal price the fewest; undefined where none do. */
function fewestPieces<Piece extends OfferedAddOn>(
  plan: OfferedPlan,
  addOns: readonly Piece[],
  missing: number,
): OfferedPieces<Piece>[] | undefined {
  const beside = addOns.filter((addOn) => addOn.limits.desks > 0 && isBeside(plan, addOn));
  const made: Made[] = [{ cost: 0, count: 0, last: -1 }];
  for (let desks = 1; desks <= missing; desks += 1) {
    let best: Made = { cost: Number.POSITIVE_INFINITY, count: 0, last: -1 };
    for (const [last, addOn] of beside.entries()) {
      const rest = made[Math.max(0, desks - addOn.limits.desks)];
      if (!rest) continue;
      const cost = rest.cost + piecesAmount(plan, addOn, 1);
      const count = rest.count + 1;
      if (cost < best.cost || (cost === best.cost && count < best.count)) best = { cost, count, last };
    }
    made.push(best);
  }
  const quantities = beside.map(() => 0);
  let left = missing;
  while (left > 0) {
    const last = made[left]?.last ?? -1;
    const addOn = beside[last];
    if (!addOn) return undefined;
    quantities[last] = (quantities[last] ?? 0) + 1;
    left = Math.max(0, left - addOn.limits.desks);
  }
  if (quantities.some((quantity) => quantity > MOST_PIECES)) return undefined;
  return beside.flatMap((addOn, at) => {
    const quantity = quantities[at] ?? 0;
    return quantity > 0 ? [{ addOn, quantity }] : [];
  });
}

/**
 * The plan that has room for a number of desks for the least money, with the add-ons that it takes. Of equal price: fewer pieces, then
 * the plan page's order. Only plans in the currency of the first plan of that interval are compared with each other.
 * @param offers what is for sale
 * @param wanted.desks how many desks, 1 to 10,000
 * @param wanted.interval what is to be paid by
 * @returns null where nothing that is paid so has that much room
 * @example fittingPlan(await client.subscription.plans(), { desks: 60, interval: "month" }) // Starter with one piece of 50 desks, 149_800
 */
export function fittingPlan<Plan extends OfferedPlan, Piece extends OfferedAddOn>(
  { plans, addOns }: Offers<Plan, Piece>,
  wanted: { desks: number; interval: PlanInterval },
): FittingPlan<Plan, Piece> | null {
  const sold = plans.filter(({ interval }) => interval === wanted.interval);
  const [cheapest] = sold
    .filter(({ currency }) => currency === sold[0]?.currency)
    .flatMap((plan) => {
      const missing = plan.limits.desks === null ? 0 : Math.max(0, wanted.desks - plan.limits.desks);
      const pieces = fewestPieces(plan, addOns, missing);
      return pieces ? [{ plan, pieces, amount: chosenAmount(plan, pieces) }] : [];
    })
    .sort((one, other) => one.amount - other.amount || countOf(one.pieces) - countOf(other.pieces));
  return cheapest ?? null;
}

const countOf = (pieces: readonly OfferedPieces[]) => pieces.reduce((sum, { quantity }) => sum + quantity, 0);
