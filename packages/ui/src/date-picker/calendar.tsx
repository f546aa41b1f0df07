"use client";
import { cx } from "class-variance-authority";
import type { ComponentProps } from "react";
import { DayPicker } from "react-day-picker";
import { type CalendarLook, useCalendarLook } from "./calendar-look";
import { toDeviceDate, toIsoDate } from "./iso-date";
import "./date-picker.css";

export interface CalendarProps
  extends CalendarLook,
    Omit<ComponentProps<"div">, "onChange" | "defaultValue" | "children"> {
  /** "YYYY-MM-DD". */
  value: string | null;
  onValueChange: (date: string) => void;
  /** Days between `min` and `max` that can't be chosen. */
  isDisabled?: (date: string) => boolean;
}

/**
 * A month to choose a day from. Arrows move by day and week, Page up and Page down by month, with Shift by year.
 *
 * @example <Calendar aria-label="Day" value={date} onValueChange={setDate} min="2026-11-21" />
 */
export const Calendar = ({
  value,
  onValueChange,
  min,
  max,
  isDisabled,
  today,
  locale,
  weekStartsOn,
  labels,
  autoFocus,
  className,
  ...rest
}: CalendarProps) => {
  const look = useCalendarLook({ min, max, today, locale, weekStartsOn, labels });
  const isOut = (date: Date) => {
    const iso = toIsoDate(date);
    return (min !== undefined && iso < min) || (max !== undefined && iso > max) || isDisabled?.(iso) === true;
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend, and this is no part of a form
    <div role="group" {...rest} data-slot="calendar" className={cx("ui-calendar-frame", className)}>
      <DayPicker
        {...look}
        mode="single"
        required
        autoFocus={autoFocus}
        defaultMonth={toDeviceDate(value ?? today)}
        disabled={isOut}
        selected={toDeviceDate(value)}
        onSelect={(date) => onValueChange(toIsoDate(date))}
      />
    </div>
  );
};
