import { localDateOf } from "@carrel/sdk/domain";
import { Button } from "@carrel/ui/button";
import { Combobox } from "@carrel/ui/combobox";
import { DateRangePicker, usualPresets } from "@carrel/ui/date-range-picker";
import { useQuery } from "@tanstack/react-query";
import { X } from "lucide-react";
import { q } from "../../app/carrel";
import { LOCALE } from "../../app/locale";
import { eventText } from "./event-text";
import type { TrackingSearch } from "./tracking-search";

const ALL = "all";

interface FiltersProps {
  search: TrackingSearch;
  zone: string;
  onChange: (changed: TrackingSearch) => void;
}

/** Person and period, and the filters that were taken from an event or a figure, each to be taken away. */
export function Filters({ search, zone, onChange }: FiltersProps) {
  const people = useQuery(q.tracking.users());
  const { user, unit, session, event, path } = search;
  const known = people.data?.users ?? [];
  const taken = [
    event && { label: `What: ${eventText(event)}`, none: { event: undefined } },
    path && { label: `Where: ${path}`, none: { path: undefined } },
    session && { label: `Visit: ${session.slice(0, 8)}`, none: { session: undefined } },
    unit && { label: `Business unit: ${unit.slice(0, 8)}`, none: { unit: undefined } },
  ].filter((filter) => filter !== undefined && filter !== "");
  return (
    <>
      <Combobox
        aria-label="Person"
        className="w-full sm:w-56"
        loading={people.isPending}
        options={[
          { value: ALL, label: "Everybody" },
          ...known.map(({ _id, name, email }) => ({ value: _id, label: name, hint: email })),
          ...(user && people.isSuccess && !known.some(({ _id }) => _id === user)
            ? [{ value: user, label: "Somebody who did nothing" }]
            : []),
        ]}
        value={user ?? ALL}
        onValueChange={(value) => onChange({ user: value === ALL ? undefined : value })}
      />
      <Period search={search} zone={zone} onChange={onChange} />
      {taken.map(({ label, none }) => (
        <Button
          key={label}
          size="sm"
          className="max-w-full"
          aria-label={`Take the filter away, ${label}`}
          onClick={() => onChange(none)}
        >
          <span className="truncate">{label}</span>
          <X />
        </Button>
      ))}
    </>
  );
}

/** The days that are looked at. */
export function Period({
  search: { from, to },
  zone,
  onChange,
  none = "Any time",
}: FiltersProps & {
  /** What is looked at where no days are chosen. */
  none?: string;
}) {
  const today = localDateOf(new Date(), zone);
  return (
    <DateRangePicker
      label="Period"
      clearLabel={none}
      className="w-full sm:w-auto"
      value={from && to ? { from, to } : null}
      onValueChange={(range) => onChange({ from: range?.from, to: range?.to })}
      presets={usualPresets(today)}
      today={today}
      max={today}
      locale={LOCALE}
    />
  );
}
