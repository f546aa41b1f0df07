import { Checkbox } from "@carrel/ui/checkbox";
import type { ReactNode } from "react";
import { FormValue, type SectionProps } from "./use-settings-form";

interface CheckFieldProps extends SectionProps {
  name:
    | "brandNameVisible"
    | "platformLine"
    | "requireSecondFactor"
    | `branding.${"showSmallLogo" | "showLargeLogo"}`
    | `features.${"hourlyBooking" | "dailyBooking" | "qrBooking" | "autoConfirm"}`;
  label: string;
  description?: ReactNode;
}

/** Something that is so or not. */
export function CheckField({ name, label, description, readOnly }: CheckFieldProps) {
  return (
    <FormValue name={name}>
      {(field, input) => (
        <Checkbox
          {...input}
          label={label}
          description={description}
          checked={field.value}
          onCheckedChange={field.onValueChange}
          disabled={readOnly}
        />
      )}
    </FormValue>
  );
}
