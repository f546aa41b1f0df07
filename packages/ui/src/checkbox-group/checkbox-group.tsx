"use client";
import { cx } from "class-variance-authority";
import type { ComponentProps } from "react";
import { Checkbox } from "../checkbox";

export interface CheckboxGroupProps<Value extends string = string>
  extends Omit<ComponentProps<"fieldset">, "onChange"> {
  /** Names the group, above it. */
  label: string;
  options: readonly { value: Value; label: string; description?: string; disabled?: boolean }[];
  value: readonly Value[];
  /** Gets the chosen values in the order of the options. */
  onValueChange: (value: Value[]) => void;
  columns?: 1 | 2 | 3;
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
  className,
  ...rest
}: CheckboxGroupProps<Value>) => (
  <fieldset {...rest} data-slot="checkbox-group" className={cx("ui-checkbox-group", className)}>
    <legend className="ui-field__label">{label}</legend>
    <div className="ui-checkbox-group__options" data-columns={columns}>
      {options.map((option) => (
        <Checkbox
          key={option.value}
          label={option.label}
          description={option.description}
          disabled={option.disabled}
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
  </fieldset>
);
