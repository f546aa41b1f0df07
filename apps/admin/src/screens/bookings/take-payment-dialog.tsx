import { MoneyInput } from "@carrel/ui/money-input";
import { toast } from "@carrel/ui/toast";
import * as z from "zod";
import { useMoney } from "../../app/use-money";
import { DialogForm } from "../../forms/dialog-form";
import { fieldsFor } from "../../forms/fields";
import { type PaymentFields, paymentFields, paymentOf } from "../../forms/payment";
import { PaymentField } from "../../forms/payment-field";
import { refusedAmount, typedAmount } from "../../forms/typed-amount";
import { useZodForm } from "../../forms/use-zod-form";
import { CounterCode } from "./counter-code";

interface TypedPayment extends PaymentFields {
  amount: number | null;
}

const PaymentInput = z.preprocess((typed: TypedPayment) => typed, z.object({ amount: typedAmount, ...paymentFields }));
const { FormField } = fieldsFor(PaymentInput);

interface TakePaymentDialogProps {
  /** What it is taken for, in the heading: "the membership". */
  name: string;
  /** The same in a sentence: "the membership of Asha Rao". */
  what: string;
  /** Who owes it, where neither says so. */
  who: string;
  /** Minor unit. */
  due: number;
  currency: string;
  /** By which a payment by UPI is known again. */
  note: string;
  /** Takes it. @returns what is due then */
  pay: (payment: { amount: number } & ReturnType<typeof paymentOf>) => Promise<number>;
  onClose: () => void;
}

/** Takes what is due, or a part of it. */
export function TakePaymentDialog({ name, what, who, due, currency, note, pay, onClose }: TakePaymentDialogProps) {
  const format = useMoney();
  const money = (amount: number) => format(amount, currency);
  const form = useZodForm(PaymentInput, {
    defaultValues: { amount: due, method: "cash", reference: "" },
    submit: async ({ amount, ...payment }) => {
      const left = await pay({ amount, ...paymentOf(payment) }).catch(refusedAmount);
      toast.success(`${money(amount)} taken for ${what}`, {
        description: left > 0 ? `${money(left)} is still due` : "Paid in full",
      });
      onClose();
      return undefined;
    },
  });
  const { amount, method } = form.watch();
  const left = due - (amount ?? 0);
  return (
    <DialogForm
      title={`Take payment for ${name}`}
      description={[who, `${money(due)} is due`].filter(Boolean).join(": ")}
      action="Take payment"
      form={form}
      onClose={onClose}
    >
      <FormField
        name="amount"
        label="Amount"
        required
        hint={left >= 0 && `${left > 0 ? money(left) : "Nothing"} is left after this.`}
      >
        {(field, onBlur) => <MoneyInput {...field} onBlur={onBlur} currency={currency} />}
      </FormField>
      <PaymentField />
      {method === "upi" && <CounterCode amount={amount} currency={currency} note={note} />}
    </DialogForm>
  );
}
