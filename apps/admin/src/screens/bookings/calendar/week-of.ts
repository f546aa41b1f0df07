import { addDays, weekdayOf } from "@carrel/sdk/domain";

/** The seven days, Monday first, of the week that a day lies in. */
export function weekOf(date: string): { from: string; to: string } {
  const from = addDays(date, -((weekdayOf(date) + 6) % 7));
  return { from, to: addDays(from, 6) };
}
