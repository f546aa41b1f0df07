import { useOnce, useSession } from "@carrel/hooks";
import type { Customer } from "@carrel/sdk";
import { dueOf } from "@carrel/sdk/domain";
import { AddCharge } from "@carrel/sdk/schemas";
import { MoneyInput } from "@carrel/ui/money-input";
import { toast } from "@carrel/ui/toast";
import { useMutation } from "@tanstack/react-query";
import * as z from "zod";
import { q } from "../../app/carrel";
import { useMoney } from "../../app/use-money";
import { DialogForm } from "../../forms/dialog-form";
import { fieldsFor } from "../../forms/fields";
import { NEW_SALE, NOT_PAID, type SaleFields, saleFields, saleOf } from "../../forms/payment";
import { SalePaymentField } from "../../forms/payment-field";
import { SuggestedField } from "../../forms/suggested-field";
import { typedAmount } from "../../forms/typed-amount";
import { useZodForm } from "../../forms/use-zod-form";

interface TypedCharge extends SaleFields {
  amount: number | null;
  reason: string;
}

const ChargeInput = z.preprocess(
  (typed: TypedCharge) => typed,
  z.object({ amount: typedAmount, reason: AddCharge.shape.reason, ...saleFields }),
);
const { FormField } = fieldsFor(ChargeInput);

const LONGEST = AddCharge.shape.reason.maxLength ?? undefined;
const REASONS = ["Lost key", "Late fee", "Printing", "Damage"];

interface AddChargeDialogProps {
  customer: Customer;
  onClose: () => void;
}

/** Charges a customer for something that is neither a booking nor a membership, paid now or later. */
export function AddChargeDialog({ customer, onClose }: AddChargeDialogProps) {
  const { currency } = useSession().loggedOrgDetails;
  const format = useMoney();
  const money = (sum: number) => format(sum, currency);
  const add = useMutation(q.charges.add({ once: useOnce() }));
  const form = useZodForm(ChargeInput, {
    defaultValues: { amount: null, reason: "", ...NEW_SALE, method: NOT_PAID },
    submit: async ({ amount, reason, ...payment }) => {
      const charge = await add.mutateAsync({ customerId: customer._id, amount, reason, ...saleOf(payment) });
      const due = dueOf(charge);
      toast.success(`${customer.name} is charged ${money(amount)}`, {
        description: due > 0 ? `${money(due)} is due` : "Paid in full",
      });
      onClose();
      return undefined;
    },
  });
  const amount = form.watch("amount");
  return (
    <DialogForm title={`Charge ${customer.name}`} action="Add the charge" form={form} onClose={onClose}>
      <SuggestedField
        form={form}
        name="reason"
        label="What for"
        required
        hint="It stands in the statement, and in reminders that are mailed."
        maxLength={LONGEST}
        texts={REASONS}
      />
      <FormField name="amount" label="Amount" required>
        {(field, onBlur) => <MoneyInput {...field} onBlur={onBlur} currency={currency} />}
      </FormField>
      <SalePaymentField price={amount === null ? null : { amount, currency }} customerId={customer._id} />
    </DialogForm>
  );
}
