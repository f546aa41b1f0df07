"use client";
import { type ReactNode, useState, useSyncExternalStore } from "react";
import { DayPicker } from "react-day-picker";
import { type CalendarLook, useCalendarLook } from "../date-picker/calendar-look";
import { toDeviceDate, toIsoDate } from "../date-picker/iso-date";
import { type OpenRange, withDay } from "./range";
import "./date-range-picker.css";

interface RangeCalendarProps extends CalendarLook {
  value: OpenRange;
  onValueChange: (range: OpenRange) => void;
  /** Names the calendar. */
  label: string;
  footer: ReactNode;
}

const RANGE_CLASSES = {
  range_start: "ui-calendar__day--start",
  range_middle: "ui-calendar__day--middle",
  range_end: "ui-calendar__day--end",
};
const PREVIEW_CLASSES = { preview: "ui-calendar__day--preview" };

// Two months of 18.5rem and the ready-made ranges beside them, at scale 16; date-range-picker.css has it as well.
const WIDE = "(width >= 840px)";
const watchWidth = (changed: () => void) => {
  const query = matchMedia(WIDE);
  query.addEventListener("change", changed);
  return () => query.removeEventListener("change", changed);
};

/** Two months, one on a phone, to choose a first and a last day from. */
export const RangeCalendar = ({ value, onValueChange, label, footer, ...look }: RangeCalendarProps) => {
  const shared = useCalendarLook(look);
  const isWide = useSyncExternalStore(
    watchWidth,
    () => matchMedia(WIDE).matches,
    () => true,
  );
  const [near, setNear] = useState<string | null>(null);
  const { min, max } = look;
  const known = value.from === null ? value.to : value.to === null ? value.from : null;
  const ahead = known !== null && near !== null ? withDay(value, near) : null;
  const isOut = (date: Date) => {
    const iso = toIsoDate(date);
    return (min !== undefined && iso < min) || (max !== undefined && iso > max);
  };
  const isPreviewed = (date: Date) => {
    const iso = toIsoDate(date);
    return Boolean(ahead?.from && ahead.to && iso >= ahead.from && iso <= ahead.to);
  };
  const comesNear = (date: Date) => setNear(toIsoDate(date));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend, and this is no part of a form
    <div
      role="group"
      aria-label={label}
      data-slot="range-calendar"
      onMouseLeave={() => setNear(null)}
      className="ui-range-calendar"
    >
      <DayPicker
        {...shared}
        mode="range"
        autoFocus
        numberOfMonths={isWide ? 2 : 1}
        classNames={{ ...shared.classNames, ...RANGE_CLASSES }}
        modifiers={{ preview: isPreviewed }}
        modifiersClassNames={PREVIEW_CLASSES}
        defaultMonth={toDeviceDate(value.from ?? value.to ?? look.today)}
        disabled={isOut}
        selected={{ from: toDeviceDate(value.from ?? value.to), to: toDeviceDate(value.from && value.to) }}
        onSelect={(_, day) => onValueChange(withDay(value, toIsoDate(day)))}
        onDayMouseEnter={comesNear}
        onDayFocus={comesNear}
      />
      {footer}
    </div>
  );
};
