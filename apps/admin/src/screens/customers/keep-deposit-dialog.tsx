import { useOnce } from "@carrel/hooks";
import type { Customer, Deposit } from "@carrel/sdk";
import { toast } from "@carrel/ui/toast";
import { useMutation } from "@tanstack/react-query";
import { q } from "../../app/carrel";
import { useMoney } from "../../app/use-money";
import { LetGoDialog } from "../../forms/let-go-dialog";

const REASONS = ["Damage", "Rent that was not paid", "Left without notice", "Lost key"];

interface KeepDepositDialogProps {
  customer: Customer;
  deposit: Deposit;
  onClose: () => void;
}

/** Keeps what is held for a customer, or a part of it. */
export function KeepDepositDialog({ customer, deposit, onClose }: KeepDepositDialogProps) {
  const { held, currency } = deposit;
  const money = useMoney();
  const keep = useMutation(q.deposits.keep({ once: useOnce() }));
  return (
    <LetGoDialog
      title={`Keep the deposit of ${customer.name}`}
      description={`${money(held, currency)} is held`}
      note="It counts as income from now on, and can’t be given back as a deposit any more."
      action="Keep"
      most={held}
      currency={currency}
      leaves={(left) => `${money(left, currency)} stays held.`}
      reasons={REASONS}
      reasonHint="For your staff: it stands beside what is kept."
      submit={async (typed) => {
        const left = await keep.mutateAsync({ customerId: customer._id, ...typed });
        toast.success(`${money(typed.amount, currency)} of the deposit kept`, {
          description: `${money(left.held, currency)} is held`,
        });
      }}
      onClose={onClose}
    />
  );
}
