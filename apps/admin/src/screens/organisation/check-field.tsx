import { Checkbox } from "@carrel/ui/checkbox";
import type { ReactNode } from "react";
import { Controller } from "react-hook-form";
import { type SectionProps, useSettingsForm } from "./use-settings-form";

interface CheckFieldProps extends SectionProps {
  name:
    | "brandNameVisible"
    | "requireSecondFactor"
    | `branding.${"showSmallLogo" | "showLargeLogo"}`
    | `features.${"hourlyBooking" | "dailyBooking" | "qrBooking" | "onlinePayment" | "autoConfirm"}`;
  label: string;
  description?: ReactNode;
}

/** Something that is so or not. */
export function CheckField({ name, label, description, readOnly }: CheckFieldProps) {
  const { control } = useSettingsForm();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field }) => (
        <Checkbox
          ref={field.ref}
          label={label}
          description={description}
          checked={field.value}
          onCheckedChange={field.onChange}
          onBlur={field.onBlur}
          disabled={readOnly}
        />
      )}
    />
  );
}
