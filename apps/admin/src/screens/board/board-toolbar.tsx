import { addDays } from "@carrel/sdk/domain";
import { Button } from "@carrel/ui/button";
import { DatePicker } from "@carrel/ui/date-picker";
import { IconButton } from "@carrel/ui/icon-button";
import { Select } from "@carrel/ui/select";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { LOCALE } from "../../app/locale";
import type { BoardSearch } from "./board-search";

const ALL = " ";

interface BoardToolbarProps {
  /** The day that is shown, and today in the branch. */
  day: string;
  today: string;
  zone: string | undefined;
  /** All of the branch, in the board's order. */
  zones: readonly string[];
  onChange: (changed: BoardSearch) => void;
}

/** Which day and zone the board shows. */
export function BoardToolbar({ day, today, zone, zones, onChange }: BoardToolbarProps) {
  const show = (date: string | null) => onChange({ day: date === null || date === today ? undefined : date });
  return (
    <div className="flex flex-wrap items-center gap-3">
      <div className="flex items-center gap-1">
        <IconButton label="The day before" onClick={() => show(addDays(day, -1))}>
          <ChevronLeft strokeWidth={1.5} data-mirror />
        </IconButton>
        <Button disabled={day === today} onClick={() => show(today)}>
          Today
        </Button>
        <IconButton label="The day after" onClick={() => show(addDays(day, 1))}>
          <ChevronRight strokeWidth={1.5} data-mirror />
        </IconButton>
      </div>
      <DatePicker
        label="Day"
        className="w-full sm:w-52"
        value={day}
        onValueChange={show}
        today={today}
        locale={LOCALE}
      />
      {(zones.length > 0 || zone) && (
        <Select
          aria-label="Zone"
          className="w-full sm:w-44"
          value={zone ?? ALL}
          options={[{ value: ALL, label: "Every zone" }, ...zones.map((name) => ({ value: name, label: name }))]}
          onValueChange={(picked) => onChange({ zone: picked === ALL ? undefined : picked })}
        />
      )}
    </div>
  );
}
