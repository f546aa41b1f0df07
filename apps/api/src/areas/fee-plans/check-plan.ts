import { isPlanPayable } from "@carrel/sdk/domain";
import { type FeePlan, type PlanKind, unfitUnit, unpayable } from "@carrel/sdk/schemas";
import type { Context } from "../../context";
import { type Issue, invalid } from "../../failure";
import { tenantOf } from "../tenant";

/** What of a plan has to fit together. */
export type CheckedPlan = Pick<
  FeePlan,
  | "bookingType"
  | "duration"
  | "amount"
  | "taxPercent"
  | "currency"
  | "isActive"
  | "sells"
  | "shiftIds"
  | "prices"
  | "allowance"
  | "isShared"
  | "isPublic"
>;

/** What only some kinds of plans have. */
const HAS: Record<PlanKind, { shifts: boolean; desk: boolean; allowance: boolean }> = {
  seat: { shifts: false, desk: true, allowance: false },
  shift: { shifts: true, desk: true, allowance: false },
  floating: { shifts: true, desk: false, allowance: false },
  pass: { shifts: false, desk: false, allowance: true },
};

/** What is wrong with a plan's other prices: each is for something that its plan has, and no more than a booking can cost. */
function priceIssues({ sells, prices, taxPercent, bookingType }: CheckedPlan): Issue[] {
  const { shifts, desk } = HAS[sells];
  if (bookingType === "HOURLY" && prices.length > 0) {
    return [{ path: ["prices"], message: "An hourly plan has one price: make another plan for another." }];
  }
  return prices.flatMap((price, index): Issue[] => {
    const at = (field: string, message: string) => [{ path: ["prices", index, field], message }];
    if (price.shiftId && !shifts) return at("shiftId", "This plan is sold in no shift");
    if (price.zone && !desk) return at("zone", "This plan sells no desk, so its price can't be a zone's");
    if (price.deskKind && !desk) return at("deskKind", "This plan sells no desk, so its price can't be a kind's");
    return isPlanPayable({ amount: price.amount, taxPercent }) ? [] : at("amount", unpayable.message);
  });
}

/** What is wrong with what a plan sells. */
function kindIssues(plan: CheckedPlan): Issue[] {
  const { sells, bookingType, shiftIds, allowance, isShared, isPublic } = plan;
  const has = HAS[sells];
  const issues: Issue[] = [];
  if (bookingType === "HOURLY" && sells !== "seat") {
    issues.push({ path: ["bookingType"], message: "An hourly plan sells seats alone. Choose a daily plan." });
  }
  if (shiftIds.length > 0 && !has.shifts) {
    issues.push({ path: ["shiftIds"], message: "Only a plan of a shift or of floating places is sold in shifts." });
  }
  if (has.allowance && !allowance) {
    issues.push({ path: ["allowance"], message: "Say how many days or hours the pass holds." });
  }
  if (!has.allowance && allowance) issues.push({ path: ["allowance"], message: "Only a pass holds days or hours." });
  if (isShared && sells !== "pass") issues.push({ path: ["isShared"], message: "Only a pass is shared." });
  if (isPublic && sells !== "pass") issues.push({ path: ["isPublic"], message: "Visitors ask for passes alone." });
  if (isPublic && isShared) {
    const message = "A shared pass names its people as it is sold, so visitors can't ask for it.";
    issues.push({ path: ["isPublic"], message });
  }
  return issues;
}

/**
 * Checks a plan as it would stand: an update gives a part of it, which its schema can't compare with the rest.
 * @throws Failure 400
 */
export function checkPlan(context: Pick<Context, "organisation">, plan: CheckedPlan): void {
  const issues: Issue[] = [...kindIssues(plan), ...priceIssues(plan)];
  if ((plan.bookingType === "HOURLY") !== (plan.duration.unit === "hour")) issues.push(unfitUnit);
  if (!isPlanPayable(plan)) issues.push(unpayable);
  // A branch sells in one currency, or the cheapest of its plans could not be told.
  const { currency } = tenantOf(context);
  if (plan.isActive && plan.currency !== currency) {
    const message = `Plans are sold in ${currency} here. Use ${currency}, or deactivate the plan.`;
    issues.push({ path: ["currency"], message });
  }
  if (issues.length > 0) throw invalid(issues);
}
