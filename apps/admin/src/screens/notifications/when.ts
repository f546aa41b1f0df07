import { localDateOf } from "@carrel/sdk/domain";
import { LOCALE } from "../../app/locale";

/**
 * When something happened, as short as it can be told: the time of today, else the day, by the branch's clocks.
 * @example whenText("2026-11-21T08:35:00Z", "Asia/Kolkata", now) // "14:05"
 */
export function whenText(at: string, timeZone: string, now: Date): string {
  const instant = new Date(at);
  const time = new Intl.DateTimeFormat(LOCALE, { timeStyle: "short", timeZone }).format(instant);
  const day = localDateOf(instant, timeZone);
  if (day === localDateOf(now, timeZone)) return time;
  const isThisYear = day.slice(0, 4) === localDateOf(now, timeZone).slice(0, 4);
  const date = new Intl.DateTimeFormat(LOCALE, {
    ...({ day: "numeric", month: "short" } as const),
    ...(!isThisYear && { year: "numeric" }),
    timeZone,
  }).format(instant);
  return `${date}, ${time}`;
}
