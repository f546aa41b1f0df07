import { addDays, instantAt } from "@carrel/sdk/domain";

/** A booking's time, ISO 8601. */
export interface Hours {
  startAt: string;
  endAt: string;
}

/**
 * The time between two times of the branch's clocks; an end before the start is on the next day.
 * @returns null while one is missing
 * @example hoursBetween("2026-11-21", "22:00", "01:00", "Asia/Kolkata")
 */
export function hoursBetween(day: string, from: string, to: string, timezone: string): Hours | null {
  if (!from || !to) return null;
  const startAt = instantAt(day, from, timezone);
  const endAt = instantAt(to > from ? day : addDays(day, 1), to, timezone);
  return { startAt: startAt.toISOString(), endAt: endAt.toISOString() };
}
