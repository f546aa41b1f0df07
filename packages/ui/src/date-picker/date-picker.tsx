"use client";
import { cx } from "class-variance-authority";
import { CalendarDays } from "lucide-react";
import { Popover } from "radix-ui";
import { type ComponentProps, type KeyboardEvent, useState } from "react";
import { Button } from "../button";
import { useFieldControl, useFieldLabel } from "../field";
import { Calendar, type CalendarProps } from "./calendar";
import { showDate } from "./iso-date";
import "../field/control.css";
import "../popover/popover.css";
import "./date-picker.css";

type CalendarOptions = Pick<
  CalendarProps,
  "min" | "max" | "isDisabled" | "today" | "locale" | "weekStartsOn" | "labels"
>;

export interface DatePickerProps
  extends CalendarOptions,
    Omit<ComponentProps<"button">, "value" | "defaultValue" | "onChange" | "children" | "type"> {
  /** "YYYY-MM-DD". */
  value: string | null;
  /** "YYYY-MM-DD"; null only from the clearing button. */
  onValueChange: (date: string | null) => void;
  /** Names it where no Field does. */
  label?: string;
  placeholder?: string;
  /** Gives the calendar a button of this name that takes the date away. */
  clearLabel?: string;
  /** How the date is written; by default "Sat, 21 Nov 2026" in the locale's order. */
  format?: Intl.DateTimeFormatOptions;
  size?: "sm" | "md" | "lg";
  readOnly?: boolean;
  /** Open from the start, with the focus in the calendar: where a press has just asked for it. */
  defaultOpen?: boolean;
}

const FORMAT: Intl.DateTimeFormatOptions = { weekday: "short", day: "numeric", month: "short", year: "numeric" };

/**
 * A day, from a calendar that opens below. Strings in and out, so no time zone can move it.
 *
 * @example <Field label="Day"><DatePicker value={date} onValueChange={setDate} min="2026-11-21" /></Field>
 */
export const DatePicker = ({
  value,
  onValueChange,
  min,
  max,
  isDisabled,
  today,
  locale,
  weekStartsOn,
  labels,
  label,
  placeholder = "Choose a date",
  clearLabel,
  format = FORMAT,
  size = "md",
  readOnly = false,
  defaultOpen = false,
  className,
  ...rest
}: DatePickerProps) => {
  const [isOpen, setOpen] = useState(defaultOpen && !readOnly);
  const fieldLabel = useFieldLabel();
  const name = rest["aria-label"] ?? label;
  const control = useFieldControl({ ...rest, "aria-label": name });
  const choose = (date: string | null) => {
    onValueChange(date);
    setOpen(false);
  };
  const press = (event: KeyboardEvent<HTMLButtonElement>) => {
    rest.onKeyDown?.(event);
    if (event.key !== "ArrowDown" || readOnly || event.defaultPrevented) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    // Modal, so that the focus and the pointer reach it over a sheet, too.
    <Popover.Root modal open={isOpen} onOpenChange={(open) => setOpen(open && !readOnly)}>
      <Popover.Trigger asChild>
        <button
          {...control}
          type="button"
          role="combobox"
          aria-expanded={isOpen}
          aria-readonly={readOnly || undefined}
          onKeyDown={press}
          data-slot="date-picker"
          data-size={size}
          className={cx("ui-control", `ui-control--${size}`, "ui-date-picker", className)}
        >
          <span className="ui-control__value" data-placeholder={value ? undefined : ""}>
            {value ? showDate(value, format, locale) : placeholder}
          </span>
          <span className="ui-control__aside">
            <CalendarDays strokeWidth={1.5} aria-hidden="true" />
          </span>
        </button>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          align="start"
          sideOffset={4}
          collisionPadding={8}
          aria-label={name ?? placeholder}
          aria-labelledby={name ? undefined : fieldLabel}
          // The calendar takes the focus itself, to the chosen day.
          onOpenAutoFocus={(event) => event.preventDefault()}
          className="ui-popover ui-date-picker__popover"
        >
          <Calendar
            autoFocus
            value={value}
            onValueChange={choose}
            min={min}
            max={max}
            isDisabled={isDisabled}
            today={today}
            locale={locale}
            weekStartsOn={weekStartsOn}
            labels={labels}
          />
          {clearLabel && value && (
            <Button variant="ghost" size="sm" block onClick={() => choose(null)}>
              {clearLabel}
            </Button>
          )}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
};
