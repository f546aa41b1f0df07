"use client";
import { cx } from "class-variance-authority";
import { Switch as Parts } from "radix-ui";
import { type ComponentProps, type MouseEvent, type ReactNode, useId } from "react";
import { useFieldControl } from "../field";
import "./switch.css";

export interface SwitchProps extends Omit<ComponentProps<typeof Parts.Root>, "children" | "asChild"> {
  label: ReactNode;
  /** What it changes, below the label. */
  description?: ReactNode;
  /** Reads the label to screen readers only, where a row or a column names it for the eye. */
  hideLabel?: boolean;
  /** Looks and reads like a switch, and can't be moved. */
  readOnly?: boolean;
  /** While its change is saved: it keeps the focus and ignores presses. */
  loading?: boolean;
}

/**
 * On or off, at once. What waits for a Save button is a Checkbox. `className` goes to the row, the rest to the switch.
 *
 * @example <Switch label="Bookable" checked={active} onCheckedChange={setActive} />
 */
export const Switch = ({
  label,
  description,
  hideLabel = false,
  readOnly = false,
  loading = false,
  className,
  onClick,
  ...rest
}: SwitchProps) => {
  const own = useId();
  const labelId = `${own}-label`;
  const descriptionId = `${own}-description`;
  const control = useFieldControl({
    ...rest,
    "aria-describedby": [rest["aria-describedby"], description && descriptionId].filter(Boolean).join(" ") || undefined,
  });
  const id = control.id ?? own;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    onClick?.(event);
    if (readOnly || loading) event.preventDefault();
  };
  return (
    <div data-slot="switch" data-disabled={rest.disabled ? "" : undefined} className={cx("ui-switch", className)}>
      <Parts.Root
        {...control}
        id={id}
        onClick={press}
        aria-labelledby={labelId}
        aria-readonly={readOnly || undefined}
        aria-busy={loading || undefined}
        className="ui-switch__track"
      >
        <Parts.Thumb className="ui-switch__thumb" />
      </Parts.Root>
      <div className="ui-switch__text">
        <label id={labelId} htmlFor={id} className={hideLabel ? "ui-visually-hidden" : "ui-switch__label"}>
          {label}
        </label>
        {description && (
          <span id={descriptionId} className="ui-switch__description">
            {description}
          </span>
        )}
      </div>
    </div>
  );
};
