import { useOnce } from "@carrel/hooks";
import type { Debtor, DebtorDetail } from "@carrel/sdk";
import { paymentNote } from "@carrel/sdk/domain";
import { useMutation } from "@tanstack/react-query";
import { q } from "../../app/carrel";
import { TakePaymentDialog } from "../bookings/take-payment-dialog";
import { debtorName } from "./debtor-name";

interface PayDuesDialogProps {
  debtor: Debtor | DebtorDetail;
  /** All is paid: nothing is left to look at. */
  onPaid?: () => void;
  onClose: () => void;
}

/** Takes what somebody owes, or a part: the oldest is paid first. */
export function PayDuesDialog({ debtor, onPaid, onClose }: PayDuesDialogProps) {
  const { _id: id, due, currency, owed } = debtor;
  const pay = useMutation(q.dues.pay({ once: useOnce() }));
  return (
    <TakePaymentDialog
      name={debtorName(debtor)}
      what={debtorName(debtor)}
      who={owed > 1 ? `${owed} are open, the oldest is paid first` : ""}
      due={due}
      currency={currency}
      note={paymentNote({ ...debtor, name: debtorName(debtor) })}
      pay={async (payment) => {
        const left = (await pay.mutateAsync({ id, currency, ...payment })).due;
        if (left === 0) onPaid?.();
        return left;
      }}
      onClose={onClose}
    />
  );
}
