"use client";
import { type KeyboardEvent, useEffect, useState } from "react";
import { Field } from "../field";
import { TextInput } from "../text-input";

interface PositionFieldProps {
  label: string;
  value: number;
  /** At least. */
  min: number;
  onChange: (value: number) => void;
}

const STEPS: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

/** A figure that counts once it is typed to its end: on Enter, and on leaving. */
export const PositionField = ({ label, value: exact, min, onChange }: PositionFieldProps) => {
  // While it is dragged it has any number of digits.
  const value = Math.round(exact * 10) / 10;
  const [typed, setTyped] = useState(String(value));
  useEffect(() => setTyped(String(value)), [value]);
  const commit = (text: string) => {
    const next = Number(text.replace(",", "."));
    if (text.trim() === "" || !Number.isFinite(next)) return setTyped(String(value));
    const bounded = Math.max(min, next);
    if (bounded === value) setTyped(String(value));
    else onChange(bounded);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = STEPS[event.key];
    if (event.key === "Enter") commit(typed);
    else if (step !== undefined) commit(String(value + step));
    else return;
    event.preventDefault();
  };
  return (
    <Field label={label} className="ui-plan-editor__field">
      <TextInput
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => commit(typed)}
        onKeyDown={onKeyDown}
      />
    </Field>
  );
};
