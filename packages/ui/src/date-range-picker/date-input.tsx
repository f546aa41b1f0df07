"use client";
import { type ComponentProps, useState } from "react";
import { showDate, toIsoDate } from "../date-picker/iso-date";
import type { DateRangePickerLabels } from "./labels";
import { parseDate } from "./parse-date";
import "../field/control.css";
import "./date-range-picker.css";

interface DateInputProps extends Omit<ComponentProps<"input">, "value" | "onChange" | "min" | "max"> {
  /** "YYYY-MM-DD". */
  value: string | null;
  onValueChange: (date: string | null) => void;
  /** What is wrong with what is typed, in words; null once it is mended. */
  onProblem: (problem: string | null) => void;
  min: string | undefined;
  max: string | undefined;
  today: string | undefined;
  locale: string | undefined;
  format: Intl.DateTimeFormatOptions;
  words: Pick<DateRangePickerLabels, "unreadable" | "tooEarly" | "tooLate">;
}

/** A date that is typed; it is read once the field is left or Enter is pressed. */
export const DateInput = ({
  value,
  onValueChange,
  onProblem,
  min,
  max,
  today = toIsoDate(new Date()),
  locale,
  format,
  words,
  ...rest
}: DateInputProps) => {
  /** Null while what is shown is the value. */
  const [typed, setTyped] = useState<string | null>(null);
  const show = (date: string) => showDate(date, format, locale);

  const read = () => {
    if (typed === null) return;
    const date = typed.trim() === "" ? null : parseDate(typed, locale, today);
    const problem =
      date === null && typed.trim() !== ""
        ? words.unreadable(showDate(today, { dateStyle: "short" }, locale))
        : date !== null && min !== undefined && date < min
          ? words.tooEarly(show(min))
          : date !== null && max !== undefined && date > max
            ? words.tooLate(show(max))
            : null;
    onProblem(problem);
    if (problem) return;
    setTyped(null);
    onValueChange(date);
  };
  return (
    <input
      autoComplete="off"
      {...rest}
      type="text"
      dir="auto"
      value={typed ?? (value ? show(value) : "")}
      onChange={(event) => {
        setTyped(event.target.value);
        onProblem(null);
      }}
      onFocus={(event) => event.currentTarget.select()}
      onBlur={read}
      onKeyDown={(event) => {
        rest.onKeyDown?.(event);
        if (event.key !== "Enter" || typed === null || event.nativeEvent.isComposing) return;
        event.preventDefault();
        read();
      }}
      className="ui-control__input ui-date-range__input"
    />
  );
};
