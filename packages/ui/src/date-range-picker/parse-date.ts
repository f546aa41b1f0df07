import { toDeviceDate, toIsoDate } from "../date-picker/iso-date";

const iso = (year: number, month: number, day: number): string | null => {
  const text = [String(year).padStart(4, "0"), String(month).padStart(2, "0"), String(day).padStart(2, "0")].join("-");
  const date = toDeviceDate(text);
  // The 31st of a shorter month becomes another date.
  return date && toIsoDate(date) === text ? text : null;
};

const plain = (text: string) => text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** 1 to 12 for a month's name or its first letters, three at least, in the locale or in English. */
const monthOf = (word: string, locale: string | undefined): number | null => {
  if (word.length < 3) return null;
  for (const language of [locale, "en"])
    for (const style of ["long", "short"] as const) {
      const names = new Intl.DateTimeFormat(language, { month: style });
      for (let month = 1; month <= 12; month += 1)
        if (plain(names.format(new Date(2026, month - 1, 15))).startsWith(plain(word))) return month;
    }
  return null;
};

/** In which order a language writes day, month and year: "dmy", "mdy", "ymd". */
const orderIn = (locale: string | undefined): string =>
  new Intl.DateTimeFormat(locale)
    .formatToParts(new Date(2026, 10, 21))
    .map(({ type }) => (type === "day" || type === "month" || type === "year" ? type.charAt(0) : ""))
    .join("");

/**
 * Reads a date as people type it: "2026-11-21", "21/11/2026", "21.11.26", "21 Nov", "November 21, 2026".
 *
 * @param locale decides whether 4/5 is in April or in May
 * @param today gives the year where none is typed, "YYYY-MM-DD"
 * @returns "YYYY-MM-DD", or null for what is no date
 */
export const parseDate = (text: string, locale: string | undefined, today: string): string | null => {
  const parts = text.match(/\p{L}+|\p{Nd}+/gu) ?? [];
  const numbers = parts.filter((part) => /^\d+$/.test(part));
  const months = parts.flatMap((part) => monthOf(part, locale) ?? []);
  const [month] = months;
  const thisYear = Number(today.slice(0, 4));
  const yearOf = (digits: string | undefined) =>
    digits === undefined ? thisYear : Number(digits) + (digits.length <= 2 ? 2000 : 0);

  if (month !== undefined) {
    const year = numbers.find((digits) => digits.length === 4);
    const [day, shortYear] = numbers.filter((digits) => digits !== year);
    return numbers.length > 2 || day === undefined ? null : iso(yearOf(year ?? shortYear), month, Number(day));
  }
  // Words that name no month make it something else.
  if (numbers.length !== parts.length || numbers.length < 2 || numbers.length > 3) return null;
  const isYearFirst = numbers[0]?.length === 4;
  const order = isYearFirst ? "ymd" : orderIn(locale);
  const letters = numbers.length === 3 ? order : order.replace("y", "");
  const part = (letter: string) => numbers[letters.indexOf(letter)];
  return iso(yearOf(part("y")), Number(part("m")), Number(part("d")));
};
