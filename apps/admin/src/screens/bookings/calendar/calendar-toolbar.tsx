import { useTerminology } from "@carrel/hooks";
import type { Occupancy } from "@carrel/sdk";
import { addDays } from "@carrel/sdk/domain";
import { Button } from "@carrel/ui/button";
import { Combobox } from "@carrel/ui/combobox";
import { DatePicker } from "@carrel/ui/date-picker";
import { IconButton } from "@carrel/ui/icon-button";
import { SegmentedControl } from "@carrel/ui/segmented-control";
import { Select } from "@carrel/ui/select";
import { ChevronLeft, ChevronRight, ZoomIn, ZoomOut } from "lucide-react";
import { LOCALE } from "../../../app/locale";
import { useBranches } from "../../../app/use-branches";
import type { CalendarSearch } from "../booking-search";

const ALL = "all";

interface CalendarToolbarProps {
  search: CalendarSearch;
  onChange: (changed: CalendarSearch) => void;
  /** The day that is shown, and today in the branch. */
  day: string;
  today: string;
  branchId: string;
  desks: readonly Pick<Occupancy["desks"][number], "deskId" | "deskName" | "zone">[];
  /** The desk of the week; undefined where it is that of all. */
  deskId: string | undefined;
  hasZoom: boolean;
}

/** Which day, week, branch and desks the calendar shows. */
export function CalendarToolbar(props: CalendarToolbarProps) {
  const { search, onChange, day, today, branchId, desks, deskId } = props;
  const words = useTerminology();
  const { branches } = useBranches();
  const isWeek = search.view === "week";
  const zoom = search.zoom ?? 2;
  const zones = [...new Set(desks.map(({ zone }) => zone).filter(Boolean))].sort();
  const show = (date: string | null) => onChange({ day: date === null || date === today ? undefined : date });
  const step = isWeek ? 7 : 1;
  const unit = isWeek ? "week" : "day";
  const setZoom = (next: number) => onChange({ zoom: next === 1 || next === 3 ? next : undefined });
  return (
    <div className="flex flex-wrap items-center gap-3">
      <div className="flex items-center gap-1">
        <IconButton label={`The ${unit} before`} onClick={() => show(addDays(day, -step))}>
          <ChevronLeft strokeWidth={1.5} data-mirror />
        </IconButton>
        <Button disabled={day === today} onClick={() => show(today)}>
          Today
        </Button>
        <IconButton label={`The ${unit} after`} onClick={() => show(addDays(day, step))}>
          <ChevronRight strokeWidth={1.5} data-mirror />
        </IconButton>
      </div>
      <SegmentedControl
        label="View"
        value={search.view ?? "day"}
        options={[
          { value: "day", label: "Day" },
          { value: "week", label: "Week" },
        ]}
        onValueChange={(view) =>
          onChange({ view: view === "week" ? "week" : undefined, desk: undefined, seat: undefined })
        }
      />
      <DatePicker
        label="Day"
        className="w-full sm:w-52"
        value={day}
        onValueChange={show}
        today={today}
        locale={LOCALE}
      />
      {isWeek && (
        <Combobox
          aria-label={words.desk}
          className="w-[calc(50%-0.375rem)] sm:w-48"
          value={deskId ?? ALL}
          options={[
            { value: ALL, label: `All ${words.desks.toLowerCase()}` },
            ...desks.map((desk) => ({ value: desk.deskId, label: desk.deskName, hint: desk.zone })),
          ]}
          onValueChange={(desk) => onChange({ desk: desk === ALL ? undefined : desk })}
        />
      )}
      {deskId === undefined && zones.length > 1 && (
        <Select
          aria-label="Zone"
          className="w-[calc(50%-0.375rem)] sm:w-44"
          value={search.zone ?? ALL}
          options={[{ value: ALL, label: "Every zone" }, ...zones.map((zone) => ({ value: zone, label: zone }))]}
          onValueChange={(zone) => onChange({ zone: zone === ALL ? undefined : zone, seat: undefined })}
        />
      )}
      {branches.length > 1 && (
        <Select
          aria-label="Branch"
          className="w-[calc(50%-0.375rem)] sm:w-48"
          value={branchId}
          options={branches.map(({ _id, name }) => ({ value: _id, label: name }))}
          onValueChange={(branch) => onChange({ branch, desk: undefined, seat: undefined, zone: undefined })}
        />
      )}
      {props.hasZoom && (
        <div className="ms-auto flex items-center gap-1">
          <IconButton label="Narrower hours" disabled={zoom === 1} onClick={() => setZoom(zoom - 1)}>
            <ZoomOut strokeWidth={1.5} />
          </IconButton>
          <IconButton label="Wider hours" disabled={zoom === 3} onClick={() => setZoom(zoom + 1)}>
            <ZoomIn strokeWidth={1.5} />
          </IconButton>
        </div>
      )}
    </div>
  );
}
