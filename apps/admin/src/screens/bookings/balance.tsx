import { messageOf, useOnce, usePermission } from "@carrel/hooks";
import { dueOf, overpaidOf, payableOf } from "@carrel/sdk/domain";
import { DescriptionList } from "@carrel/ui/description-list";
import { toast } from "@carrel/ui/toast";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { q } from "../../app/carrel";
import { OnlineButton } from "../../app/online-button";
import { useMoney } from "../../app/use-money";
import { isCancelled } from "../../app/words/booking-money";
import { discountOf, isBooking, kindOf, type Owed } from "./owed";
import { PayDialog } from "./pay-dialog";
import { RefundDialog } from "./refund-dialog";

const WORK = { pay: PayDialog, refund: RefundDialog } as const;

/** Whether money can be taken now. */
const takesMoney = (owed: Owed) => (isBooking(owed) ? payableOf(owed, new Date()) : dueOf(owed)) > 0;

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
  const { amount, currency, paid = 0, writtenOff = 0, writeOffReason } = owed;
  const { discount = 0, discountReason } = discountOf(owed);
  const format = useMoney();
  const money = (sum: number) => format(sum, currency);
  const mayTake = usePermission("bookings.write") && takesMoney(owed);
  const givesBack = usePermission("payments.refund");
  const mayRefund = givesBack && paid > 0;
  const mayClaim = givesBack && writtenOff > 0 && !isCancelled(owed);
  const [work, setWork] = useState<keyof typeof WORK | null>(null);
  const Work = work && WORK[work];
  const due = dueOf(owed);
  const note = noteOf(owed, hasRefunds, money);
  return (
    <div className="flex flex-col gap-3">
      <DescriptionList
        items={[
          ...(discount > 0
            ? [
                {
                  term: "Price",
                  details: `${money(amount + discount)} less ${money(discount)}${discountReason ? ` (${discountReason})` : ""}`,
                },
              ]
            : []),
          { term: kindOf(owed) === "charge" ? "Amount" : "Agreed", details: money(amount) },
          { term: "Paid", details: money(paid) },
          ...(isCancelled(owed)
            ? []
            : [
                ...(writtenOff > 0
                  ? [{ term: "Written off", details: [money(writtenOff), writeOffReason].filter(Boolean).join(": ") }]
                  : []),
                {
                  term: "Due",
                  details: due > 0 ? money(due) : paid >= amount && paid > 0 ? "Paid in full" : "Nothing",
                },
              ]),
        ]}
      />
      {note && <p className="m-0 text-muted">{note}</p>}
      {(mayTake || mayRefund || mayClaim) && (
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
          {mayClaim && <ClaimButton owed={owed} />}
        </div>
      )}
      {Work && <Work owed={owed} onClose={() => setWork(null)} />}
    </div>
  );
}

/** Asks again for what was written off. */
function ClaimButton({ owed }: { owed: Owed }) {
  const format = useMoney();
  const claim = useMutation(q.dues.claim({ once: useOnce() }));
  const ask = () =>
    claim.mutate(
      { id: owed._id, kind: kindOf(owed) },
      {
        onSuccess: ({ due, currency }) => toast.success(`${format(due, currency)} is due again`),
        onError: (error) => toast.error("It could not be asked for again", { description: messageOf(error) }),
      },
    );
  return (
    <OnlineButton size="sm" loading={claim.isPending} onClick={ask}>
      Ask for it again
    </OnlineButton>
  );
}
