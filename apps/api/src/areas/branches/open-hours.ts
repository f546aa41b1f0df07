import { addDays, dayRange, daysBetween, isOpenOn, localDateOf, openIntervals, type Period } from "@carrel/sdk/domain";
import type { Row } from "../../database/schema";

type Hours = Pick<Row<"branches">, "timezone" | "timings" | "closures">;

const days = (from: string, to: string) =>
  Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, index) => addDays(from, index));

/** The open hours of a branch from one local date to another, both included. */
export const openHours = (hours: Hours, from: string, to: string): Period[] =>
  days(from, to).flatMap((date) => openIntervals(hours, date));

/** The local days from one date to another on which the branch opens at all, each from midnight to midnight. */
export const openDays = (hours: Hours, from: string, to: string): Period[] =>
  days(from, to)
    .filter((date) => isOpenOn(hours, date))
    .map((date) => dayRange(date, hours.timezone));

/** The first and last local date that a period touches. */
export const localDates = ({ timezone }: Pick<Hours, "timezone">, { startAt, endAt }: Period) => ({
  from: localDateOf(startAt, timezone),
  to: localDateOf(new Date(endAt.getTime() - 1), timezone),
});

/** Whether a period is made of whole local days. */
export function isWholeDays(hours: Hours, period: Period): boolean {
  const { from, to } = localDates(hours, period);
  return (
    dayRange(from, hours.timezone).startAt.getTime() === period.startAt.getTime() &&
    dayRange(to, hours.timezone).endAt.getTime() === period.endAt.getTime()
  );
}
