"use client";
import { cx } from "class-variance-authority";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { Direction } from "radix-ui";
import { type ComponentProps, useMemo } from "react";
import { DayPicker, type DayPickerProps } from "react-day-picker";
import { type CalendarLabels, ENGLISH, wordsIn } from "./calendar-words";
import { toDeviceDate, toIsoDate } from "./iso-date";
import "./date-picker.css";

export interface CalendarProps extends Omit<ComponentProps<"div">, "onChange" | "defaultValue" | "children"> {
  /** "YYYY-MM-DD". */
  value: string | null;
  onValueChange: (date: string) => void;
  /** First day that can be chosen, "YYYY-MM-DD". */
  min?: string;
  /** Last day that can be chosen, "YYYY-MM-DD". */
  max?: string;
  /** Days in between that can't be chosen. */
  isDisabled?: (date: string) => boolean;
  /** The day marked as today, "YYYY-MM-DD"; the device's by default, which may be another one than the place's. */
  today?: string;
  /** BCP 47 tag; by default the browser's. */
  locale?: string;
  /** 0 is Sunday. */
  weekStartsOn?: 0 | 1 | 2 | 3 | 4 | 5 | 6;
  labels?: Partial<CalendarLabels>;
}

const CLASSES: DayPickerProps["classNames"] = {
  root: "ui-calendar",
  months: "ui-calendar__months",
  month: "ui-calendar__month",
  month_caption: "ui-calendar__caption",
  caption_label: "ui-calendar__caption-label",
  button_previous: "ui-calendar__turn ui-calendar__turn--previous",
  button_next: "ui-calendar__turn ui-calendar__turn--next",
  month_grid: "ui-calendar__grid",
  weekday: "ui-calendar__weekday",
  day: "ui-calendar__day",
  day_button: "ui-calendar__day-button",
};

const COMPONENTS: DayPickerProps["components"] = {
  Chevron: ({ orientation }) =>
    orientation === "left" ? (
      <ChevronLeft strokeWidth={1.5} aria-hidden="true" />
    ) : (
      <ChevronRight strokeWidth={1.5} aria-hidden="true" />
    ),
};

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
  weekStartsOn = 1,
  labels,
  autoFocus,
  className,
  ...rest
}: CalendarProps) => {
  const direction = Direction.useDirection();
  const { previousMonth, nextMonth, today: todayLabel } = { ...ENGLISH, ...labels };
  const words = useMemo(
    () => wordsIn(locale, { previousMonth, nextMonth, today: todayLabel }),
    [locale, previousMonth, nextMonth, todayLabel],
  );
  const isOut = (date: Date) => {
    const iso = toIsoDate(date);
    return (min !== undefined && iso < min) || (max !== undefined && iso > max) || isDisabled?.(iso) === true;
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend, and this is no part of a form
    <div role="group" {...rest} data-slot="calendar" className={cx("ui-calendar-frame", className)}>
      <DayPicker
        {...words}
        mode="single"
        required
        navLayout="around"
        fixedWeeks
        dir={direction}
        lang={locale}
        weekStartsOn={weekStartsOn}
        autoFocus={autoFocus}
        today={toDeviceDate(today)}
        defaultMonth={toDeviceDate(value ?? today)}
        startMonth={toDeviceDate(min)}
        endMonth={toDeviceDate(max)}
        disabled={isOut}
        selected={toDeviceDate(value)}
        onSelect={(date) => onValueChange(toIsoDate(date))}
        classNames={CLASSES}
        components={COMPONENTS}
      />
    </div>
  );
};
