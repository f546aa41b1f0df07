import type { Branch, Shift } from "@carrel/sdk";
import { type DayBar, DayBars } from "@carrel/ui/day-bars";
import { Select } from "@carrel/ui/select";
import { useState } from "react";
import { longWeekday, timesText, WEEKDAYS } from "../words/shift-times";

/** A shift as it is drawn; the one that is being written has no id of its own yet. */
export type DrawnShift = Pick<Shift, "_id" | "name" | "starts" | "ends" | "weekdays" | "isActive">;

interface DayPictureProps {
  shifts: readonly DrawnShift[];
  /** The branch's opening hours; undefined where the person may not read them. */
  timings: Branch["timings"] | undefined;
  /** The weekday that is shown at first; 0 is Sunday. */
  weekday: number;
  /** Id of the shift that stands out. */
  currentId?: string;
}

/** A weekday of a branch: its shifts as bars over the 24 hours, when it is open behind them. */
export function DayPicture({ shifts, timings, weekday, currentId }: DayPictureProps) {
  const [chosen, setChosen] = useState<number | null>(null);
  const day = chosen ?? weekday;
  const name = longWeekday(day);
  const timing = timings?.find((each) => each.day === day);
  const isOpen = timing !== undefined && !timing.closed;
  const bars: DayBar[] = shifts
    .filter(({ weekdays }) => weekdays.includes(day))
    .map((shift) => ({
      id: shift._id,
      label: shift.name,
      from: shift.starts,
      to: shift.ends,
      detail: shift.isActive ? timesText(shift) : `${timesText(shift)}, inactive`,
      ...(shift._id === currentId ? { state: "current" as const } : !shift.isActive && { state: "resting" as const }),
    }));
  const hours = isOpen ? `Open ${timing.open} to ${timing.close}` : "Closed all day";
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Select
          aria-label="Weekday of the picture"
          className="w-40"
          value={String(day)}
          options={WEEKDAYS.map((each) => ({ value: String(each), label: longWeekday(each) }))}
          onValueChange={(value) => setChosen(Number(value))}
        />
        {timings && (
          <p aria-hidden="true" className="text-sm text-muted">
            {hours}
          </p>
        )}
      </div>
      <DayBars
        bars={bars}
        open={!timings ? [{ from: "00:00", to: "24:00" }] : isOpen ? [{ from: timing.open, to: timing.close }] : []}
        labels={{ bars: `Shifts on ${name}s`, open: timings ? hours : "" }}
      />
      {bars.length === 0 && <p className="text-sm text-muted">No shift on {name}s.</p>}
    </div>
  );
}
