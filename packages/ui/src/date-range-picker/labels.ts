import type { CalendarLabels } from "../date-picker";

export interface DateRangePickerLabels extends CalendarLabels {
  from: string;
  to: string;
  open: string;
  /** Names the ready-made ranges. */
  presets: string;
  /** What is typed is no date. */
  unreadable: (example: string) => string;
  tooEarly: (first: string) => string;
  tooLate: (last: string) => string;
  /** Below the calendar: what to do, or how long the range is. */
  chooseFirst: string;
  chooseOther: string;
  days: (count: number) => string;
}

export const LABELS: DateRangePickerLabels = {
  previousMonth: "Previous month",
  nextMonth: "Next month",
  today: "Today",
  from: "From",
  to: "To",
  open: "Open the calendar",
  presets: "Ranges",
  unreadable: (example) => `Write a date such as ${example}.`,
  tooEarly: (first) => `The first day is ${first}.`,
  tooLate: (last) => `The last day is ${last}.`,
  chooseFirst: "Choose the first day",
  chooseOther: "Choose the other day",
  days: (count) => (count === 1 ? "1 day" : `${count} days`),
};
