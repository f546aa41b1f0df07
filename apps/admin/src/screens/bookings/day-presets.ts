import { addDays } from "@carrel/sdk/domain";
import type { RangePreset } from "@carrel/ui/date-range-picker";
import { weekOf } from "./calendar/week-of";

/**
 * Days that staff ask for: bookings lie ahead as often as behind.
 * @param today the branch's local date
 */
export const dayPresets = (today: string): RangePreset[] => [
  { label: "Today", from: today, to: today },
  { label: "Tomorrow", from: addDays(today, 1), to: addDays(today, 1) },
  { label: "This week", ...weekOf(today) },
  { label: "Next 30 days", from: today, to: addDays(today, 29) },
  { label: "Last 30 days", from: addDays(today, -29), to: today },
];
