import { dayRange, isOnSale, type Period, type PeriodIssue, staffReachIssue } from "@carrel/sdk/domain";
import type { FeePlan, TakenOver } from "@carrel/sdk/schemas";
import type { Row } from "../../database/schema";

type Days = Pick<TakenOver, "startDate" | "paidUntil">;

const refuse = (field: keyof Days, message: string): PeriodIssue => ({ path: [field], message });

/**
 * The time of a membership that is taken over: from the first day to the end of the last one that is paid for.
 * @param timezone the branch's
 * @returns the period, or what is wrong with it
 */
export function takenOverPeriod(
  { startDate, paidUntil }: Days,
  { timezone, now }: { timezone: string; now: Date },
): Period | PeriodIssue {
  if (paidUntil < startDate) return refuse("paidUntil", "Choose a day that is not before the first");
  const period = { startAt: dayRange(startDate, timezone).startAt, endAt: dayRange(paidUntil, timezone).endAt };
  const issue = staffReachIssue(period, now, { start: "startDate", end: "paidUntil" });
  if (issue) return issue;
  return period.endAt <= now ? refuse("paidUntil", "That day has passed. Choose a later one.") : period;
}

/** Whether a membership in a branch can be on a plan: one by the day, week or month that it sells, of a seat. */
export const isPlanOf = (plan: FeePlan, { branchId }: Pick<Row<"branches">, "branchId">): boolean =>
  plan.bookingType === "DAILY" && plan.sells === "seat" && isOnSale(plan, branchId);
