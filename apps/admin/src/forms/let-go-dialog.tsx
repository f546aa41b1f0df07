import { ReasonedRefund } from "@carrel/sdk/schemas";
import { MoneyInput } from "@carrel/ui/money-input";
import * as z from "zod";
import { DialogForm } from "./dialog-form";
import { fieldsFor } from "./fields";
import { SuggestedField } from "./suggested-field";
import { refusedAmount, typedAmount } from "./typed-amount";
import { useZodForm } from "./use-zod-form";

interface Typed {
  amount: number | null;
  reason: string;
}

const Input = z.preprocess(
  (typed: Typed) => typed,
  z.object({ amount: typedAmount, reason: ReasonedRefund.shape.reason }),
);
const { FormField } = fieldsFor(Input);

const LONGEST = ReasonedRefund.shape.reason.maxLength ?? undefined;

interface LetGoDialogProps {
  title: string;
  description: string;
  /** What it means. */
  note: string;
  action: string;
  /** All of it, in the minor unit: filled in at first. */
  most: number;
  currency: string;
  /** What is left after a part. */
  leaves: (left: number) => string;
  /** Reasons that are offered. */
  reasons: readonly string[];
  reasonHint: string;
  submit: (typed: { amount: number; reason: string }) => Promise<void>;
  onClose: () => void;
}

/** Asks how much of a sum is let go, or kept, and why. */
export function LetGoDialog(props: LetGoDialogProps) {
  const { title, description, note, action, most, currency, leaves, reasons, reasonHint, submit, onClose } = props;
  const form = useZodForm(Input, {
    defaultValues: { amount: most, reason: "" },
    submit: async (typed) => {
      await submit(typed).catch(refusedAmount);
      onClose();
      return undefined;
    },
  });
  const left = most - (form.watch("amount") ?? 0);
  return (
    <DialogForm title={title} description={description} action={action} tone="danger" form={form} onClose={onClose}>
      <p className="m-0">{note}</p>
      <FormField
        name="amount"
        label="Amount"
        required
        hint={left >= 0 && (left > 0 ? leaves(left) : "That is all of it.")}
      >
        {(field, onBlur) => <MoneyInput {...field} onBlur={onBlur} currency={currency} />}
      </FormField>
      <SuggestedField
        form={form}
        name="reason"
        label="Reason"
        required
        hint={reasonHint}
        maxLength={LONGEST}
        texts={reasons}
      />
    </DialogForm>
  );
}
