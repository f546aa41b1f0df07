import { dayRange, type PlanTerm, planTerm, type TermStart } from "@carrel/sdk/domain";
import type { FeePlan } from "@carrel/sdk/schemas";
import type { Context } from "../../context";
import type { Row } from "../../database/schema";
import { invalid } from "../../failure";
import { checkStaffReach } from "./staff-reach";

/** The first instant of a local date. */
export const startOf = ({ timezone }: Pick<Row<"branches">, "timezone">, date: string) =>
  dayRange(date, timezone).startAt;

interface Asked extends Omit<TermStart, "branchId" | "timezone"> {
  branch: Row<"branches">;
  plan: FeePlan;
  /** Under which the caller named the start; absent: it follows from what there is. */
  startField?: string;
}

/**
 * One duration of a daily plan in a branch, and its price, as `planTerm` of sdk/domain reckons them.
 * @throws Failure 400 for a plan of the hour, out of use or not sold in the branch, and for time that is years away
 */
export function termOf(
  context: Pick<Context, "now">,
  { branch: { branchId, timezone }, plan, startField = "feePlanId", ...start }: Asked,
): PlanTerm {
  const term = planTerm(plan, { branchId, timezone, ...start });
  if (!term) {
    throw invalid([
      { path: ["feePlanId"], message: "This fee plan does not fit: choose one by the day that this branch sells." },
    ]);
  }
  const end = start.startAt > context.now ? startField : "feePlanId";
  checkStaffReach(term.period, context.now, { start: startField, end });
  return term;
}
