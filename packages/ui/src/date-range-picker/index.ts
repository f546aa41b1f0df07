export { DateRangePicker, type DateRangePickerProps } from "./date-range-picker";
export type { DateRangePickerLabels } from "./labels";
export { type RangePreset, usualPresets } from "./presets";
export type { DateRange } from "./range";
