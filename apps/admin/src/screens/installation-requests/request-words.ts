import type { InstallationRequest } from "@carrel/sdk";
import type { InstallationStatus } from "@carrel/sdk/schemas";
import type { StatusBadgeProps } from "@carrel/ui/status-badge";
import { LOCALE } from "../../app/locale";

/** Each status's word, how it is shown, and what moving on to it is called. */
export const STATUSES: Readonly<
  Record<InstallationStatus, { label: string; tone: StatusBadgeProps["tone"]; step: string; done: string }>
> = {
  REQUESTED: { label: "Requested", tone: "info", step: "Give back", done: "The request waits for somebody again" },
  ASSIGNED: { label: "Assigned", tone: "neutral", step: "Take it", done: "The request is yours" },
  IN_PROGRESS: { label: "In progress", tone: "warning", step: "Start", done: "The installation is in progress" },
  COMPLETED: { label: "Completed", tone: "success", step: "Complete", done: "The installation is completed" },
  CANCELLED: { label: "Cancelled", tone: "neutral", step: "Cancel request", done: "The request is cancelled" },
};

export const STATUS_VALUES = Object.keys(STATUSES) as InstallationStatus[];

const DAY = new Intl.DateTimeFormat(LOCALE, {
  ...({ weekday: "short", day: "numeric", month: "short", year: "numeric" } as const),
  timeZone: "UTC",
});

/** Where to come, on one line. */
export const placeOf = ({ address: { line1, line2, city } }: InstallationRequest) =>
  [line1, line2, city].filter(Boolean).join(", ");

export const dayText = ({ preferredDate }: InstallationRequest) =>
  preferredDate ? DAY.format(new Date(`${preferredDate}T00:00:00Z`)) : "Any day";
