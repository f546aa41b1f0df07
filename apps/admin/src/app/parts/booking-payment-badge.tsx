import type { Booking } from "@carrel/sdk";
import { StatusBadge } from "@carrel/ui/status-badge";
import { CircleCheck, CircleDashed, CircleDot, Undo2 } from "lucide-react";
import { MONEY_LABELS, moneyState } from "../words/booking-money";

const LOOKS = {
  unpaid: { tone: "warning", icon: CircleDashed },
  part: { tone: "warning", icon: CircleDot },
  paid: { tone: "success", icon: CircleCheck },
  held: { tone: "info", icon: Undo2 },
} as const;

/** Whether a booking is paid, in colour and word; nothing where there is nothing to pay. */
export function BookingPaymentBadge({ booking }: { booking: Pick<Booking, "status" | "amount" | "paid"> }) {
  const state = moneyState(booking);
  if (state === null) return null;
  const { tone, icon: Icon } = LOOKS[state];
  return (
    <StatusBadge tone={tone} className="whitespace-nowrap" icon={<Icon strokeWidth={1.75} />}>
      {MONEY_LABELS[state]}
    </StatusBadge>
  );
}
