import { localDateOf } from "@carrel/sdk/domain";
import { Button } from "@carrel/ui/button";
import { DateRangePicker, usualPresets } from "@carrel/ui/date-range-picker";
import { Select } from "@carrel/ui/select";
import { X } from "lucide-react";
import { AUDIT_RESOURCES, type AuditResource, type AuditSearch } from "../../app/audit-search";
import { LOCALE } from "../../app/locale";
import { RESOURCE_LABELS } from "./entry-text";

const ALL = "ALL";
const OPTIONS: { value: AuditResource | typeof ALL; label: string }[] = [
  { value: ALL, label: "Every area" },
  ...AUDIT_RESOURCES.map((value) => ({ value, label: RESOURCE_LABELS[value] })),
];

interface FiltersProps {
  search: AuditSearch;
  zone: string;
  /** What `actor` is called, where an entry that names him is there. */
  actorName: string | undefined;
  onChange: (changed: AuditSearch) => void;
}

/** Area and period, and the filters that were taken from an entry, each to be taken away. */
export function Filters({ search, zone, actorName, onChange }: FiltersProps) {
  const { actor, action, record, resource, from, to } = search;
  const today = localDateOf(new Date(), zone);
  const taken = [
    actor && { label: `Who: ${actorName ?? actor.slice(0, 8)}`, none: { actor: undefined } },
    action && { label: `What: ${action}`, none: { action: undefined } },
    record && { label: `Record: ${record.slice(0, 8)}`, none: { record: undefined } },
  ].filter((filter) => filter !== undefined && filter !== "");
  return (
    <>
      <Select
        aria-label="Area"
        className="w-full sm:w-52"
        options={OPTIONS}
        value={resource ?? ALL}
        onValueChange={(value) => onChange({ resource: value === ALL ? undefined : value })}
      />
      <DateRangePicker
        label="Period"
        clearLabel="Any time"
        className="w-full sm:w-auto"
        value={from && to ? { from, to } : null}
        onValueChange={(range) => onChange({ from: range?.from, to: range?.to })}
        presets={usualPresets(today)}
        today={today}
        max={today}
        locale={LOCALE}
      />
      {taken.map(({ label, none }) => (
        <Button key={label} size="sm" aria-label={`Take the filter away, ${label}`} onClick={() => onChange(none)}>
          {label}
          <X />
        </Button>
      ))}
    </>
  );
}
