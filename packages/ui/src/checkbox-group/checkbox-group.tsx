"use client";
import { cx } from "class-variance-authority";
import { type ComponentProps, type ReactNode, useId } from "react";
import { Checkbox } from "../checkbox";
import { GroupError } from "../radio-group/group-error";
import "../field/field.css";
import "./checkbox-group.css";

export interface CheckboxGroupProps<Value extends string = string>
  extends Omit<ComponentProps<"fieldset">, "onChange"> {
  /** Names the group, above it. */
  label: string;
  options: readonly { value: Value; label: string; description?: string; disabled?: boolean }[];
  value: readonly Value[];
  /** Gets the chosen values in the order of the options. */
  onValueChange: (value: Value[]) => void;
  columns?: 1 | 2 | 3;
  /** What is wrong, and how to mend it. */
  error?: ReactNode;
}

/**
 * Any number of choices out of several.
 *
 * @example <CheckboxGroup label="What is there" options={features} value={chosen} onValueChange={setChosen} columns={2} />
 */
export const CheckboxGroup = <Value extends string>({
  label,
  options,
  value,
  onValueChange,
  columns = 1,
  error,
  className,
  ...rest
}: CheckboxGroupProps<Value>) => {
  const errorId = useId();
  return (
    <fieldset
      aria-describedby={error ? errorId : undefined}
      {...rest}
      data-slot="checkbox-group"
      className={cx("ui-checkbox-group", className)}
    >
      <legend className="ui-field__label">{label}</legend>
      <div className="ui-checkbox-group__options" data-columns={columns}>
        {options.map((option) => (
          <Checkbox
            key={option.value}
            label={option.label}
            description={option.description}
            disabled={option.disabled || rest.disabled}
            aria-invalid={error ? true : undefined}
            checked={value.includes(option.value)}
            onCheckedChange={(checked) =>
              onValueChange(
                options
                  .map((candidate) => candidate.value)
                  .filter((candidate) => (candidate === option.value ? checked : value.includes(candidate))),
              )
            }
          />
        ))}
      </div>
      <GroupError id={errorId}>{error}</GroupError>
    </fieldset>
  );
};
