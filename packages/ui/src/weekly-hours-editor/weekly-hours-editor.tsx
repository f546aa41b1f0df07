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
  copy: (day) => `Copy ${day}'s hours to all days`,
  copied: (day) => `${day}'s hours copied to all days`,
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
  const copy = (hours: DayHours) => {
    setCopied(words.copied(dayName(hours.day, locale)));
    onValueChange(value.map(({ day }) => ({ ...hours, day })));
  };
  return (
    <div {...rest} data-slot="weekly-hours-editor" className={cx("ui-hours", className)}>
      <ul className="ui-hours__days">
        {inWeekOrder(value, weekStartsOn).map((hours) => (
          <DayRow
            key={hours.day}
            name={dayName(hours.day, locale)}
            hours={hours}
            onChange={change}
            onCopy={() => copy(hours)}
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
