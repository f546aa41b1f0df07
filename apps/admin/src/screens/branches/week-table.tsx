import type { DayTiming } from "@carrel/sdk";
import { localDateOf, weekdayOf } from "@carrel/sdk/domain";

const DAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
const FROM_MONDAY = [1, 2, 3, 4, 5, 6, 0];

/** A week's opening hours; the branch's today stands out. */
export function WeekTable({ timings, timezone }: { timings: DayTiming[]; timezone: string }) {
  const today = weekdayOf(localDateOf(new Date(), timezone));
  const byDay = new Map(timings.map((timing) => [timing.day, timing]));
  return (
    <>
      <table className="w-full tabular-nums">
        <caption className="sr-only">Opening hours by weekday</caption>
        <tbody>
          {FROM_MONDAY.map((day) => {
            const timing = byDay.get(day);
            const isToday = day === today;
            return (
              <tr
                key={day}
                className="border-b border-border last:border-0"
                aria-current={isToday ? "date" : undefined}
              >
                <th scope="row" className={`py-2 text-start ${isToday ? "font-semibold text-strong" : "font-normal"}`}>
                  {DAYS[day]}
                  {isToday && <span className="text-muted"> (today)</span>}
                </th>
                <td className="py-2 text-end">
                  {!timing || timing.closed ? (
                    <span className="text-muted">Closed</span>
                  ) : (
                    `${timing.open}–${timing.close}`
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className="mt-3 text-sm text-muted">Times in {timezone.replaceAll("_", " ")}</p>
    </>
  );
}
