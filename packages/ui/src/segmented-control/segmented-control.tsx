"use client";
import { cx } from "class-variance-authority";
import { type ComponentProps, type KeyboardEvent, type ReactNode, useId } from "react";
import "./segmented-control.css";

export interface Segment<Value extends string = string> {
  value: Value;
  label: string;
  icon?: ReactNode;
  /** Hides the label from sight, not from screen readers. */
  iconOnly?: boolean;
  disabled?: boolean;
}

export interface SegmentedControlProps<Value extends string = string>
  extends Omit<ComponentProps<"div">, "defaultValue" | "children"> {
  /** What is chosen here, read to screen readers. */
  label: string;
  /** Two to five. */
  options: readonly Segment<Value>[];
  value?: Value;
  defaultValue?: Value;
  onValueChange?: (value: Value) => void;
  disabled?: boolean;
  size?: "sm" | "md";
  /** As wide as its container, in equal parts. */
  block?: boolean;
}

/** A form isn't sent by choosing. */
const keepEnter = (event: KeyboardEvent) => {
  if (event.key === "Enter") event.preventDefault();
};

/**
 * One choice out of few, all in sight, taking effect at once: the platform's own radios, so that arrows move and choose.
 *
 * @example <SegmentedControl label="Booking type" options={types} value={type} onValueChange={setType} />
 */
export const SegmentedControl = <Value extends string>({
  label,
  options,
  value,
  defaultValue,
  onValueChange,
  disabled,
  size = "md",
  block = false,
  className,
  ...rest
}: SegmentedControlProps<Value>) => {
  const group = useId();
  return (
    <div
      {...rest}
      role="radiogroup"
      aria-label={label}
      data-slot="segmented-control"
      data-size={size}
      className={cx("ui-segmented", `ui-segmented--${size}`, block && "ui-segmented--block", className)}
    >
      {options.map(({ value: one, label: text, icon, iconOnly, disabled: isOut }) => (
        <label key={one} data-slot="segment" className="ui-segmented__item">
          <input
            type="radio"
            name={group}
            value={one}
            {...(value === undefined ? { defaultChecked: one === defaultValue } : { checked: one === value })}
            disabled={disabled || isOut}
            title={iconOnly ? text : undefined}
            onChange={() => onValueChange?.(one)}
            onKeyDown={keepEnter}
            className="ui-segmented__radio"
          />
          {icon}
          <span className={iconOnly ? "ui-visually-hidden" : undefined}>{text}</span>
        </label>
      ))}
    </div>
  );
};
