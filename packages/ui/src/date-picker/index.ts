export { Calendar, type CalendarProps } from "./calendar";
export type { CalendarLabels } from "./calendar-words";
export { DatePicker, type DatePickerProps } from "./date-picker";
