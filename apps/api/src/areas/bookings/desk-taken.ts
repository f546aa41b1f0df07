import { localDateOf, type Period } from "@carrel/sdk/domain";
import type { Alternative } from "../../database/alternatives";

interface TakenDesk {
  /** The organisation's word: Desk or Seat. */
  word: string;
  deskId: string;
  deskName: string;
  wanted: Period;
  wholeDays: boolean;
  alternatives: readonly Alternative[];
  timezone: string;
}

const format = (timezone: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("en-GB", { ...options, timeZone: timezone });

/**
 * Says that a desk is taken, and what is free instead.
 * @returns such as "Seat A4 was just taken for 10:00. These are free: A3, B1, or A4 at 11:00."
 */
export function deskTakenMessage(taken: TakenDesk): string {
  const { timezone, wanted } = taken;
  const day = format(timezone, { weekday: "short", day: "numeric", month: "short" });
  const clock = format(timezone, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
  const otherTime = (period: Period) => {
    if (taken.wholeDays) return `on ${day.format(period.startAt)}`;
    const sameDay = localDateOf(period.startAt, timezone) === localDateOf(wanted.startAt, timezone);
    const time = `at ${clock.format(period.startAt)}`;
    return sameDay ? time : `on ${day.format(period.startAt)} ${time}`;
  };
  const offers = taken.alternatives.map((alternative) =>
    alternative.startAt.getTime() === wanted.startAt.getTime() && alternative.deskId !== taken.deskId
      ? alternative.deskName
      : `${alternative.deskName} ${otherTime(alternative)}`,
  );
  const when = (taken.wholeDays ? day : clock).format(wanted.startAt);
  const what = `${taken.word} ${taken.deskName} was just taken for ${when}.`;
  if (offers.length === 0) return `${what} Nothing near it is free; choose another time.`;
  if (offers.length === 1) return `${what} This is free: ${offers[0]}.`;
  return `${what} These are free: ${offers.slice(0, -1).join(", ")}, or ${offers.at(-1)}.`;
}
