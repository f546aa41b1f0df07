import type { CalendarBooking } from "@carrel/sdk";
import type { Terminology } from "@carrel/sdk/domain";
import type { TimelineTone } from "@carrel/ui/timeline";
import { CalendarDays, Clock, CornerUpRight, Hourglass, type LucideIcon } from "lucide-react";
import { TYPE_LABELS } from "../../../app/words/booking-types";
import { MOVED_TEXT } from "./time-words";

/** How a booking looks in the calendar, beside its words. */
export interface BookingLook {
  id: "hours" | "days" | "hold" | "used";
  tone: TimelineTone;
  /** It waits for a decision. */
  isTentative: boolean;
  /** The same in a list. */
  className: string;
  icon: LucideIcon;
}

const LOOKS = {
  hours: {
    id: "hours",
    tone: "primary",
    isTentative: false,
    className: "bg-selected text-selected-text border-primary",
    icon: Clock,
  },
  days: {
    id: "days",
    tone: "info",
    isTentative: false,
    className: "bg-info-bg text-info border-info",
    icon: CalendarDays,
  },
  hold: {
    id: "hold",
    tone: "warning",
    isTentative: true,
    className: "bg-warning-bg text-warning border border-dashed border-warning",
    icon: Hourglass,
  },
  used: {
    id: "used",
    tone: "info",
    isTentative: false,
    className: "border border-dashed border-border bg-surface-sunken text-muted",
    icon: CornerUpRight,
  },
} as const satisfies Record<BookingLook["id"], BookingLook>;

/** What waits for a decision looks so, whatever its kind. */
export const lookOf = ({ status, type }: Pick<CalendarBooking, "status" | "type">): BookingLook =>
  LOOKS[status === "PENDING" ? "hold" : type === "DAILY" ? "days" : "hours"];

/** How time looks that a booking used before it was moved. */
export const USED_LOOK: BookingLook = LOOKS.used;

/** The looks in words. @param hasUsed whether a moved booking's time is in sight */
export const legendOf = (words: Terminology, hasUsed: boolean): readonly (BookingLook & { label: string })[] => [
  { ...LOOKS.hours, label: TYPE_LABELS.HOURLY },
  { ...LOOKS.days, label: `${TYPE_LABELS.DAILY}, and assigned ${words.desks.toLowerCase()}` },
  { ...LOOKS.hold, label: "On hold, not confirmed yet" },
  ...(hasUsed ? [{ ...LOOKS.used, label: MOVED_TEXT }] : []),
];
