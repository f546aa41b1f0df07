"use client";
import { cx } from "class-variance-authority";
import { CalendarRange } from "lucide-react";
import { Popover } from "radix-ui";
import { Fragment, type KeyboardEvent, useId, useState } from "react";
import { Button } from "../button";
import type { CalendarLook } from "../date-picker/calendar-look";
import { type FieldControl, useFieldControl, useFieldLabel } from "../field";
import { IconButton } from "../icon-button";
import { DateInput } from "./date-input";
import { type DateRangePickerLabels, LABELS } from "./labels";
import type { RangePreset } from "./presets";
import { type DateRange, dayCount, isComplete, NO_RANGE, type OpenRange, withEnd } from "./range";
import { RangeCalendar } from "./range-calendar";
import "../field/control.css";
import "../popover/popover.css";
import "./date-range-picker.css";

export interface DateRangePickerProps extends Omit<CalendarLook, "labels">, FieldControl {
  value: DateRange | null;
  /** Told complete ranges only, and null once both ends are taken away. */
  onValueChange: (range: DateRange | null) => void;
  /** Ready-made ranges beside the calendar. */
  presets?: readonly RangePreset[];
  /** Names it where no Field does. */
  label?: string;
  /** Gives the calendar a button of this name that takes the range away. */
  clearLabel?: string;
  /** How the dates are written; by default "21 Nov 2026" in the locale's order. */
  format?: Intl.DateTimeFormatOptions;
  size?: "sm" | "md" | "lg";
  disabled?: boolean;
  readOnly?: boolean;
  className?: string;
  labels?: Partial<DateRangePickerLabels>;
}

const FORMAT: Intl.DateTimeFormatOptions = { day: "numeric", month: "short", year: "numeric" };
const ENDS = ["from", "to"] as const;

/**
 * From one day to another, typed or chosen from a calendar. Strings in and out, so no time zone can move them.
 *
 * @example <Field label="Period"><DateRangePicker value={range} onValueChange={setRange} presets={usualPresets(today)} /></Field>
 */
export const DateRangePicker = ({
  value,
  onValueChange,
  presets = [],
  label,
  clearLabel,
  format = FORMAT,
  size = "md",
  disabled = false,
  readOnly = false,
  className,
  labels,
  min,
  max,
  today,
  locale,
  weekStartsOn,
  ...field
}: DateRangePickerProps) => {
  const words = { ...LABELS, ...labels };
  const noteId = useId();
  const fieldLabel = useFieldLabel();
  const control = useFieldControl(field);
  const [isOpen, setOpen] = useState(false);
  /** A range that is not complete yet; null while the value is shown. */
  const [begun, setBegun] = useState<OpenRange | null>(null);
  /** How often the calendar was chosen from: what was typed and couldn't be read must not outlive that. */
  const [choices, setChoices] = useState(0);
  const [problems, setProblems] = useState<Record<keyof DateRange, string | null>>({ from: null, to: null });
  const shown = begun ?? value ?? NO_RANGE;
  const problem = problems.from ?? problems.to;

  const take = (next: OpenRange) => {
    const isEmpty = next.from === null && next.to === null;
    setBegun(isComplete(next) || isEmpty ? null : next);
    if (isComplete(next)) onValueChange(next);
    else if (isEmpty) onValueChange(null);
  };
  const choose = (next: OpenRange) => {
    take(next);
    setProblems({ from: null, to: null });
    setChoices(choices + 1);
    if (isComplete(next) || next === NO_RANGE) setOpen(false);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== "ArrowDown" || readOnly || event.defaultPrevented) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    // Modal, so that the focus and the pointer reach it over a sheet, too.
    <Popover.Root modal open={isOpen} onOpenChange={(open) => setOpen(open && !readOnly)}>
      <Popover.Anchor asChild>
        {/* biome-ignore lint/a11y/useSemanticElements: its name is a Field's label, and the frame is the control's */}
        <div
          role="group"
          aria-label={label}
          aria-labelledby={label ? undefined : fieldLabel}
          data-slot="date-range-picker"
          data-size={size}
          className={cx("ui-control", `ui-control--${size}`, "ui-date-range", className)}
        >
          {ENDS.map((end) => (
            <Fragment key={`${end}${choices}`}>
              {end === "to" && <span aria-hidden="true" className="ui-date-range__line" />}
              <DateInput
                {...control}
                id={end === "from" ? control.id : undefined}
                aria-label={words[end]}
                aria-describedby={
                  [problem && noteId, control["aria-describedby"]].filter(Boolean).join(" ") || undefined
                }
                aria-invalid={problems[end] ? true : control["aria-invalid"]}
                disabled={disabled}
                readOnly={readOnly}
                placeholder={words[end]}
                value={shown[end]}
                onValueChange={(day) => take(withEnd(shown, end, day))}
                onProblem={(text) => setProblems((current) => ({ ...current, [end]: text }))}
                onKeyDown={press}
                min={min}
                max={max}
                today={today}
                locale={locale}
                format={format}
                words={words}
              />
            </Fragment>
          ))}
          <span className="ui-control__aside">
            {!readOnly && (
              <Popover.Trigger asChild>
                <IconButton label={words.open} size="sm" disabled={disabled}>
                  <CalendarRange strokeWidth={1.5} />
                </IconButton>
              </Popover.Trigger>
            )}
          </span>
        </div>
      </Popover.Anchor>
      <output id={noteId} className="ui-date-range__note">
        {problem}
      </output>
      <Popover.Portal>
        <Popover.Content
          align="start"
          sideOffset={4}
          collisionPadding={8}
          aria-label={label ?? words.open}
          aria-labelledby={label ? undefined : fieldLabel}
          // The calendar takes the focus itself, to the first day.
          onOpenAutoFocus={(event) => event.preventDefault()}
          className="ui-popover ui-date-range__popover"
        >
          {presets.length > 0 && (
            <ul aria-label={words.presets} className="ui-date-range__presets">
              {presets.map(({ label: name, from, to }) => (
                <li key={name}>
                  <Button
                    variant="ghost"
                    size="sm"
                    block
                    aria-pressed={shown.from === from && shown.to === to}
                    onClick={() => choose({ from, to })}
                  >
                    {name}
                  </Button>
                </li>
              ))}
            </ul>
          )}
          <RangeCalendar
            value={shown}
            onValueChange={choose}
            label={words.open}
            labels={words}
            min={min}
            max={max}
            today={today}
            locale={locale}
            weekStartsOn={weekStartsOn}
            footer={
              <div className="ui-date-range__footer">
                <output>
                  {isComplete(shown)
                    ? words.days(dayCount(shown))
                    : shown.from || shown.to
                      ? words.chooseOther
                      : words.chooseFirst}
                </output>
                {clearLabel && shown !== NO_RANGE && (
                  <Button variant="ghost" size="sm" onClick={() => choose(NO_RANGE)}>
                    {clearLabel}
                  </Button>
                )}
              </div>
            }
          />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
};
