"use client";
import { cx } from "class-variance-authority";
import { RadioGroup as Parts } from "radix-ui";
import { type ComponentProps, useId } from "react";
import type { RadioOption } from "./options";

type Root = Omit<ComponentProps<typeof Parts.Root>, "value" | "defaultValue" | "onValueChange" | "children">;

export interface RadioGroupProps<Value extends string = string> extends Root {
  /** Names the group, above it. */
  label: string;
  options: readonly RadioOption<Value>[];
  value: Value | null;
  onValueChange: (value: Value) => void;
  /** `cards` frames each choice, for few choices that need a sentence. */
  look?: "list" | "cards";
}

/**
 * One choice out of a few, all in sight. Arrow keys move and choose.
 *
 * @example <RadioGroup label="Reminder" options={reminders} value={reminder} onValueChange={setReminder} />
 */
export const RadioGroup = <Value extends string>({
  label,
  options,
  value,
  onValueChange,
  look = "list",
  className,
  ...rest
}: RadioGroupProps<Value>) => {
  const id = useId();
  const change = (next: string) => {
    const option = options.find((candidate) => candidate.value === next);
    if (option) onValueChange(option.value);
  };
  return (
    <div data-slot="radio-group" data-variant={look} className={cx("ui-radios", `ui-radios--${look}`, className)}>
      <span id={`${id}label`} className="ui-field__label">
        {label}
      </span>
      <Parts.Root
        {...rest}
        aria-labelledby={`${id}label`}
        // Radix tells a controlled group by a string.
        value={value ?? ""}
        onValueChange={change}
        className="ui-radios__options"
      >
        {options.map((option, index) => (
          <label
            key={option.value}
            htmlFor={`${id}${option.value}`}
            className="ui-radios__option"
            data-disabled={option.disabled || undefined}
          >
            <Parts.Item
              id={`${id}${option.value}`}
              value={option.value}
              disabled={option.disabled}
              aria-describedby={option.description ? `${id}${index}` : undefined}
              aria-label={option.label}
              className="ui-radios__mark"
            >
              <Parts.Indicator className="ui-radios__dot" />
            </Parts.Item>
            {option.icon && <span className="ui-radios__icon">{option.icon}</span>}
            <span className="ui-radios__text">
              <span className="ui-radios__label">{option.label}</span>
              {option.description && (
                <span id={`${id}${index}`} className="ui-radios__description">
                  {option.description}
                </span>
              )}
            </span>
          </label>
        ))}
      </Parts.Root>
    </div>
  );
};
