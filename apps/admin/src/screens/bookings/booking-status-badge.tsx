import type { BookingStatus } from "@carrel/sdk";
import { StatusBadge } from "@carrel/ui/status-badge";
import { Ban, CircleCheck, Clock } from "lucide-react";

const LOOKS = {
  PENDING: { tone: "warning", label: "Pending", icon: Clock },
  CONFIRMED: { tone: "success", label: "Confirmed", icon: CircleCheck },
  CANCELLED: { tone: "neutral", label: "Cancelled", icon: Ban },
} as const satisfies Record<BookingStatus, object>;

/** A booking's status in colour and word. */
export function BookingStatusBadge({ status }: { status: BookingStatus }) {
  const { tone, label, icon: Icon } = LOOKS[status];
  return (
    <StatusBadge tone={tone} icon={<Icon strokeWidth={1.75} aria-hidden="true" />}>
      {label}
    </StatusBadge>
  );
}
