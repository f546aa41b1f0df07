import { usePermission } from "@carrel/hooks";
import { dueOf, overpaidOf, payableOf } from "@carrel/sdk/domain";
import { DescriptionList } from "@carrel/ui/description-list";
import { useState } from "react";
import { OnlineButton } from "../../app/online-button";
import { useMoney } from "../../app/use-money";
import { isCancelled } from "../../app/words/booking-money";
import { isMembership, type Owed } from "./owed";
import { PayDialog } from "./pay-dialog";
import { RefundDialog } from "./refund-dialog";

const WORK = { pay: PayDialog, refund: RefundDialog } as const;

/** Whether money can be taken now. */
const takesMoney = (owed: Owed) => (isMembership(owed) ? dueOf(owed) : payableOf(owed, new Date())) > 0;

/** What of the money should not be overlooked; null where it is as agreed. */
function noteOf(owed: Owed, hasRefunds: boolean, money: (amount: number) => string): string | null {
  const overpaid = overpaidOf(owed);
  if (overpaid === 0) return null;
  if (!isCancelled(owed)) return `${money(overpaid)} more was paid than it costs.`;
  return hasRefunds
    ? `It is cancelled, and ${money(overpaid)} of what was paid stays with you.`
    : `It is cancelled: ${money(overpaid)} paid, nothing refunded yet.`;
}

interface BalanceProps {
  owed: Owed;
  /** Whether anything went back. */
  hasRefunds: boolean;
}

/** What was agreed and paid, and what is due; takes it, or gives back what was paid. */
export function Balance({ owed, hasRefunds }: BalanceProps) {
  const { amount, currency, paid = 0 } = owed;
  const format = useMoney();
  const money = (sum: number) => format(sum, currency);
  const mayTake = usePermission("bookings.write") && takesMoney(owed);
  const mayRefund = usePermission("payments.refund") && paid > 0;
  const [work, setWork] = useState<keyof typeof WORK | null>(null);
  const Work = work && WORK[work];
  const due = dueOf(owed);
  const note = noteOf(owed, hasRefunds, money);
  return (
    <div className="flex flex-col gap-3">
      <DescriptionList
        items={[
          { term: "Agreed", details: money(amount) },
          { term: "Paid", details: money(paid) },
          ...(isCancelled(owed)
            ? []
            : [{ term: "Due", details: due > 0 ? money(due) : paid > 0 ? "Paid in full" : "Nothing" }]),
        ]}
      />
      {note && <p className="m-0 text-muted">{note}</p>}
      {(mayTake || mayRefund) && (
        <div className="flex flex-wrap gap-2">
          {mayTake && (
            <OnlineButton size="sm" variant="primary" onClick={() => setWork("pay")}>
              Take payment
            </OnlineButton>
          )}
          {mayRefund && (
            <OnlineButton size="sm" onClick={() => setWork("refund")}>
              Refund
            </OnlineButton>
          )}
        </div>
      )}
      {Work && <Work owed={owed} onClose={() => setWork(null)} />}
    </div>
  );
}
