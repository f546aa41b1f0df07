import { dayRange, type PlanTerm, planTerm, type TermStart } from "@carrel/sdk/domain";
import type { FeePlan } from "@carrel/sdk/schemas";
import type { Context } from "../../context";
import type { Row } from "../../database/schema";
import { invalid } from "../../failure";
import { checkStaffReach } from "./staff-reach";

/** The first instant of a local date. */
export const startOf = ({ timezone }: Pick<Row<"branches">, "timezone">, date: string) =>
  dayRange(date, timezone).startAt;

interface Asked extends Omit<TermStart, "branchId" | "timezone" | "hours" | "shift" | "shiftId"> {
  branch: Row<"branches">;
  plan: FeePlan;
  /** In which it is sold; null or absent: for whole days. */
  shift?: Row<"shifts"> | null | undefined;
  /** Without the days that closures give back: what one duration is by itself. */
  asBought?: boolean;
  /** Under which the caller named the start; absent: it follows from what there is. */
  startField?: string;
}

/**
 * One duration of a daily plan in a branch, and its price, as `planTerm` of sdk/domain reckons them.
 * @throws Failure 400 for a plan of the hour, out of use or not sold in the branch, and for time that is years away
 */
export function termOf(
  context: Pick<Context, "now">,
  { branch, plan, startField = "feePlanId", asBought = false, ...start }: Asked,
): PlanTerm {
  const { branchId, timezone } = branch;
  const place = { branchId, timezone, shiftId: start.shift?.shiftId, hours: asBought ? undefined : branch };
  const term = planTerm(plan, { ...place, ...start });
  if (!term) {
    throw invalid([
      { path: ["feePlanId"], message: "This fee plan does not fit: choose one by the day that this branch sells." },
    ]);
  }
  const end = start.startAt > context.now ? startField : "feePlanId";
  checkStaffReach(term.period, context.now, { start: startField, end });
  return term;
}
