import type { Desk, DeskCounters } from "@carrel/sdk";
import { type DeskNowWords, deskNowWords } from "@carrel/sdk/domain";
import { LOCALE } from "../locale";

/** What a desk that takes no bookings is called, whatever it is now. */
export const SWITCHED_OFF = "Switched off";

/** What a desk is told by: whether it takes bookings, and what it is now. */
export type StandingDesk = Pick<Desk, "isActive" | "now" | "until" | "nextAt" | "nextName">;

/**
 * How a desk stands in words, wherever the office speaks of one.
 * @param zone the branch's time zone
 */
export const deskStand = (desk: StandingDesk, zone: string): DeskNowWords =>
  desk.isActive ? deskNowWords(desk, zone, LOCALE) : { status: "hold", statusLabel: SWITCHED_OFF };

/** The same in one line: "Taken, until 15:00, then Tara". */
export function standText(desk: StandingDesk, zone: string): string {
  const { statusLabel, detail, next } = deskStand(desk, zone);
  return [statusLabel, detail, next].filter(Boolean).join(", ");
}

/** How many desks are what now; those that are neither free nor taken are held. */
export const countsNow = ({ total, freeNow, takenNow }: Pick<DeskCounters, "total" | "freeNow" | "takenNow">) => ({
  free: freeNow,
  taken: takenNow,
  held: total - freeNow - takenNow,
});
