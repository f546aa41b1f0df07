import { dueOf } from "@carrel/sdk/domain";
import { type Owed, owedWords, useMoneyWork } from "./owed";
import { TakePaymentDialog } from "./take-payment-dialog";

interface PayDialogProps {
  owed: Owed;
  onClose: () => void;
}

/** Takes what is due for a booking, a membership or a charge, or a part of it. */
export function PayDialog({ owed, onClose }: PayDialogProps) {
  const { _id: id, currency } = owed;
  const { pay } = useMoneyWork(owed);
  return (
    <TakePaymentDialog
      {...owedWords(owed)}
      due={dueOf(owed)}
      currency={currency}
      pay={async (payment) => dueOf(await pay({ id, ...payment }))}
      onClose={onClose}
    />
  );
}
