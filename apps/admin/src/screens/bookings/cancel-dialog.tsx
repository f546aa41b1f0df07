import { usePermission } from "@carrel/hooks";
import type { Booking } from "@carrel/sdk";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { q } from "../../app/carrel";
import { OnlineAlertDialog } from "../../app/online-alert-dialog";
import { useMoney } from "../../app/use-money";
import { RefundFields, refundOf, refundProblem, type TypedRefund } from "../../forms/refund-fields";
import { refusedAmount } from "../../forms/typed-amount";
import { ReasonField } from "./reason-field";
import { useCancelWords, useChangeStatus } from "./use-change-status";

interface CancelDialogProps {
  booking: Booking;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Says what cancelling means, asks why and how much of what was paid is given back, then does it. */
export function CancelDialog({ booking, open, onOpenChange }: CancelDialogProps) {
  const means = useCancelWords();
  const format = useMoney();
  const mayRefund = usePermission("payments.refund");
  const { cancel } = useChangeStatus();
  const [reason, setReason] = useState("");
  const [typed, setTyped] = useState<TypedRefund | null>(null);
  // A list may have it from before something was paid.
  const preview = useQuery({ ...q.bookings.previewCancel({ id: booking._id }), enabled: open });
  const { paid, refund: offered, currency } = preview.data ?? { ...booking, paid: 0, refund: 0 };
  const money = (amount: number) => format(amount, currency);
  const refund = typed ?? { amount: offered, method: "cash", reference: "" };
  const gives = mayRefund && paid > 0;
  return (
    <OnlineAlertDialog
      open={open}
      onOpenChange={(next) => {
        setTyped(null);
        onOpenChange(next);
      }}
      title={`Cancel booking ${booking.code}?`}
      description={means(booking)}
      confirmLabel="Cancel booking"
      cancelLabel="Keep it"
      tone="danger"
      confirmDisabled={preview.isLoading || (gives && refundProblem(refund, paid, money) !== undefined)}
      onConfirm={() =>
        cancel(booking, { ...(reason && { reason }), ...(gives && refundOf(refund)) }).catch(refusedAmount)
      }
    >
      <div className="flex flex-col gap-5">
        {gives && <RefundFields value={refund} onChange={setTyped} paid={paid} currency={currency} money={money} />}
        {paid > 0 && !mayRefund && (
          <p className="m-0">
            The {money(paid)} stay with you: your role does not include refunds. Whoever’s role does can give them back
            in the booking.
          </p>
        )}
        <ReasonField onReason={setReason} />
      </div>
    </OnlineAlertDialog>
  );
}
