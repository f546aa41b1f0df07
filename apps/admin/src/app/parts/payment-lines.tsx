import type { DeskTransaction } from "@carrel/sdk";
import { Badge } from "@carrel/ui/badge";
import { BranchMoment } from "../branch-time";
import { METHOD_LABELS, paymentLabel } from "../payment-words";
import { useMoney } from "../use-money";

interface PaymentLinesProps {
  payments: readonly DeskTransaction[];
  zone: string;
}

/** What came in and went back, a line for each. */
export function PaymentLines({ payments, zone }: PaymentLinesProps) {
  const money = useMoney();
  if (payments.length === 0) return null;
  return (
    <ul className="m-0 flex list-none flex-col p-0">
      {payments.map((payment) => (
        <li
          key={payment._id}
          className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-b border-border py-2 last:border-none"
        >
          <span className="flex min-w-0 flex-col">
            <BranchMoment at={payment.paidAt} zone={zone} />
            <span className="text-sm break-all text-muted">
              {[METHOD_LABELS[payment.method], payment.reference].filter(Boolean).join(", ")}
            </span>
            {payment.recordedBy && (
              <span className="text-sm wrap-anywhere text-muted">
                {payment.kind === "refund" ? "Given back" : "Taken"} by {payment.recordedBy.name}
              </span>
            )}
            {payment.reason && <span className="text-sm wrap-anywhere text-muted">{payment.reason}</span>}
          </span>
          <span className="flex items-center gap-2 tabular-nums">
            <Badge>{paymentLabel(payment)}</Badge>
            {payment.kind === "refund" && "−"}
            {money(payment.amount, payment.currency)}
          </span>
        </li>
      ))}
    </ul>
  );
}
