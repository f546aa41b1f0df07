import { toDeviceDate, toIsoDate } from "../date-picker/iso-date";
import type { DateRange } from "./range";

export interface RangePreset extends DateRange {
  label: string;
}

export interface PresetLabels {
  today: string;
  last7Days: string;
  last30Days: string;
  thisMonth: string;
  lastMonth: string;
}

const ENGLISH: PresetLabels = {
  today: "Today",
  last7Days: "Last 7 days",
  last30Days: "Last 30 days",
  thisMonth: "This month",
  lastMonth: "Last month",
};

/**
 * What reports are mostly asked for, seen from a day.
 *
 * @param today "YYYY-MM-DD" where the branch is
 * @example <DateRangePicker presets={usualPresets("2026-11-21")} … />
 */
export const usualPresets = (today: string, labels: PresetLabels = ENGLISH): RangePreset[] => {
  const date = toDeviceDate(today);
  if (!date) return [];
  const [year, month, day] = [date.getFullYear(), date.getMonth(), date.getDate()];
  const at = (inMonth: number, onDay: number) => toIsoDate(new Date(year, inMonth, onDay, 12));
  return [
    { label: labels.today, from: today, to: today },
    { label: labels.last7Days, from: at(month, day - 6), to: today },
    { label: labels.last30Days, from: at(month, day - 29), to: today },
    { label: labels.thisMonth, from: at(month, 1), to: at(month + 1, 0) },
    { label: labels.lastMonth, from: at(month - 1, 1), to: at(month, 0) },
  ];
};
