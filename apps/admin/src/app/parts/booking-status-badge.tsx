import type { BookingStatus } from "@carrel/sdk";
import { StatusBadge } from "@carrel/ui/status-badge";
import { Ban, CircleCheck, Clock } from "lucide-react";

/** A booking's status in a word. */
export const STATUS_LABELS: Readonly<Record<BookingStatus, string>> = {
  PENDING: "Pending",
  CONFIRMED: "Confirmed",
  CANCELLED: "Cancelled",
};

const LOOKS = {
  PENDING: { tone: "warning", icon: Clock },
  CONFIRMED: { tone: "success", icon: CircleCheck },
  CANCELLED: { tone: "neutral", icon: Ban },
} as const satisfies Record<BookingStatus, object>;

/** A booking's status in colour and word. */
export function BookingStatusBadge({ status }: { status: BookingStatus }) {
  const { tone, icon: Icon } = LOOKS[status];
  return (
    <StatusBadge tone={tone} icon={<Icon strokeWidth={1.75} />}>
      {STATUS_LABELS[status]}
    </StatusBadge>
  );
}
