import { overpaidOf } from "@carrel/sdk/domain";
import { RefundBooking } from "@carrel/sdk/schemas";
import { MoneyInput } from "@carrel/ui/money-input";
import { toast } from "@carrel/ui/toast";
import * as z from "zod";
import { useMoney } from "../../app/use-money";
import { DialogForm } from "../../forms/dialog-form";
import { fieldsFor } from "../../forms/fields";
import { type PaymentFields, paymentFields, paymentOf } from "../../forms/payment";
import { PaymentField } from "../../forms/payment-field";
import { SuggestedField } from "../../forms/suggested-field";
import { refusedAmount, typedAmount } from "../../forms/typed-amount";
import { useZodForm } from "../../forms/use-zod-form";
import { type Owed, owedWords, useMoneyWork } from "./owed";

interface TypedRefund extends PaymentFields {
  amount: number | null;
  reason: string;
}

const RefundInput = z.preprocess(
  (typed: TypedRefund) => typed,
  z.object({ amount: typedAmount, ...paymentFields, reason: RefundBooking.shape.reason }),
);
const { FormField } = fieldsFor(RefundInput);

const LONGEST = RefundBooking.shape.reason.maxLength ?? undefined;
const REASONS = ["Left early", "Paid too much", "Booked twice", "We were closed"];

interface RefundDialogProps {
  owed: Owed;
  onClose: () => void;
}

/** Gives back what was paid for a booking, a membership or a charge, or a part of it. */
export function RefundDialog({ owed, onClose }: RefundDialogProps) {
  const { _id: id, currency, paid = 0 } = owed;
  const { name, what, who } = owedWords(owed);
  const format = useMoney();
  const money = (amount: number) => format(amount, currency);
  const { refund } = useMoneyWork(owed);
  const form = useZodForm(RefundInput, {
    defaultValues: { amount: overpaidOf(owed) || paid, method: "cash", reference: "", reason: "" },
    submit: async ({ amount, reason, ...payment }) => {
      const left = await refund({ id, amount, reason, ...paymentOf(payment) }).catch(refusedAmount);
      toast.success(`${money(amount)} refunded for ${what}`, {
        description: left.paid ? `${money(left.paid)} of what was paid stays` : "That is all that was paid",
      });
      onClose();
      return undefined;
    },
  });
  const kept = paid - (form.watch("amount") ?? 0);
  return (
    <DialogForm
      title={`Refund for ${name}`}
      description={[who, `${money(paid)} was paid`].filter(Boolean).join(": ")}
      action="Refund"
      tone="danger"
      form={form}
      onClose={onClose}
    >
      <p className="m-0">This moves no money: record here what you hand over or send.</p>
      <FormField
        name="amount"
        label="Amount"
        required
        hint={kept >= 0 && (kept > 0 ? `${money(kept)} of it stays with you.` : "That is all of it.")}
      >
        {(field, onBlur) => <MoneyInput {...field} onBlur={onBlur} currency={currency} />}
      </FormField>
      <PaymentField label="Given back by" />
      <SuggestedField
        form={form}
        name="reason"
        label="Reason"
        required
        hint="For your staff: it stands on the payment."
        maxLength={LONGEST}
        texts={REASONS}
      />
    </DialogForm>
  );
}
