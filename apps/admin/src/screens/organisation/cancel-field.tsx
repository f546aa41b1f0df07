import { OrganisationSettings } from "@carrel/sdk/schemas";
import { NativeSelect } from "@carrel/ui/native-select";
import { NumberInput } from "@carrel/ui/number-input";
import { useEffect, useRef, useState } from "react";
import { SPAN_UNITS, type SpanUnit, wholeUnit } from "../../app/words/span-text";
import { FormField, type SectionProps } from "./use-settings-form";

const MAX = OrganisationSettings.shape.cancelUntilMinutes.maxValue ?? 0;

interface SpanInputProps extends SectionProps {
  /** In minutes. */
  value: number;
  onValueChange: (value: number | null) => void;
  onBlur: () => void;
}

/** A span of time, typed in the unit that suits it. */
function SpanInput({ value, onValueChange, onBlur, readOnly }: SpanInputProps) {
  const [unit, setUnit] = useState<SpanUnit>(() => wholeUnit(value).name);
  const own = useRef<number | null>(value);
  const { minutes } = SPAN_UNITS.find(({ name }) => name === unit) ?? SPAN_UNITS[2];
  const change = (next: number | null) => {
    own.current = next;
    onValueChange(next);
  };
  // Discarded, or changed elsewhere: the unit follows what it is now.
  useEffect(() => {
    if (own.current === value) return;
    own.current = value;
    setUnit(wholeUnit(value).name);
  }, [value]);

  return (
    <div className="flex gap-2">
      <NumberInput
        className="min-w-0 flex-1"
        value={value === null ? null : value / minutes}
        onValueChange={(count) => change(count === null ? null : Math.round(count * minutes))}
        onBlur={onBlur}
        min={0}
        max={Math.floor(MAX / minutes)}
        readOnly={readOnly}
      />
      <NativeSelect
        className="w-auto shrink-0"
        aria-label="Unit"
        id=""
        value={unit}
        disabled={readOnly}
        onChange={({ target }) => {
          const next = SPAN_UNITS.find(({ name }) => name === target.value);
          if (!next) return;
          setUnit(next.name);
          // What was typed stays, in the new unit.
          change(Math.min(MAX, Math.round((value / minutes) * next.minutes)));
        }}
      >
        {[...SPAN_UNITS].reverse().map(({ name, many }) => (
          <option key={name} value={name}>
            {many}
          </option>
        ))}
      </NativeSelect>
    </div>
  );
}

/** How late a visitor may cancel. */
export function CancelField({ readOnly }: SectionProps) {
  return (
    <FormField
      name="orgSettings.cancelUntilMinutes"
      label="Cancel until, before the start"
      hint="0 lets visitors cancel until it starts."
    >
      {(field, onBlur) => <SpanInput {...field} onBlur={onBlur} readOnly={readOnly} />}
    </FormField>
  );
}
