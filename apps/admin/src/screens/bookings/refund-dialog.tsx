import { useOnce } from "@carrel/hooks";
import type { Booking } from "@carrel/sdk";
import { overpaidOf } from "@carrel/sdk/domain";
import { RefundBooking } from "@carrel/sdk/schemas";
import { MoneyInput } from "@carrel/ui/money-input";
import { toast } from "@carrel/ui/toast";
import { useMutation } from "@tanstack/react-query";
import * as z from "zod";
import { q } from "../../app/carrel";
import { useMoney } from "../../app/use-money";
import { DialogForm } from "../../forms/dialog-form";
import { fieldsFor } from "../../forms/fields";
import { type PaymentFields, paymentFields, paymentOf } from "../../forms/payment";
import { PaymentField } from "../../forms/payment-field";
import { Suggestions } from "../../forms/suggestions";
import { useZodForm } from "../../forms/use-zod-form";
import { refusedAmount, typedAmount } from "./typed-amount";

interface TypedRefund extends PaymentFields {
  amount: number | null;
  reason: string;
}

const RefundInput = z.preprocess(
  (typed: TypedRefund) => typed,
  z.object({ amount: typedAmount, ...paymentFields, reason: RefundBooking.shape.reason }),
);
const { TextField, FormField } = fieldsFor(RefundInput);

const LONGEST = RefundBooking.shape.reason.maxLength ?? undefined;
const REASONS = ["Left early", "Paid too much", "Booked twice", "We were closed"];

interface RefundDialogProps {
  booking: Booking;
  onClose: () => void;
}

/** Gives back what was paid for a booking, or a part of it. */
export function RefundDialog({ booking, onClose }: RefundDialogProps) {
  const { _id: id, code, visitor, currency, paid = 0 } = booking;
  const format = useMoney();
  const money = (amount: number) => format(amount, currency);
  const refund = useMutation(q.bookings.refund({ once: useOnce() }));
  const form = useZodForm(RefundInput, {
    defaultValues: { amount: overpaidOf(booking) || paid, method: "cash", reference: "", reason: "" },
    submit: async ({ amount, reason, ...payment }) => {
      const left = await refund.mutateAsync({ id, amount, reason, ...paymentOf(payment) }).catch(refusedAmount);
      toast.success(`${money(amount)} refunded for booking ${code}`, {
        description: left.paid ? `${money(left.paid)} of what was paid stays` : "That is all that was paid",
      });
      onClose();
      return undefined;
    },
  });
  const kept = paid - (form.watch("amount") ?? 0);
  return (
    <DialogForm
      title={`Refund for ${code}`}
      description={[visitor.name, `${money(paid)} was paid`].filter(Boolean).join(": ")}
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
      <div className="flex flex-col gap-3">
        <TextField
          name="reason"
          label="Reason"
          required
          hint="For your staff: it stands on the payment."
          autoComplete="off"
          maxLength={LONGEST}
        />
        <Suggestions
          texts={REASONS}
          value={form.watch("reason")}
          onPick={(reason) => form.setValue("reason", reason, { shouldDirty: true, shouldValidate: true })}
        />
      </div>
    </DialogForm>
  );
}
