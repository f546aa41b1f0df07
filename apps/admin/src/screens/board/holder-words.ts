import type { Board, BoardHolder, BoardShift } from "@carrel/sdk";
import { addDays, weekdayOf } from "@carrel/sdk/domain";
import { LOCALE } from "../../app/locale";

const utc = (date: string) => new Date(`${date}T00:00:00Z`);
const inYear = new Intl.DateTimeFormat(LOCALE, { day: "numeric", month: "short", timeZone: "UTC" });
const inOther = new Intl.DateTimeFormat(LOCALE, { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" });
const inWeek = new Intl.DateTimeFormat(LOCALE, { weekday: "short", day: "numeric", month: "short", timeZone: "UTC" });

/** "Mon 23 Nov" */
export const dayName = (date: string) => inWeek.format(utc(date));

/** Whether a last day lies in the week, Monday to Sunday, of a day. */
export const endsInWeekOf = (date: string, lastDay: string): boolean =>
  lastDay <= addDays(date, (7 - weekdayOf(date)) % 7);

/** "until 30 Nov", and "ends Fri 27 Nov" in its last week. */
export function untilText(lastDay: string, date: string): string {
  if (endsInWeekOf(date, lastDay)) return `ends ${inWeek.format(utc(lastDay))}`;
  const format = lastDay.slice(0, 4) === date.slice(0, 4) ? inYear : inOther;
  return `until ${format.format(utc(lastDay))}`;
}

/** Writes a branch's times of a day. */
export function holderWords({ timezone, date, shifts }: Pick<Board, "timezone" | "date" | "shifts">) {
  const clock = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit", timeZone: timezone });
  const time = (instant: string) => clock.format(new Date(instant));
  /**
   * Until when somebody has a place in a shift, before it what of it he has where that isn't just the shift.
   * @param columns the shifts that he is shown in at once
   */
  return (holder: BoardHolder, columns: readonly BoardShift[]): string => {
    const { shiftId, startAt, endAt, lastDay, kind } = holder;
    const until = untilText(lastDay, date);
    const [first] = columns;
    const isOwn = columns.length === 1 && first?._id === shiftId;
    if (isOwn) return until;
    const covers = columns.every(
      (shift) => shift.startAt !== null && shift.endAt !== null && startAt <= shift.startAt && endAt >= shift.endAt,
    );
    if (!covers) return `${time(startAt)}–${time(endAt)}, ${until}`;
    const whole = shifts.find(({ _id }) => _id === shiftId)?.name ?? (kind === "seat" ? "Whole day" : "");
    return whole ? `${whole}, ${until}` : until;
  };
}
