import { dayRange, type PlanTerm, planTerm, type TermStart } from "@carrel/sdk/domain";
import type { Context } from "../../context";
import type { Row } from "../../database/schema";
import { invalid } from "../../failure";
import { findFeePlan } from "../fee-plans/queries";
import { feePlanRecord } from "../fee-plans/record";
import { checkStaffReach } from "./staff-reach";

/** The first instant of a local date. */
export const startOf = ({ timezone }: Pick<Row<"branches">, "timezone">, date: string) =>
  dayRange(date, timezone).startAt;

/**
 * One duration of a daily plan in a branch, and its price, as `planTerm` of sdk/domain reckons them.
 * @param startField under which the caller named the start; absent: it follows from what there is
 * @throws Failure 404 for a plan that is not there; 400 for one of the hour, out of use or not sold in the branch
 */
export async function termOf(
  context: Pick<Context, "db" | "orgId" | "now">,
  {
    branch: { branchId, timezone },
    feePlanId,
    startField = "feePlanId",
    ...start
  }: Pick<TermStart, "startAt" | "since"> & { branch: Row<"branches">; feePlanId: string; startField?: string },
): Promise<PlanTerm> {
  const plan = feePlanRecord(await findFeePlan(context, feePlanId));
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
