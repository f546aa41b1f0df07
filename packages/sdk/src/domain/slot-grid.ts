import type { Period } from "./period";

/**
 * Cuts stretches of time into the slots of a picker. Each stretch starts its own grid; what is left at its end
 * and is shorter than a slot is dropped.
 * @param slotMinutes length of a slot in minutes, 1 or more
 * @example slotGrid(openIntervals(branch, date), 60)
 */
export function slotGrid(intervals: readonly Period[], slotMinutes: number): Period[] {
  if (!(slotMinutes >= 1)) throw new RangeError(`A slot lasts 1 minute or more, not ${slotMinutes}`);
  const step = slotMinutes * 60_000;
  return intervals.flatMap(({ startAt, endAt }) =>
    Array.from({ length: Math.max(0, Math.floor((endAt.getTime() - startAt.getTime()) / step)) }, (_, index) => ({
      startAt: new Date(startAt.getTime() + index * step),
      endAt: new Date(startAt.getTime() + (index + 1) * step),
    })),
  );
}
