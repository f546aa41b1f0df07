/** A bookable stretch of time; instants in any one sortable form, as `startAt` also names the slot. */
export interface RangeSlot {
  startAt: string;
  endAt: string;
  available: boolean;
}

export interface SlotRange {
  startAt: string;
  endAt: string;
}

/**
 * The range from one slot to another, whichever comes first, or null when a slot between them is not available or the
 * place closes in between.
 *
 * @param from index of one end
 * @param to index of the other
 */
export const rangeBetween = (slots: readonly RangeSlot[], from: number, to: number): SlotRange | null => {
  const run = slots.slice(Math.min(from, to), Math.max(from, to) + 1);
  const [first, last] = [run[0], run.at(-1)];
  const isWhole = run.every((slot, index) => slot.available && (index === 0 || run[index - 1]?.endAt === slot.startAt));
  return first && last && isWhole ? { startAt: first.startAt, endAt: last.endAt } : null;
};

/** Whether a slot lies inside a range; false for all where there is none. */
export const isInRange = (slots: readonly RangeSlot[], index: number, range: SlotRange | null): boolean => {
  if (!range) return false;
  const start = slots.findIndex(({ startAt }) => startAt === range.startAt);
  const end = slots.findIndex(({ endAt }) => endAt === range.endAt);
  return start >= 0 && end >= start && index >= start && index <= end;
};
