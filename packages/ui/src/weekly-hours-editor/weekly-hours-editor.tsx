"use client";
import { cx } from "class-variance-authority";
import { type ComponentProps, useState } from "react";
import { DayRow, type WeeklyHoursLabels } from "./day-row";
import { type DayHours, dayName, inWeekOrder } from "./week";
import "./weekly-hours-editor.css";

const ENGLISH: WeeklyHoursLabels = {
  opens: (day) => `${day}, opens`,
  closes: (day) => `${day}, closes`,
  closed: "Closed",
  copy: (day) => `Copy ${day}'s hours to`,
  allDays: "All days",
  confirmCopy: "Copy",
  copied: (day, to) => `${day}'s hours copied to ${to}`,
  order: "Closes before it opens. Pick a later time.",
};

export interface WeeklyHoursEditorProps extends Omit<ComponentProps<"div">, "onChange" | "defaultValue" | "children"> {
  /** Seven days, in any order. */
  value: readonly DayHours[];
  /** Gives the days in the order that `value` had. */
  onValueChange: (value: DayHours[]) => void;
  /** What is wrong, by day (0 is Sunday). */
  errors?: Partial<Record<number, string>>;
  /** 0 is Sunday. */
  weekStartsOn?: 0 | 1 | 2 | 3 | 4 | 5 | 6;
  /** BCP 47 tag for the names of the days. */
  locale?: string;
  /** How a time is written; "HH:mm" by default. */
  formatTime?: (time: string) => string;
  /** Minutes between the times to choose from. */
  stepMinutes?: number;
  labels?: Partial<WeeklyHoursLabels>;
  disabled?: boolean;
  readOnly?: boolean;
}

/**
 * When a place is open, day by day.
 *
 * @example <WeeklyHoursEditor value={timings} onValueChange={setTimings} errors={{ 1: "Closes before it opens." }} />
 */
export const WeeklyHoursEditor = ({
  value,
  onValueChange,
  errors = {},
  weekStartsOn = 1,
  locale,
  formatTime = (time) => time,
  stepMinutes = 30,
  labels,
  disabled = false,
  readOnly = false,
  className,
  ...rest
}: WeeklyHoursEditorProps) => {
  const [copied, setCopied] = useState("");
  const words = { ...ENGLISH, ...labels };
  const change = (hours: DayHours) => {
    setCopied("");
    onValueChange(value.map((each) => (each.day === hours.day ? hours : each)));
  };
  const week = inWeekOrder(value, weekStartsOn);
  const copy = (hours: DayHours, days: number[]) => {
    const isAll = days.length === value.length - 1;
    const names = new Intl.ListFormat(locale, { type: "conjunction" }).format(days.map((day) => dayName(day, locale)));
    setCopied(words.copied(dayName(hours.day, locale), isAll ? words.allDays.toLocaleLowerCase(locale) : names));
    onValueChange(value.map((each) => (days.includes(each.day) ? { ...hours, day: each.day } : each)));
  };
  return (
    <div {...rest} data-slot="weekly-hours-editor" className={cx("ui-hours", className)}>
      <ul className="ui-hours__days">
        {week.map((hours) => (
          <DayRow
            key={hours.day}
            name={dayName(hours.day, locale)}
            hours={hours}
            onChange={change}
            onCopy={(days) => copy(hours, days)}
            others={week.flatMap(({ day }) => (day === hours.day ? [] : [{ day, name: dayName(day, locale) }]))}
            error={errors[hours.day]}
            labels={words}
            formatTime={formatTime}
            step={stepMinutes}
            disabled={disabled}
            readOnly={readOnly}
          />
        ))}
      </ul>
      <output aria-live="polite" className="ui-visually-hidden">
        {copied}
      </output>
    </div>
  );
};
