export interface CalendarLabels {
  previousMonth: string;
  nextMonth: string;
  /** Read before today's date. */
  today: string;
}

export const ENGLISH: CalendarLabels = { previousMonth: "Previous month", nextMonth: "Next month", today: "Today" };

/**
 * The words of a calendar in a language, by Intl rather than by a library's locale files.
 *
 * @param locale BCP 47 tag; by default the browser's
 * @returns what react-day-picker takes as `formatters` and `labels`
 */
export const wordsIn = (locale: string | undefined, labels: CalendarLabels) => {
  const month = new Intl.DateTimeFormat(locale, { month: "long", year: "numeric" });
  const weekday = new Intl.DateTimeFormat(locale, { weekday: "short" });
  const day = new Intl.DateTimeFormat(locale, { day: "numeric" });
  const full = new Intl.DateTimeFormat(locale, { dateStyle: "full" });
  return {
    formatters: {
      formatCaption: (date: Date) => month.format(date),
      formatWeekdayName: (date: Date) => weekday.format(date),
      // Some languages put a word after the number, which is too much for a cell.
      formatDay: (date: Date) => day.formatToParts(date).find(({ type }) => type === "day")?.value ?? "",
    },
    labels: {
      labelGrid: (date: Date) => month.format(date),
      labelPrevious: () => labels.previousMonth,
      labelNext: () => labels.nextMonth,
      labelDayButton: (date: Date, { today }: Record<string, boolean>) =>
        today ? `${labels.today}, ${full.format(date)}` : full.format(date),
    },
  };
};
