export interface DayHours {
  /** 0 is Sunday. */
  day: number;
  /** "HH:mm". */
  open: string;
  /** "HH:mm", up to "24:00". */
  close: string;
  closed: boolean;
}

export const DAY_MINUTES = 24 * 60;

export const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
};

export const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

/**
 * The times to choose from, with the one that is set even where it lies off the grid.
 *
 * @param from first, in minutes of the day
 * @param to last, in minutes of the day
 * @param step minutes between two
 * @param current "HH:mm"
 */
export const timesBetween = (from: number, to: number, step: number, current: string): string[] => {
  const times = new Set([minutesOf(current)]);
  for (let minutes = Math.ceil(from / step) * step; minutes <= to; minutes += step) times.add(minutes);
  return [...times].sort((one, other) => one - other).map(timeOf);
};

/** The days in the order of the week that starts on `weekStartsOn`. */
export const inWeekOrder = (days: readonly DayHours[], weekStartsOn: number): DayHours[] =>
  [...days].sort((one, other) => ((one.day - weekStartsOn + 7) % 7) - ((other.day - weekStartsOn + 7) % 7));

/**
 * A day's name in a language.
 * @example dayName(1, "en") // "Monday"
 */
export const dayName = (day: number, locale: string | undefined): string =>
  // 1 August 2021 was a Sunday.
  new Intl.DateTimeFormat(locale, { weekday: "long", timeZone: "UTC" }).format(Date.UTC(2021, 7, 1 + day));
