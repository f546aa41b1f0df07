"use client";
import { cx } from "class-variance-authority";
import { RadioGroup as Parts } from "radix-ui";
import { type ComponentProps, type ReactNode, useId } from "react";
import { GroupError } from "./group-error";
import type { RadioOption } from "./options";
import "../field/field.css";
import "./radio-group.css";

type Root = Omit<ComponentProps<typeof Parts.Root>, "value" | "defaultValue" | "onValueChange" | "children">;

export interface RadioGroupProps<Value extends string = string> extends Root {
  /** Names the group, above it. */
  label: string;
  options: readonly RadioOption<Value>[];
  value: Value | null;
  onValueChange: (value: Value) => void;
  /** `cards` frames each choice, for few choices that need a sentence. */
  look?: "list" | "cards";
  /** What is wrong, and how to mend it. */
  error?: ReactNode;
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
  error,
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
        aria-describedby={[rest["aria-describedby"], error && `${id}error`].filter(Boolean).join(" ") || undefined}
        aria-invalid={error ? true : rest["aria-invalid"]}
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
            data-disabled={option.disabled || rest.disabled || undefined}
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
      <GroupError id={`${id}error`}>{error}</GroupError>
    </div>
  );
};
