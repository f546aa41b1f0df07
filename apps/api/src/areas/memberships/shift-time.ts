import { isOpenOn, lastDayOf, localDateOf, type Period, shiftDays } from "@carrel/sdk/domain";
import type { Row } from "../../database/schema";

type Place = Pick<Row<"branches">, "timezone" | "timings" | "closures">;

/**
 * A seat's time in a shift during a term: each of its days on which the branch is open, what lies before the term's start left out.
 * @example shiftTime(branch, shift, term.period)
 */
export function shiftTime(branch: Place, shift: Row<"shifts">, { startAt, endAt }: Period): Period[] {
  const { timezone } = branch;
  const days = { from: localDateOf(startAt, timezone), to: lastDayOf(endAt, timezone) };
  return shiftDays(shift, days, timezone, (date) => isOpenOn(branch, date))
    .map((period) => (period.startAt < startAt ? { ...period, startAt } : period))
    .filter((period) => period.startAt < period.endAt);
}
