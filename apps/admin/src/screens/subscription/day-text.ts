import { lastDayOf } from "@carrel/sdk/domain";
import { LOCALE } from "../../app/locale";

/**
 * Writes days as the organisation's calendar has them.
 * @example dayText("Asia/Kolkata")("2026-12-25T09:00:00Z") // "25 Dec 2026"
 */
export const dayText = (timeZone: string) => {
  const format = new Intl.DateTimeFormat(LOCALE, { dateStyle: "medium", timeZone });
  return (instant: string) => format.format(new Date(instant));
};

/**
 * Writes the last day of a time that runs up to an instant, which is no part of it.
 * @example lastDayText("Asia/Kolkata")("2026-12-24T18:30:00Z") // "24 Dec 2026"
 */
export const lastDayText = (timeZone: string) => {
  const day = new Intl.DateTimeFormat(LOCALE, { dateStyle: "medium", timeZone: "UTC" });
  return (end: string) => day.format(new Date(`${lastDayOf(new Date(end), timeZone)}T00:00:00Z`));
};
