export type { WeeklyHoursLabels } from "./day-row";
export type { DayHours } from "./week";
export { WeeklyHoursEditor, type WeeklyHoursEditorProps } from "./weekly-hours-editor";
