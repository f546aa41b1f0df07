import { isPlanPayable } from "@carrel/sdk/domain";
import { unfitUnit, unpayable } from "@carrel/sdk/schemas";
import type { Context } from "../../context";
import type { Row } from "../../database/schema";
import { type Issue, invalid } from "../../failure";
import { tenantOf } from "../tenant";

type Checked = Pick<
  Row<"feePlans">,
  "bookingType" | "durationUnit" | "amount" | "taxPercent" | "currency" | "isActive"
>;

/**
 * Checks a plan as it would stand: an update gives a part of it, which its schema can't compare with the rest.
 * @throws Failure 400
 */
export function checkPlan(context: Pick<Context, "organisation">, plan: Checked): void {
  const issues: Issue[] = [];
  if ((plan.bookingType === "HOURLY") !== (plan.durationUnit === "hour")) issues.push(unfitUnit);
  if (!isPlanPayable(plan)) issues.push(unpayable);
  // A branch sells in one currency, or the cheapest of its plans could not be told.
  const { currency } = tenantOf(context);
  if (plan.isActive && plan.currency !== currency) {
    const message = `Plans are sold in ${currency} here. Use ${currency}, or deactivate the plan.`;
    issues.push({ path: ["currency"], message });
  }
  if (issues.length > 0) throw invalid(issues);
}
