import { localDateOf } from "@carrel/sdk/domain";
import { Button } from "@carrel/ui/button";
import { DateRangePicker, type RangePreset, usualPresets } from "@carrel/ui/date-range-picker";
import { Select } from "@carrel/ui/select";
import { X } from "lucide-react";
import { Fragment, type ReactNode } from "react";
import { LOCALE } from "../app/locale";

type Name<Search> = keyof Search & string;

/** One of some words. */
type Choice<Search> = {
  [By in Name<Search>]-?: {
    by: By;
    label: string;
    /** What stands for no choice: "Every area". */
    every: string;
    options: readonly { value: Extract<Search[By], string>; label: string }[];
    className: string;
  };
}[Name<Search>];

/** First and last day, in `from` and `to`. */
interface Days {
  days: string;
  /** What stands for no days: "Any time". */
  every: string;
  /** Days to come can be chosen; left out: today is the last. */
  presets?: (today: string) => readonly RangePreset[];
}

/** What narrows a list, over names of its address. */
export type ListFilter<Search, Row = unknown> =
  | Choice<Search>
  | Days
  // Taken from a record or a figure, and only to be taken away.
  | { taken: Name<Search>; label: (value: string, rows: readonly Row[]) => string }
  | { over: readonly Name<Search>[]; field: ReactNode };

/** The names of the address that filters are about. */
export const namesOf = <Search, Row>(filters: readonly ListFilter<Search, Row>[]): string[] =>
  filters.flatMap((filter) => {
    if ("days" in filter) return ["from", "to"];
    if ("over" in filter) return [...filter.over];
    return ["taken" in filter ? filter.taken : filter.by];
  });

interface ListFiltersProps<Search, Row> {
  filters: readonly ListFilter<Search, Row>[];
  search: Search;
  onChange: (changed: Partial<Search>) => void;
  /** Whose days they are. */
  zone: string;
  rows?: readonly Row[];
}

const ALL = "ALL";

/** The fields of a list's filters. */
export function ListFilters<Search extends object, Row>(props: ListFiltersProps<Search, Row>) {
  const { filters, search, onChange, zone, rows = [] } = props;
  const today = localDateOf(new Date(), zone);
  const asked = search as Record<string, string | undefined>;
  const set = (changed: Record<string, string | undefined>) => onChange(changed as Partial<Search>);
  const drawn = (filter: ListFilter<Search, Row>) => {
    if ("over" in filter) return filter.field;
    if ("days" in filter) {
      const { from, to } = asked;
      return (
        <DateRangePicker
          label={filter.days}
          clearLabel={filter.every}
          className="w-full sm:w-80"
          value={from && to ? { from, to } : null}
          onValueChange={(range) => set({ from: range?.from, to: range?.to })}
          presets={filter.presets?.(today) ?? usualPresets(today)}
          today={today}
          {...(!filter.presets && { max: today })}
          locale={LOCALE}
        />
      );
    }
    if ("taken" in filter) {
      const value = asked[filter.taken];
      if (value === undefined) return null;
      const label = filter.label(value, rows);
      return (
        <Button
          size="sm"
          className="max-w-full"
          aria-label={`Take the filter away, ${label}`}
          onClick={() => set({ [filter.taken]: undefined })}
        >
          <span className="truncate">{label}</span>
          <X />
        </Button>
      );
    }
    const { by, label, every, options, className } = filter;
    return (
      <Select
        aria-label={label}
        className={`w-full ${className}`}
        options={[{ value: ALL, label: every }, ...options]}
        value={asked[by] ?? ALL}
        onValueChange={(next) => set({ [by]: next === ALL ? undefined : next })}
      />
    );
  };
  return filters.map((filter) => <Fragment key={namesOf([filter]).join()}>{drawn(filter)}</Fragment>);
}
