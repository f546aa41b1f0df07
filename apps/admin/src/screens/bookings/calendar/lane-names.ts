import { LOCALE } from "../../../app/locale";
import type { Lane } from "./lane";
import type { TimeWords } from "./time-words";

const DAY = 86_400_000;
const format = new Intl.DateTimeFormat(LOCALE, { weekday: "short", day: "numeric", month: "short", timeZone: "UTC" });

/** "Sat, 21 Nov" */
export const dayName = (date: string) => format.format(new Date(`${date}T00:00:00Z`));

const weekday = new Intl.DateTimeFormat(LOCALE, { weekday: "short", timeZone: "UTC" });
const dayOfMonth = new Intl.DateTimeFormat(LOCALE, { day: "numeric", month: "short", timeZone: "UTC" });

/** "Sat" and "21 Nov" */
export const dayParts = (date: string) => {
  const midnight = new Date(`${date}T00:00:00Z`);
  return { label: weekday.format(midnight), detail: dayOfMonth.format(midnight) };
};

/** What stands before a lane. */
export interface LaneLabel {
  label: string;
  detail: string;
}

/** A lane among the desks of a day: its desk. */
export const deskLabel = ({ deskName, zone, isActive }: Pick<Lane, "deskName" | "zone" | "isActive">): LaneLabel => ({
  label: deskName,
  detail: isActive ? zone : "Out of service",
});

/** A lane among the days of a desk: its day, and when the branch is open then. */
export function dayLabel({ date, open, day: { from, to } }: Lane, words: TimeWords): LaneLabel {
  const hours = open?.map(words.hours).join(", ");
  const detail = to - from !== DAY ? "The clocks change" : hours === "" ? "Closed" : (hours ?? "");
  return { label: dayName(date), detail };
}
