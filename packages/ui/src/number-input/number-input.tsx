"use client";
import { Minus, Plus } from "lucide-react";
import { type MouseEvent, useEffect, useState } from "react";
import { IconButton } from "../icon-button";
import { TextInput, type TextInputProps } from "../text-input";

export interface NumberInputProps
  extends Omit<TextInputProps, "type" | "value" | "defaultValue" | "onChange" | "min" | "max" | "step" | "trailing"> {
  /** Null while nothing valid is typed. */
  value: number | null;
  onValueChange: (value: number | null) => void;
  min?: number;
  max?: number;
  /** What the buttons and arrow keys add. */
  step?: number;
  lessLabel?: string;
  moreLabel?: string;
}

const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value));
const stepsOf: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };
/** A button that reaches its bound is disabled, and would take the focus with it. */
const keepFocus = (event: MouseEvent) => event.preventDefault();
/** Sums of decimal steps, without the tails of binary fractions. */
const tidy = (value: number) => Number(value.toFixed(10));

/**
 * A number, typed or stepped by the buttons and the arrow keys.
 *
 * @example <Field label="Hours"><NumberInput min={1} max={24} value={hours} onValueChange={setHours} /></Field>
 */
export const NumberInput = ({
  value,
  onValueChange,
  min = Number.NEGATIVE_INFINITY,
  max = Number.POSITIVE_INFINITY,
  step = 1,
  lessLabel = "Less",
  moreLabel = "More",
  disabled,
  readOnly,
  ...rest
}: NumberInputProps) => {
  const [typed, setTyped] = useState(value === null ? "" : String(value));

  useEffect(() => {
    setTyped((text) => (parse(text) === value ? text : value === null ? "" : String(value)));
  }, [value]);

  const change = (text: string) => {
    setTyped(text);
    onValueChange(parse(text));
  };
  const stepBy = (steps: number) => onValueChange(clamp(tidy((value ?? 0) + steps * step), min, max));
  const fixed = disabled || readOnly;

  return (
    <TextInput
      inputMode={step % 1 === 0 ? "numeric" : "decimal"}
      autoComplete="off"
      data-slot="number-input"
      {...rest}
      disabled={disabled}
      readOnly={readOnly}
      role="spinbutton"
      aria-valuenow={value ?? undefined}
      aria-valuemin={Number.isFinite(min) ? min : undefined}
      aria-valuemax={Number.isFinite(max) ? max : undefined}
      value={typed}
      onChange={(event) => change(event.target.value)}
      onBlur={(event) => {
        rest.onBlur?.(event);
        const kept = value === null ? null : clamp(value, min, max);
        setTyped(kept === null ? "" : String(kept));
        if (kept !== value) onValueChange(kept);
      }}
      onKeyDown={(event) => {
        rest.onKeyDown?.(event);
        const steps = stepsOf[event.key];
        if (steps === undefined || fixed || event.defaultPrevented) return;
        event.preventDefault();
        stepBy(steps);
      }}
      trailing={
        !readOnly && (
          <>
            <IconButton
              label={lessLabel}
              size="sm"
              tabIndex={-1}
              onMouseDown={keepFocus}
              disabled={disabled || (value !== null && value <= min)}
              onClick={() => stepBy(-1)}
            >
              <Minus strokeWidth={1.5} />
            </IconButton>
            <IconButton
              label={moreLabel}
              size="sm"
              tabIndex={-1}
              onMouseDown={keepFocus}
              disabled={disabled || (value !== null && value >= max)}
              onClick={() => stepBy(1)}
            >
              <Plus strokeWidth={1.5} />
            </IconButton>
          </>
        )
      }
    />
  );
};

/** A comma is taken for a decimal point; anything that is no number is null. */
function parse(text: string): number | null {
  const trimmed = text.trim().replace(",", ".");
  const number = Number(trimmed);
  return trimmed === "" || !Number.isFinite(number) ? null : number;
}
