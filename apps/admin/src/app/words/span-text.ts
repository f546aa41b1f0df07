import type { PlanDuration } from "@carrel/sdk";
import { LOCALE, NUMBERS } from "../locale";

/** Units of a span of minutes, the largest first. */
export const SPAN_UNITS = [
  { name: "days", minutes: 1440, one: "day", many: "days" },
  { name: "hours", minutes: 60, one: "hour", many: "hours" },
  { name: "minutes", minutes: 1, one: "minute", many: "minutes" },
] as const;
export type SpanUnit = (typeof SPAN_UNITS)[number]["name"];

const [, , MINUTES] = SPAN_UNITS;

/**
 * The largest unit in which a span is a whole number.
 * @example wholeUnit(120).name // "hours"
 */
export const wholeUnit = (minutes: number) =>
  (minutes > 0 && SPAN_UNITS.find((unit) => minutes % unit.minutes === 0)) || MINUTES;

/**
 * A count with its word.
 * @example counted(1, "day") // "1 day"
 */
export const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

/**
 * A span of minutes in words.
 * @example spanText(90) // "90 minutes"
 * @example spanText(2880) // "2 days"
 */
export function spanText(minutes: number): string {
  const { minutes: each, one, many } = wholeUnit(minutes);
  return counted(minutes / each, one, many);
}

/**
 * How long a plan lasts, in words.
 * @example durationText({ count: 3, unit: "month" }) // "3 months"
 */
export const durationText = ({ count, unit }: PlanDuration) => counted(count, unit);

const figure = new Intl.NumberFormat(NUMBERS, { maximumFractionDigits: 1 });

/**
 * A length of booked time as people say it: minutes, hours with one decimal, and days from two on.
 * @example bookedSpan(95) // "1.6 hours"
 */
export function bookedSpan(minutes: number): string {
  const whole = Math.round(minutes);
  const [value, unit] =
    whole < 60
      ? [whole, "minute"]
      : whole < 48 * 60
        ? [Math.round(whole / 6) / 10, "hour"]
        : [Math.round(whole / 144) / 10, "day"];
  return `${figure.format(value)} ${unit}${value === 1 ? "" : "s"}`;
}

const list = new Intl.ListFormat(LOCALE, { style: "long", type: "conjunction" });

/**
 * Days before an end, in words.
 * @example reminderText([7, 1, 0]) // "7 days before, 1 day before and on the last day"
 */
export const reminderText = (days: readonly number[]) =>
  list.format(days.map((count) => (count === 0 ? "on the last day" : `${counted(count, "day")} before`)));

/**
 * Days after something came to be owed, in words.
 * @example overdueText([3, 7, 14]) // "3, 7 and 14 days after"
 */
export const overdueText = (days: readonly number[]) =>
  days.length === 0 ? "" : `${list.format(days.map(String))} ${days.at(-1) === 1 ? "day" : "days"} after`;
