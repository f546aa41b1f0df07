"use client";
import { cx } from "class-variance-authority";
import { Switch as Parts } from "radix-ui";
import { type ComponentProps, type ReactNode, useId } from "react";

export interface SwitchProps
  extends Omit<ComponentProps<typeof Parts.Root>, "checked" | "onCheckedChange" | "children"> {
  label: ReactNode;
  description?: ReactNode;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
}

/**
 * Turns something on or off.
 *
 * @example <Switch label="Bookable" checked={isActive} onCheckedChange={setActive} />
 */
export const Switch = ({ label, description, checked, onCheckedChange, className, ...rest }: SwitchProps) => {
  const id = useId();
  return (
    <label data-slot="switch" className={cx("ui-switch", className)} data-disabled={rest.disabled || undefined}>
      <span className="ui-switch__text">
        <span id={`${id}label`} className="ui-switch__label">
          {label}
        </span>
        {description && (
          <span id={`${id}description`} className="ui-switch__description">
            {description}
          </span>
        )}
      </span>
      <Parts.Root
        {...rest}
        checked={checked}
        onCheckedChange={onCheckedChange}
        aria-labelledby={`${id}label`}
        aria-describedby={description ? `${id}description` : rest["aria-describedby"]}
        className="ui-switch__track"
      >
        <Parts.Thumb className="ui-switch__thumb" />
      </Parts.Root>
    </label>
  );
};
