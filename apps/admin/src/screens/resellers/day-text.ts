import { LOCALE } from "../../app/locale";

const day = new Intl.DateTimeFormat(LOCALE, { dateStyle: "medium", timeZone: "UTC" });
const month = new Intl.DateTimeFormat(LOCALE, { month: "short", year: "2-digit", timeZone: "UTC" });

/** Noon, so that no clock change can move it. */
const noonOf = (localDate: string) => new Date(`${localDate}T12:00:00Z`);

/**
 * A local date as people write it.
 * @example dayText("2026-12-01") // "1 Dec 2026"
 */
export const dayText = (localDate: string): string => day.format(noonOf(localDate));

/**
 * The month of a local date.
 * @example monthText("2026-12-01") // "Dec 26"
 */
export const monthText = (localDate: string): string => month.format(noonOf(localDate));
