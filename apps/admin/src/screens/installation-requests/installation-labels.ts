import type { InstallationStatus } from "@carrel/sdk/schemas";
import type { StatusBadgeProps } from "@carrel/ui/status-badge";

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
