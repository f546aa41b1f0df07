import type { DayHours } from "@carrel/ui/weekly-hours-editor";
import type { CardState, Closure } from "./card-state";
import { LANGUAGES, type Language } from "./card-words";

/** A row of the card: a day, or several with the same hours. */
export interface CardRow {
  /** In each of the languages. */
  days: readonly string[];
  hours: string;
  isClosed: boolean;
}

/** 1 August 2021 was a Sunday. */
const dayName = (day: number, language: Language) =>
  new Intl.DateTimeFormat(language, { weekday: "long", timeZone: "UTC" }).format(Date.UTC(2021, 7, 1 + day));

const capital = (text: string, language: Language) =>
  text.replace(/^\p{L}/u, (letter) => letter.toLocaleUpperCase(language));

/** A time as the card writes it: "07:00", or "7:00 am". */
function timeText(time: string, clock: CardState["clock"]): string {
  if (clock === "24") return time;
  const [hours = 0, minutes = "00"] = [Number(time.slice(0, 2)), time.slice(3)];
  return `${hours % 12 === 0 ? 12 : hours % 12}:${minutes} ${hours % 24 < 12 ? "am" : "pm"}`;
}

/** Hours that end no later than they begin are no hours. */
export const isBackwards = ({ open, close, closed }: DayHours) => !closed && close <= open;

/**
 * The week as it stands on the card: days one after the other with the same hours share a row.
 * @example cardRows({ ...START, languages: ["en", "de"] })[0]
 * // { days: ["Monday – Friday", "Montag – Freitag"], hours: "07:00 – 22:00", isClosed: false }
 */
export function cardRows({ week, first, languages, clock }: CardState): CardRow[] {
  const place = (day: number) => (day - Number(first) + 7) % 7;
  const alike: DayHours[][] = [];
  for (const hours of [...week].sort((one, other) => place(one.day) - place(other.day))) {
    const before = alike.at(-1)?.[0];
    const isSame =
      before &&
      (before.closed ? hours.closed : !hours.closed && before.open === hours.open && before.close === hours.close);
    if (isSame) alike.at(-1)?.push(hours);
    else alike.push([hours]);
  }
  return alike.flatMap((days) => {
    const [start, end] = [days[0], days.at(-1)];
    if (!start || !end) return [];
    const named = (language: Language) => {
      const names = (start === end ? [start] : [start, end]).map(({ day }) =>
        capital(dayName(day, language), language),
      );
      return names.join(" – ");
    };
    return {
      days: languages.map(named),
      isClosed: start.closed,
      hours: start.closed
        ? [...new Set(languages.map((language) => LANGUAGES[language].closed))].join(" · ")
        : `${timeText(start.open, clock)} – ${timeText(start.close, clock)}`,
    };
  });
}

const instantOf = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** What is wrong with a closure; nothing while it has no day yet. */
export function closureFault({ from, to }: Closure): string | undefined {
  if (from === "") return to === "" ? undefined : "Choose the first day.";
  if (Number.isNaN(instantOf(from)) || (to !== "" && Number.isNaN(instantOf(to)))) return "There is no such day.";
  return to !== "" && to < from ? "The last day comes before the first." : undefined;
}

/** Days that it is closed on, as people write them in the card's first language; without those that are not right yet. */
export function closureLines({ closures, languages }: CardState): string[] {
  const [language = "en"] = languages;
  const format = new Intl.DateTimeFormat(language === "en" ? "en-GB" : language, {
    dateStyle: "long",
    timeZone: "UTC",
  });
  return closures
    .filter((closure) => closure.from !== "" && closureFault(closure) === undefined)
    .toSorted((one, other) => one.from.localeCompare(other.from))
    .map(({ from, to, reason }) => {
      const days =
        to === "" || to === from
          ? format.format(instantOf(from))
          : format.formatRange(instantOf(from), instantOf(to)).replaceAll(/[\u2009\u202f]/g, " ");
      return [days, reason.trim()].filter(Boolean).join(": ");
    });
}
