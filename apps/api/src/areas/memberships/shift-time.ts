import { lastDayOf, localDateOf, openIntervals, type Period, shiftDays } from "@carrel/sdk/domain";
import type { Row } from "../../database/schema";

type Place = Pick<Row<"branches">, "timezone" | "timings">;

/**
 * A seat's time in a shift during a term: each of its days on which the branch is open, what lies before the term's start left out.
 * @example shiftTime(branch, shift, term.period)
 */
export function shiftTime({ timezone, timings }: Place, shift: Row<"shifts">, { startAt, endAt }: Period): Period[] {
  const days = { from: localDateOf(startAt, timezone), to: lastDayOf(endAt, timezone) };
  const isOpen = (date: string) => openIntervals(timings, timezone, date).length > 0;
  return shiftDays(shift, days, timezone, isOpen)
    .map((period) => (period.startAt < startAt ? { ...period, startAt } : period))
    .filter((period) => period.startAt < period.endAt);
}
