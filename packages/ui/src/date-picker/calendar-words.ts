export interface CalendarLabels {
  previousMonth: string;
  nextMonth: string;
  /** Read before today's date. */
  today: string;
}

export const ENGLISH: CalendarLabels = { previousMonth: "Previous month", nextMonth: "Next month", today: "Today" };

/** Some languages have no short names, and their long ones don't fit above a day. */
const weekdaysIn = (locale: string | undefined): Intl.DateTimeFormat => {
  const short = new Intl.DateTimeFormat(locale, { weekday: "short" });
  // 1 to 7 August 2021 was a week.
  const longest = Math.max(...[1, 2, 3, 4, 5, 6, 7].map((day) => short.format(new Date(2021, 7, day, 12)).length));
  return longest <= 5 ? short : new Intl.DateTimeFormat(locale, { weekday: "narrow" });
};

/**
 * The words of a calendar in a language, by Intl rather than by a library's locale files.
 *
 * @param locale BCP 47 tag; by default the browser's
 * @returns what react-day-picker takes as `formatters` and `labels`
 */
export const wordsIn = (locale: string | undefined, labels: CalendarLabels) => {
  const month = new Intl.DateTimeFormat(locale, { month: "long", year: "numeric" });
  const weekday = weekdaysIn(locale);
  const fullWeekday = new Intl.DateTimeFormat(locale, { weekday: "long" });
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
      labelWeekday: (date: Date) => fullWeekday.format(date),
      labelPrevious: () => labels.previousMonth,
      labelNext: () => labels.nextMonth,
      labelDayButton: (date: Date, { today }: Record<string, boolean>) =>
        today ? `${labels.today}, ${full.format(date)}` : full.format(date),
    },
  };
};
