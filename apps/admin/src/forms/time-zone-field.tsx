import { Combobox } from "@carrel/ui/combobox";
import { Field } from "@carrel/ui/field";
import { timeZones } from "./time-zones";

const OPTIONS = timeZones().map((zone) => ({ value: zone, label: zone.replaceAll("_", " ") }));

interface TimeZoneFieldProps {
  value: string;
  onValueChange: (zone: string) => void;
  /** What is read in it. */
  hint: string;
  error?: string | undefined;
  readOnly?: boolean;
}

/** A choice among the IANA time zones. */
export const TimeZoneField = ({ value, onValueChange, hint, error, readOnly = false }: TimeZoneFieldProps) => (
  <Field label="Time zone" required hint={hint} error={error}>
    <Combobox
      value={value}
      onValueChange={onValueChange}
      options={OPTIONS}
      readOnly={readOnly}
      placeholder="Choose a time zone"
      searchPlaceholder="Search a city or region"
      emptyText="No such time zone"
    />
  </Field>
);
