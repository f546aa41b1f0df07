import type { Priced } from "@carrel/sdk/domain";
import { StatusBadge } from "@carrel/ui/status-badge";
import { CircleCheck, CircleDashed, CircleDot, CircleSlash, Undo2 } from "lucide-react";
import { MONEY_LABELS, moneyState, openText } from "../words/booking-money";

const LOOKS = {
  unpaid: { tone: "warning", icon: CircleDashed },
  part: { tone: "warning", icon: CircleDot },
  paid: { tone: "success", icon: CircleCheck },
  letGo: { tone: "neutral", icon: CircleSlash },
  held: { tone: "info", icon: Undo2 },
} as const;

/** Whether a booking or a membership is paid, in colour and word; nothing where there is nothing to pay. */
function PaymentBadge({ priced }: { priced: Priced }) {
  const state = moneyState(priced);
  if (state === null) return null;
  const { tone, icon: Icon } = LOOKS[state];
  return (
    <StatusBadge tone={tone} className="whitespace-nowrap" icon={<Icon strokeWidth={1.75} />}>
      {MONEY_LABELS[state]}
    </StatusBadge>
  );
}

interface PaymentStateProps {
  priced: Priced;
  /** Writes an amount in its currency. */
  money: (amount: number) => string;
}

/** The same, with what is still due of a part or was paid beyond. */
export function PaymentState({ priced, money }: PaymentStateProps) {
  const open = openText(priced, money);
  return (
    <>
      <PaymentBadge priced={priced} />
      {open && <span className="text-sm whitespace-nowrap text-muted">{open}</span>}
    </>
  );
}
