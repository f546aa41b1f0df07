import type { Words } from "./step-words";

/** Free desks up to which their number is worth a word. */
const FEW = 5;

/**
 * How full a slot is, as the picker shows it. One of which nothing is known can be chosen: the next step asks anew.
 * @param free desks that are free for all of it
 */
export function fullness(free: number | undefined): { available: boolean; hint?: string; reason?: string } {
  if (free === 0) return { available: false, reason: "Full" };
  return free !== undefined && free <= FEW ? { available: true, hint: `${free} left` } : { available: true };
}

/**
 * How many desks whole days have left.
 * @param days how many days
 * @example freeInWords(3, 1, words) // "3 desks are free all day."
 */
export const freeInWords = (free: number, days: number, words: Pick<Words, "desk" | "desks">): string => {
  const time = days === 1 ? "all day" : `on all ${days} days`;
  if (free === 0) {
    const other = days === 1 ? "Choose another day, or some hours." : "Choose fewer days, or others.";
    return `No ${words.desk.toLowerCase()} is free ${time}. ${other}`;
  }
  const [noun, verb] = free === 1 ? [words.desk, "is"] : [words.desks, "are"];
  return `${free} ${noun.toLowerCase()} ${verb} free ${time}.`;
};
