/**
 * The calendar draws with Date objects in the device's zone. They never leave this folder, as a day there is no instant.
 *
 * @returns midday of that day on the device, since some zones have days without a midnight; undefined for no date
 */
export const toDeviceDate = (iso: string | null | undefined): Date | undefined => {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso ?? "") ?? [];
  return year && month && day ? new Date(Number(year), Number(month) - 1, Number(day), 12) : undefined;
};

/** The day that a Date of the device shows, as "YYYY-MM-DD". */
export const toIsoDate = (date: Date): string =>
  [
    String(date.getFullYear()).padStart(4, "0"),
    String(date.getMonth() + 1).padStart(2, "0"),
    String(date.getDate()).padStart(2, "0"),
  ].join("-");

/**
 * A day in words.
 * @param locale BCP 47 tag; by default the browser's
 * @example showDate("2026-11-21", { dateStyle: "medium" }, "en-GB") // "21 Nov 2026"
 */
export const showDate = (iso: string, format: Intl.DateTimeFormatOptions, locale?: string): string => {
  const date = toDeviceDate(iso);
  return date ? new Intl.DateTimeFormat(locale, format).format(date) : "";
};
