"use client";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { Direction } from "radix-ui";
import { useMemo } from "react";
import type { DayPickerProps } from "react-day-picker";
import { type CalendarLabels, ENGLISH, wordsIn } from "./calendar-words";
import { toDeviceDate } from "./iso-date";
import "./date-picker.css";

/** What every calendar of the kit takes, whether it chooses one day or several. */
export interface CalendarLook {
  /** First day that can be chosen, "YYYY-MM-DD". */
  min?: string | undefined;
  /** Last day that can be chosen, "YYYY-MM-DD". */
  max?: string | undefined;
  /** The day marked as today, "YYYY-MM-DD"; the device's by default, which may be another one than the place's. */
  today?: string | undefined;
  /** BCP 47 tag; by default the browser's. */
  locale?: string | undefined;
  /** 0 is Sunday; by default Monday. */
  weekStartsOn?: 0 | 1 | 2 | 3 | 4 | 5 | 6 | undefined;
  labels?: Partial<CalendarLabels> | undefined;
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

/** The classes, icons, words and bounds of the kit's calendars, as react-day-picker takes them. */
export const useCalendarLook = ({ min, max, today, locale, weekStartsOn = 1, labels }: CalendarLook) => {
  const direction = Direction.useDirection();
  const { previousMonth, nextMonth, today: todayLabel } = { ...ENGLISH, ...labels };
  const words = useMemo(
    () => wordsIn(locale, { previousMonth, nextMonth, today: todayLabel }),
    [locale, previousMonth, nextMonth, todayLabel],
  );
  return {
    ...words,
    navLayout: "around",
    fixedWeeks: true,
    dir: direction,
    lang: locale,
    weekStartsOn,
    today: toDeviceDate(today),
    startMonth: toDeviceDate(min),
    endMonth: toDeviceDate(max),
    classNames: CLASSES,
    components: COMPONENTS,
  } as const;
};
