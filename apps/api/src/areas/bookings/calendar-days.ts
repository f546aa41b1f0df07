import { addDays, dayRange, daysBetween, type Period } from "@carrel/sdk/domain";
import type { OccupancyQuery } from "@carrel/sdk/schemas";
import type { Context } from "../../context";
import { invalid } from "../../failure";
import { listedBranches } from "../tenant";

/**
 * The branch that is named, else the selected one.
 * @throws Failure 400 where there is neither
 */
export function askedBranch(context: Context<Pick<OccupancyQuery, "branchId">>): string {
  const [selected] = listedBranches(context) ?? [];
  const branchId = context.input.branchId ?? selected;
  if (branchId === undefined) throw invalid([{ path: ["branchId"], message: "Choose a branch" }]);
  return branchId;
}

/** A local day, from its first instant to that of the next. */
export interface CalendarDay extends Period {
  date: string;
}

/** The days from one to another, both included. */
export const daysFrom = (from: string, to: string, timezone: string): CalendarDay[] =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => {
    const date = addDays(from, index);
    return { date, ...dayRange(date, timezone) };
  });
