import { OrganisationSettings } from "@carrel/sdk/schemas";
import { Field } from "@carrel/ui/field";
import { NumberInput } from "@carrel/ui/number-input";
import { Controller } from "react-hook-form";
import { type SectionProps, useSettingsForm } from "./use-settings-form";

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
  const { control, formState } = useSettingsForm();
  const { minValue, maxValue } = OrganisationSettings.shape[name];
  return (
    <Controller
      control={control}
      name={`orgSettings.${name}`}
      render={({ field }) => (
        <Field label={label} hint={hint} error={formState.errors.orgSettings?.[name]?.message}>
          <NumberInput
            ref={field.ref}
            value={field.value}
            onValueChange={field.onChange}
            onBlur={field.onBlur}
            min={minValue ?? 0}
            max={maxValue ?? Number.MAX_SAFE_INTEGER}
            step={step}
            readOnly={readOnly}
          />
        </Field>
      )}
    />
  );
}
