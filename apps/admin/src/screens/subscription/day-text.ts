import { LOCALE } from "../../app/locale";

/**
 * Writes days as the organisation's calendar has them.
 * @example dayText("Asia/Kolkata")("2026-12-25T09:00:00Z") // "25 Dec 2026"
 */
export const dayText = (timeZone: string) => {
  const format = new Intl.DateTimeFormat(LOCALE, { dateStyle: "medium", timeZone });
  return (instant: string) => format.format(new Date(instant));
};
