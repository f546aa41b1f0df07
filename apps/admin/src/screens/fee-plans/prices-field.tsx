import type { Shift } from "@carrel/sdk";
import { AddFeePlan } from "@carrel/sdk/schemas";
import { Button } from "@carrel/ui/button";
import { MoneyInput } from "@carrel/ui/money-input";
import { Select } from "@carrel/ui/select";
import { Plus, Trash2 } from "lucide-react";
import { useFieldArray, useFormContext } from "react-hook-form";
import { useZones } from "../../app/use-zones";
import { DESK_KINDS } from "../../app/words/desk-kinds";
import { shiftText } from "../../app/words/shift-times";
import { fieldsFor } from "../../forms/fields";
import type { FeePlanValues, PricedBy } from "./plan-parts";

const { FormField } = fieldsFor(AddFeePlan);

/** Stands for a price that is the same whatever it is. */
const ANY = "any";

interface PricesFieldProps {
  currency: string;
  /** What tells the prices apart. */
  by: readonly PricedBy[];
  shifts: readonly Shift[];
  /** Who pays these. */
  hint: string;
}

/** Other prices than the plan's own, a row for each: for what, and how much. Stands in a fee plan's form. */
export function PricesField({ currency, by, shifts, hint }: PricesFieldProps) {
  const { control, watch } = useFormContext<FeePlanValues>();
  const { fields, append, remove } = useFieldArray({ control, name: "prices" });
  const prices = watch("prices") ?? [];
  const zones = useZones();
  const offered = (name: PricedBy, value: string | undefined) =>
    ({
      shiftId: {
        label: "Shift",
        any: "Any shift",
        options: shifts.map((shift) => ({ value: shift._id, label: shiftText(shift) })),
        gone: "A shift of another branch",
      },
      zone: {
        label: "Zone",
        any: "Any zone",
        options: zones.map((zone) => ({ value: zone, label: zone })),
        gone: value ?? "",
      },
      deskKind: { label: "Kind", any: "Any kind", options: DESK_KINDS, gone: value ?? "" },
    })[name];
  // What there is only one of, or none, tells nothing apart.
  const named = by.filter(
    (name) =>
      prices.some((price) => price[name]) || offered(name, undefined).options.length > (name === "zone" ? 0 : 1),
  );
  if (named.length === 0) return null;

  return (
    <div className="flex flex-col gap-3">
      <div>
        <h3 className="m-0 text-base font-medium text-strong">Other prices</h3>
        <p className="m-0 text-sm text-muted">{hint}</p>
      </div>
      {fields.map((field, index) => (
        <fieldset
          key={field.id}
          aria-label={`Price ${index + 1}`}
          className="m-0 grid min-w-0 gap-4 rounded-md border border-border p-4 sm:grid-cols-2"
        >
          {named.map((name) => {
            const { label, any, options, gone } = offered(name, prices[index]?.[name]);
            return (
              <FormField key={name} name={`prices.${index}.${name}`} label={label}>
                {({ value, onValueChange, ref }) => (
                  <Select
                    ref={ref}
                    value={value ?? ANY}
                    onValueChange={(chosen) => onValueChange(chosen === ANY ? undefined : chosen)}
                    options={[
                      { value: ANY, label: any },
                      ...options,
                      ...(value && !options.some((option) => option.value === value) ? [{ value, label: gone }] : []),
                    ]}
                  />
                )}
              </FormField>
            );
          })}
          <FormField name={`prices.${index}.amount`} label="Price" required>
            {({ value, onValueChange, ref }, onBlur) => (
              <MoneyInput
                ref={ref}
                value={value ?? null}
                onValueChange={onValueChange}
                onBlur={onBlur}
                currency={currency}
              />
            )}
          </FormField>
          <div className="flex items-end justify-end sm:col-start-2">
            <Button
              size="sm"
              variant="danger-ghost"
              icon={<Trash2 />}
              aria-label={`Remove price ${index + 1}`}
              onClick={() => remove(index)}
            >
              Remove
            </Button>
          </div>
        </fieldset>
      ))}
      <Button
        size="sm"
        className="self-start"
        icon={<Plus />}
        // Nothing valid is typed yet, as in the plan's own price. Left as the first field it would be asked for before its turn.
        onClick={() =>
          append({ amount: null as unknown as number }, { focusName: `prices.${fields.length}.${named[0]}` })
        }
      >
        Add a price
      </Button>
    </div>
  );
}
