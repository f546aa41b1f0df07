import { CalendarDays, Clock, Hourglass } from "lucide-react";
import type { TimelineBlock, TimelineLane } from "./lane";
import { block, hours, lane } from "./lanes.fixture";

const ICON = { strokeWidth: 1.75, "aria-hidden": true } as const;

export const LOOKS = {
  hourly: { tone: "primary", icon: <Clock {...ICON} /> },
  daily: { tone: "info", icon: <CalendarDays {...ICON} /> },
  waiting: { tone: "warning", isTentative: true, icon: <Hourglass {...ICON} /> },
} as const satisfies Record<string, Partial<TimelineBlock>>;

const booking = (label: string, from: number, to: number, changes: Partial<TimelineBlock> = {}) =>
  block(hours(from, to), { id: label, label, ...LOOKS.hourly, ...changes });

/** The desks of a hall on a Monday. */
export const hall: readonly TimelineLane[] = [
  lane("A1", [booking("Riya Nair", 9, 11), booking("Omar Siddiqui", 12, 13)], { name: "Desk A1", detail: "Window" }),
  lane("A2", [booking("Arjun Mehta", 10, 12), booking("Lakshmi Iyer", 14, 17, LOOKS.waiting)], {
    name: "Desk A2",
    detail: "Window",
  }),
  lane("A3", [], { name: "Desk A3", detail: "Window", marks: [{ span: hours(11, 13), label: "Held for a visitor" }] }),
  lane("B1", [booking("Farah Qureshi", 0, 24, { ...LOOKS.daily, isWholeDays: true, detail: "All day" })], {
    name: "Desk B1",
    detail: "Quiet room",
  }),
  lane("B2", [booking("Meera Rao", 8, 9.5), booking("Dev Patel", 13, 15)], { name: "Desk B2", detail: "Quiet room" }),
  lane("B3", [], { name: "Desk B3", detail: "Out of service", disabled: true }),
];
