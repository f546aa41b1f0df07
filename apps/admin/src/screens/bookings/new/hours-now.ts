import type { Period } from "@carrel/sdk/domain";
import { spanOf } from "../calendar/lane";

const MINUTE = 60_000;

/**
 * The time that somebody wants who stands at the counter: from this minute until the line of the grid that is half a slot
 * away at least, or until it closes.
 * @param hours when the branch is open today
 */
export function hoursNow(now: number, hours: readonly Period[], slotMinutes: number): Period {
  const from = Math.floor(now / MINUTE) * MINUTE;
  const slot = slotMinutes * MINUTE;
  const open = hours.map(spanOf).find((stretch) => stretch.from <= from && from < stretch.to);
  const origin = open?.from ?? from;
  const line = origin + Math.ceil((from + slot / 2 - origin) / slot) * slot;
  return { startAt: new Date(from), endAt: new Date(Math.min(line, open?.to ?? line)) };
}
