import { Checkbox } from "@carrel/ui/checkbox";
import { Field } from "@carrel/ui/field";
import { NumberInput } from "@carrel/ui/number-input";
import { useRef } from "react";
import { Controller, useFormContext } from "react-hook-form";
import type { OfferFields } from "./offer-schema";

interface LimitFieldProps {
  name: "branches" | "desks" | "adminUsers";
  label: string;
  /** Whether there may be any number: of plans only. */
  canBeAny: boolean;
}

/** How many of something there is room for. Null is any number, so an empty field holds NaN, which is refused. */
export function LimitField({ name, label, canBeAny }: LimitFieldProps) {
  const { control, formState } = useFormContext<OfferFields>();
  const before = useRef(0);
  return (
    <Controller
      control={control}
      name={`limits.${name}`}
      render={({ field }) => {
        const isAny = field.value === null;
        return (
          <div className="flex min-w-0 flex-col gap-2">
            <Field label={label} error={formState.errors.limits?.[name]?.message}>
              <NumberInput
                ref={field.ref}
                min={0}
                max={1_000_000}
                value={Number.isNaN(field.value) ? null : field.value}
                onValueChange={(count) => field.onChange(count ?? Number.NaN)}
                onBlur={field.onBlur}
                disabled={isAny}
                placeholder={isAny ? "Any number" : undefined}
              />
            </Field>
            {canBeAny && (
              <Checkbox
                label={
                  <>
                    Any number<span className="sr-only"> of {label.toLowerCase()}</span>
                  </>
                }
                checked={isAny}
                onCheckedChange={(any) => {
                  if (any) before.current = field.value ?? 0;
                  field.onChange(any ? null : before.current);
                }}
              />
            )}
          </div>
        );
      }}
    />
  );
}
