import type { Branch } from "@carrel/sdk";
import { localDateOf, weekdayOf } from "@carrel/sdk/domain";

/** Opening hours on a branch's local day: "09:00–21:00" or "Closed". */
export function openToday(branch: Pick<Branch, "timings" | "timezone">, now: Date): string {
  const weekday = weekdayOf(localDateOf(now, branch.timezone));
  const timing = branch.timings.find((day) => day.day === weekday);
  return !timing || timing.closed ? "Closed" : `${timing.open}–${timing.close}`;
}
