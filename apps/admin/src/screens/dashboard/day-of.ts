import { localDateOf } from "@carrel/sdk/domain";
import { LOCALE } from "../../app/locale";

const format = new Intl.DateTimeFormat(LOCALE, { weekday: "short", day: "numeric", month: "short", timeZone: "UTC" });

/**
 * A local day beside figures of today; today itself needs no word.
 * @param zone the branch's
 * @example dayOf("2026-11-23", "Asia/Kolkata") // "Mon, 23 Nov"; undefined on that day
 */
export const dayOf = (date: string, zone: string, now = new Date()): string | undefined =>
  date === localDateOf(now, zone) ? undefined : format.format(new Date(date));
