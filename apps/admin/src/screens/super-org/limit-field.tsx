import { Checkbox } from "@carrel/ui/checkbox";
import { Field } from "@carrel/ui/field";
import { NumberInput } from "@carrel/ui/number-input";
import { useRef } from "react";
import { fieldsFor } from "../../forms/fields";
import type { OfferFields } from "./offer-schema";

const { FormValue } = fieldsFor<OfferFields>();

interface LimitFieldProps {
  name: "branches" | "desks" | "adminUsers";
  label: string;
  /** Whether there may be any number: of plans only. */
  canBeAny: boolean;
}

/** How many of something there is room for. Null is any number, so an empty field holds NaN, which is refused. */
export function LimitField({ name, label, canBeAny }: LimitFieldProps) {
  const before = useRef(0);
  return (
    <FormValue name={`limits.${name}`}>
      {(field, input) => {
        const isAny = field.value === null;
        return (
          <div className="flex min-w-0 flex-col gap-2">
            <Field label={label} error={field.error}>
              <NumberInput
                {...input}
                min={0}
                max={1_000_000}
                value={Number.isNaN(field.value) ? null : field.value}
                onValueChange={(count) => field.onValueChange(count ?? Number.NaN)}
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
                  field.onValueChange(any ? null : before.current);
                }}
              />
            )}
          </div>
        );
      }}
    </FormValue>
  );
}
