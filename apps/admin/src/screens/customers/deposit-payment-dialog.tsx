import { useOnce } from "@carrel/hooks";
import type { Customer, Deposit } from "@carrel/sdk";
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
import { refusedAmount, typedAmount } from "../../forms/typed-amount";
import { useZodForm } from "../../forms/use-zod-form";

interface TypedDeposit extends PaymentFields {
  amount: number | null;
}

const DepositInput = z.preprocess((typed: TypedDeposit) => typed, z.object({ amount: typedAmount, ...paymentFields }));
const { FormField } = fieldsFor(DepositInput);

const WORDS = {
  take: {
    title: "Take a deposit from",
    action: "Take deposit",
    done: "taken as a deposit",
    note: "It is held apart and counts as no income.",
    method: "Paid by",
  },
  giveBack: {
    title: "Give the deposit back to",
    action: "Give back",
    done: "of the deposit given back",
    note: "This moves no money: record here what you hand over or send.",
    method: "Given back by",
  },
} as const;

interface DepositPaymentDialogProps {
  work: keyof typeof WORDS;
  customer: Customer;
  deposit: Deposit;
  onClose: () => void;
}

/** Takes a deposit, or gives back what is held of it. */
export function DepositPaymentDialog({ work, customer, deposit, onClose }: DepositPaymentDialogProps) {
  const { held, currency } = deposit;
  const words = WORDS[work];
  const money = useMoney();
  const take = useMutation(q.deposits.take({ once: useOnce() }));
  const giveBack = useMutation(q.deposits.giveBack({ once: useOnce() }));
  const form = useZodForm(DepositInput, {
    defaultValues: { amount: work === "take" ? null : held, method: "cash", reference: "" },
    submit: async ({ amount, ...payment }) => {
      const asked = { customerId: customer._id, amount, ...paymentOf(payment) };
      const left = await (work === "take" ? take : giveBack).mutateAsync(asked).catch(refusedAmount);
      toast.success(`${money(amount, currency)} ${words.done}`, {
        description: `${money(left.held, currency)} is held`,
      });
      onClose();
      return undefined;
    },
  });
  return (
    <DialogForm
      title={`${words.title} ${customer.name}`}
      description={held > 0 && `${money(held, currency)} is held`}
      action={words.action}
      form={form}
      onClose={onClose}
    >
      <p className="m-0">{words.note}</p>
      <FormField name="amount" label="Amount" required>
        {(field, onBlur) => <MoneyInput {...field} onBlur={onBlur} currency={currency} />}
      </FormField>
      <PaymentField label={words.method} />
    </DialogForm>
  );
}
