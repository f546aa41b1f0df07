"use client";
import { cx } from "class-variance-authority";
import { Check, Minus } from "lucide-react";
import { Checkbox as Parts } from "radix-ui";
import { type ComponentProps, type ReactNode, useId } from "react";
import "./checkbox.css";

export interface CheckboxProps
  extends Omit<ComponentProps<typeof Parts.Root>, "checked" | "onCheckedChange" | "children"> {
  label: ReactNode;
  description?: ReactNode;
  /** `indeterminate`: some of what it stands for. */
  checked: boolean | "indeterminate";
  onCheckedChange: (checked: boolean) => void;
}

/**
 * Something that is so or not, taking effect when the form is sent.
 *
 * @example <Checkbox label="Wi-Fi" checked={wifi} onCheckedChange={setWifi} />
 */
export const Checkbox = ({ label, description, checked, onCheckedChange, className, ...rest }: CheckboxProps) => {
  const id = useId();
  return (
    <label
      htmlFor={rest.id ?? id}
      data-slot="checkbox"
      className={cx("ui-checkbox", className)}
      data-disabled={rest.disabled || undefined}
    >
      <Parts.Root
        id={id}
        {...rest}
        checked={checked}
        onCheckedChange={(next) => onCheckedChange(next === true)}
        aria-labelledby={`${id}label`}
        aria-describedby={description ? `${id}description` : rest["aria-describedby"]}
        className="ui-checkbox__box"
      >
        <Parts.Indicator className="ui-checkbox__mark">
          {checked === "indeterminate" ? <Minus strokeWidth={2.5} /> : <Check strokeWidth={2.5} />}
        </Parts.Indicator>
      </Parts.Root>
      <span className="ui-checkbox__text">
        <span id={`${id}label`} className="ui-checkbox__label">
          {label}
        </span>
        {description && (
          <span id={`${id}description`} className="ui-checkbox__description">
            {description}
          </span>
        )}
      </span>
    </label>
  );
};
