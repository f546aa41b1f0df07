import { OrganisationSettings } from "@carrel/sdk/schemas";
import { NumberInput } from "@carrel/ui/number-input";
import { FormField, type SectionProps } from "./use-settings-form";

interface NumberFieldProps extends SectionProps {
  name:
    | "holdMinutes"
    | "slotMinutes"
    | "bookingWindowDays"
    | "pendingHours"
    | "visitorPendingBookings"
    | "visitorPendingDays"
    | "visitorBookingDays";
  /** With its unit: "Book ahead, in days". */
  label: string;
  hint: string;
  step: number;
}

/** A whole number, within what the server takes. */
export function NumberField({ name, label, hint, step, readOnly }: NumberFieldProps) {
  const { minValue, maxValue } = OrganisationSettings.shape[name];
  return (
    <FormField name={`orgSettings.${name}`} label={label} hint={hint}>
      {(field, onBlur) => (
        <NumberInput
          {...field}
          onBlur={onBlur}
          min={minValue ?? 0}
          max={maxValue ?? Number.MAX_SAFE_INTEGER}
          step={step}
          readOnly={readOnly}
        />
      )}
    </FormField>
  );
}
