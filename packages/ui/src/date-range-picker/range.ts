import { toDeviceDate } from "../date-picker/iso-date";

/** From one day to another, both of them in it; "YYYY-MM-DD". */
export interface DateRange {
  from: string;
  to: string;
}

/** A range of which an end may still be missing. */
export interface OpenRange {
  from: string | null;
  to: string | null;
}

export const NO_RANGE: OpenRange = { from: null, to: null };

export const isComplete = (range: OpenRange): range is DateRange => range.from !== null && range.to !== null;

/** The range once another day is chosen in the calendar: a complete one starts anew, an open one is closed. */
export const withDay = ({ from, to }: OpenRange, day: string): OpenRange => {
  const known = from === null ? to : to === null ? from : null;
  if (known === null) return { from: day, to: null };
  return known <= day ? { from: known, to: day } : { from: day, to: known };
};

/** The range once one end was typed; an end that would come before the start waits for a new one. */
export const withEnd = (range: OpenRange, end: keyof OpenRange, day: string | null): OpenRange => {
  const next = { ...range, [end]: day };
  if (next.from === null || next.to === null || next.from <= next.to) return next;
  return { ...NO_RANGE, [end]: day };
};

/** How many days a range has, its first and last among them. */
export const dayCount = ({ from, to }: DateRange): number => {
  const [first, last] = [toDeviceDate(from), toDeviceDate(to)];
  // Rounded: a day on which the clock changes has 23 or 25 hours.
  return first && last ? Math.round((last.getTime() - first.getTime()) / 86_400_000) + 1 : 0;
};
