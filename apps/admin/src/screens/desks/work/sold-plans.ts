import type { FeePlan, PlanKind, Shift } from "@carrel/sdk";
import { isOnSale, planAmount } from "@carrel/sdk/domain";
import { leastAmount } from "../../../app/words/plan-label";

const ORDER: readonly PlanKind[] = ["seat", "shift", "floating", "pass"];

/** Whether what a plan sells is one desk. */
export const hasDesk = ({ sells }: Pick<FeePlan, "sells">): boolean => sells === "seat" || sells === "shift";

/** Whether a plan is sold in one shift: a seat's always, a floating place's where the plan names any. */
export const hasShift = ({ sells, shiftIds }: Pick<FeePlan, "sells" | "shiftIds">): boolean =>
  sells === "shift" || (sells === "floating" && shiftIds.length > 0);

/** The shifts that a plan is sold in, of those that a branch has. */
export const shiftsOf = ({ shiftIds }: Pick<FeePlan, "shiftIds">, shifts: readonly Shift[]): Shift[] =>
  shifts.filter(({ _id, isActive }) => isActive && (shiftIds.length === 0 || shiftIds.includes(_id)));

interface SoldWhere {
  branchId: string;
  /** Only what is sold of one desk. */
  isOfDesk?: boolean;
  /** The shift in which somebody wants to sell: plans that are not sold in it are left out. */
  shiftId?: string | undefined;
}

/** The plans that a membership can be sold on, of each kind first what is cheapest: in the shift that is chosen, else at the least it can cost. */
export function soldPlans(plans: readonly FeePlan[], { branchId, isOfDesk = false, shiftId }: SoldWhere): FeePlan[] {
  const costs = (plan: FeePlan) => (shiftId ? planAmount(plan, { shiftId }) : leastAmount(plan));
  return plans
    .filter((plan) => plan.bookingType === "DAILY" && isOnSale(plan, branchId))
    .filter((plan) => !isOfDesk || hasDesk(plan))
    .filter((plan) => !shiftId || (hasShift(plan) && (plan.shiftIds.length === 0 || plan.shiftIds.includes(shiftId))))
    .sort((one, other) => ORDER.indexOf(one.sells) - ORDER.indexOf(other.sells) || costs(one) - costs(other));
}
