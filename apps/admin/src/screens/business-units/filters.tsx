import { Select } from "@carrel/ui/select";
import { CATEGORY_OPTIONS, STATUS_OPTIONS, WEBSITE_OPTIONS } from "./unit-labels";
import type { UnitsSearch } from "./units-search";

const ALL = "ALL";

interface FilterProps<Value extends string> {
  label: string;
  /** What stands for no choice. */
  every: string;
  options: readonly { value: Value; label: string }[];
  value: Value | undefined;
  onChange: (value: Value | undefined) => void;
}

function Filter<Value extends string>({ label, every, options, value, onChange }: FilterProps<Value>) {
  return (
    <Select
      aria-label={label}
      className="w-full sm:w-44"
      options={[{ value: ALL, label: every }, ...options]}
      value={value ?? ALL}
      onValueChange={(next) => onChange(options.find((option) => option.value === next)?.value)}
    />
  );
}

interface FiltersProps {
  search: UnitsSearch;
  onChange: (changed: UnitsSearch) => void;
}

export const StatusFilter = ({ search: { status }, onChange }: FiltersProps) => (
  <Filter
    label="Status"
    every="Every status"
    options={STATUS_OPTIONS}
    value={status}
    onChange={(next) => onChange({ status: next })}
  />
);

/** Status, kind of place and website, that narrow the list. */
export const Filters = ({ search, onChange }: FiltersProps) => (
  <>
    <StatusFilter search={search} onChange={onChange} />
    <Filter
      label="Kind of place"
      every="Every kind"
      options={CATEGORY_OPTIONS}
      value={search.category}
      onChange={(category) => onChange({ category })}
    />
    <Filter
      label="Website"
      every="Any website"
      options={WEBSITE_OPTIONS}
      value={search.website}
      onChange={(website) => onChange({ website })}
    />
  </>
);
