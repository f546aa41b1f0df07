import { addDuration, dayRange, localDateOf, quote } from "@carrel/sdk/domain";
import type { Quote } from "@carrel/sdk/schemas";
import type { Context } from "../../context";
import type { Period } from "../../database/period";
import type { Row } from "../../database/schema";
import { invalid } from "../../failure";
import { findFeePlan } from "../fee-plans/queries";
import { feePlanRecord } from "../fee-plans/record";
import { checkStaffReach } from "./staff-reach";

export interface PlanTerm {
  /** From the start to the local midnight at which one duration of the plan is over. */
  period: Period;
  price: Quote;
}

/** The first instant of a local date. */
export const startOf = ({ timezone }: Pick<Row<"branches">, "timezone">, date: string) =>
  dayRange(date, timezone).startAt;

/**
 * One duration of a daily plan in a branch, and its price.
 * @param startsAt its local date is the first of the duration; on a day that it begins inside of, the rest counts
 * @param startField under which the caller named the start; absent: it follows from what there is
 * @throws Failure 404 for a plan that is not there; 400 for one of the hour, out of use or not sold in the branch
 */
export async function planTerm(
  context: Pick<Context, "db" | "orgId" | "now">,
  {
    branch,
    feePlanId,
    startsAt,
    startField = "feePlanId",
  }: { branch: Row<"branches">; feePlanId: string; startsAt: Date; startField?: string },
): Promise<PlanTerm> {
  const plan = feePlanRecord(await findFeePlan(context, feePlanId));
  const { branchId, timezone } = branch;
  const period = {
    startsAt,
    endsAt: startOf(branch, addDuration(localDateOf(startsAt, timezone), plan.duration)),
  };
  const price = quote([plan], { type: "DAILY", startAt: startsAt, endAt: period.endsAt, timezone, branchId });
  if (!price) {
    throw invalid([
      { path: ["feePlanId"], message: "This fee plan does not fit: choose one by the day that this branch sells." },
    ]);
  }
  checkStaffReach(period, context.now, { start: startField, end: startsAt > context.now ? startField : "feePlanId" });
  return { period, price };
}
