import { isOnSale, MOST_PUBLIC_PLANS, withTax } from "@carrel/sdk/domain";
import type { FeePlan, PublicPlan } from "@carrel/sdk/schemas";
import type { Context } from "../../context";
import { feePlanRecord } from "./record";

type Tenancy = Pick<Context, "db" | "orgId">;

/** A plan as the organisation's site shows it; what its description says is for the staff. */
function listedPlan(plan: FeePlan): PublicPlan {
  const { _id, name, sells, bookingType, duration, currency, allowance, taxPercent } = plan;
  const amounts = [plan.amount, ...plan.prices.map(({ amount }) => amount)];
  const lowest = Math.min(...amounts);
  return {
    _id,
    name,
    sells,
    bookingType,
    duration,
    amount: withTax(lowest, taxPercent).amount,
    isFrom: amounts.some((amount) => amount > lowest),
    currency,
    allowance,
  };
}

/** The plans that each branch's part of the organisation's site shows, the cheapest first. One query, however many branches. */
export async function listedPlans({ db, orgId }: Tenancy): Promise<(branchId: string) => PublicPlan[]> {
  const rows = await db
    .selectFrom("feePlans")
    .selectAll()
    .where("orgId", "=", orgId)
    .where("isListed", "=", true)
    .where("isActive", "=", true)
    .orderBy("name")
    .orderBy("feePlanId")
    .execute();
  const plans = rows.map(feePlanRecord);
  return (branchId) =>
    plans
      .filter((plan) => isOnSale(plan, branchId))
      .map(listedPlan)
      .sort((one, other) => one.amount - other.amount)
      .slice(0, MOST_PUBLIC_PLANS);
}
