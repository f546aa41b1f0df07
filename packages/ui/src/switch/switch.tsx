"use client";
import { cx } from "class-variance-authority";
import { type ComponentProps, type MouseEvent, type ReactNode, useId, useState } from "react";
import { useFieldControl } from "../field";
import "./switch.css";

export interface SwitchProps
  extends Omit<ComponentProps<"button">, "children" | "defaultChecked" | "type" | "role" | "aria-checked"> {
  label: ReactNode;
  /** Whether it is on; without it the switch keeps that itself. */
  checked?: boolean;
  /** Whether it is on at first, where it keeps that itself. */
  defaultChecked?: boolean;
  onCheckedChange?: (checked: boolean) => void;
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
 * It is a plain button, which draws once: parts that look at their own element first draw twice, and hold a phone up.
 *
 * @example <Switch label="Bookable" checked={active} onCheckedChange={setActive} />
 */
export const Switch = ({
  label,
  checked,
  defaultChecked = false,
  onCheckedChange,
  description,
  hideLabel = false,
  readOnly = false,
  loading = false,
  className,
  onClick,
  ...rest
}: SwitchProps) => {
  const [kept, setKept] = useState(defaultChecked);
  const isOn = checked ?? kept;
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
    if (readOnly || loading || event.defaultPrevented) return;
    setKept(!isOn);
    onCheckedChange?.(!isOn);
  };
  return (
    <div data-slot="switch" data-disabled={rest.disabled ? "" : undefined} className={cx("ui-switch", className)}>
      <button
        {...control}
        type="button"
        role="switch"
        aria-checked={isOn}
        id={id}
        onClick={press}
        aria-labelledby={labelId}
        aria-readonly={readOnly || undefined}
        aria-busy={loading || undefined}
        className="ui-switch__track"
      >
        <span className="ui-switch__thumb" />
      </button>
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
