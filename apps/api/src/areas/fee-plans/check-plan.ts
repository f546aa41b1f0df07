import { isPlanPayable } from "@carrel/sdk/domain";
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
  const refuse = (path: string[], message: string) => issues.push({ path, message });
  if ((plan.bookingType === "HOURLY") !== (plan.durationUnit === "hour")) {
    refuse(["duration", "unit"], "An hourly plan lasts hours; a daily plan days, weeks or months");
  }
  if (!isPlanPayable(plan)) refuse(["amount"], "With its tax this is more than a booking can cost");
  // A branch sells in one currency, or the cheapest of its plans could not be told.
  const { currency } = tenantOf(context);
  if (plan.isActive && plan.currency !== currency) {
    refuse(["currency"], `Plans are sold in ${currency} here. Use ${currency}, or deactivate the plan.`);
  }
  if (issues.length > 0) throw invalid(issues);
}
