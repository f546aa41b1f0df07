"use client";
import { cx } from "class-variance-authority";
import { RadioGroup } from "radix-ui";
import type { ComponentProps, ReactNode } from "react";
import "./segmented-control.css";

export interface Segment<Value extends string = string> {
  value: Value;
  label: string;
  icon?: ReactNode;
  /** Hides the label from sight, not from screen readers. */
  iconOnly?: boolean;
  disabled?: boolean;
}

type Root = Omit<ComponentProps<typeof RadioGroup.Root>, "value" | "defaultValue" | "onValueChange" | "children">;

export interface SegmentedControlProps<Value extends string = string> extends Root {
  /** What is chosen here, read to screen readers. */
  label: string;
  /** Two to five. */
  options: readonly Segment<Value>[];
  value?: Value;
  defaultValue?: Value;
  onValueChange?: (value: Value) => void;
  size?: "sm" | "md";
  /** As wide as its container, in equal parts. */
  block?: boolean;
}

/**
 * One choice out of few, all in sight, taking effect at once.
 *
 * @example <SegmentedControl label="Booking type" options={types} value={type} onValueChange={setType} />
 */
export const SegmentedControl = <Value extends string>({
  label,
  options,
  onValueChange,
  size = "md",
  block = false,
  className,
  ...rest
}: SegmentedControlProps<Value>) => {
  const change = (next: string) => {
    const option = options.find(({ value }) => value === next);
    if (option) onValueChange?.(option.value);
  };
  return (
    <RadioGroup.Root
      {...rest}
      aria-label={label}
      orientation="horizontal"
      onValueChange={change}
      data-slot="segmented-control"
      data-size={size}
      className={cx("ui-segmented", `ui-segmented--${size}`, block && "ui-segmented--block", className)}
    >
      {options.map(({ value, label: text, icon, iconOnly, disabled }) => (
        <RadioGroup.Item
          key={value}
          value={value}
          disabled={disabled}
          title={iconOnly ? text : undefined}
          data-slot="segment"
          className="ui-segmented__item"
        >
          {icon}
          <span className={iconOnly ? "ui-visually-hidden" : undefined}>{text}</span>
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
};
