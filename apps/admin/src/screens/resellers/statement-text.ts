import { LOCALE } from "../../app/locale";

const month = new Intl.DateTimeFormat(LOCALE, { month: "long", year: "numeric", timeZone: "UTC" });

/**
 * A statement's month in full.
 * @param first its first day
 * @example monthName("2026-11-01") // "November 2026"
 */
export const monthName = (first: string): string => month.format(new Date(`${first}T12:00:00Z`));

/** Where the page of a month is. */
export const statementPath = (resellerId: string, first: string): string =>
  `/resellers/${resellerId}/statements/${first}`;
