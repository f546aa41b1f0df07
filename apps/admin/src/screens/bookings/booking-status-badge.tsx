import type { BookingStatus } from "@carrel/sdk";
import { StatusBadge } from "@carrel/ui/status-badge";

const LOOKS = {
  PENDING: { tone: "warning", label: "Pending" },
  CONFIRMED: { tone: "success", label: "Confirmed" },
  CANCELLED: { tone: "neutral", label: "Cancelled" },
} as const satisfies Record<BookingStatus, object>;

/** A booking's status in colour and word. */
export function BookingStatusBadge({ status }: { status: BookingStatus }) {
  return <StatusBadge tone={LOOKS[status].tone}>{LOOKS[status].label}</StatusBadge>;
}
