import { useOnce } from "@carrel/hooks";
import type { Debtor } from "@carrel/sdk";
import { WriteOffDues } from "@carrel/sdk/schemas";
import { MoneyInput } from "@carrel/ui/money-input";
import { toast } from "@carrel/ui/toast";
import { useMutation } from "@tanstack/react-query";
import * as z from "zod";
import { q } from "../../app/carrel";
import { useMoney } from "../../app/use-money";
import { DialogForm } from "../../forms/dialog-form";
import { fieldsFor } from "../../forms/fields";
import { Suggestions } from "../../forms/suggestions";
import { useZodForm } from "../../forms/use-zod-form";
import { refusedAmount, typedAmount } from "../bookings/typed-amount";
import { debtorName } from "./debtor-name";

interface TypedWriteOff {
  amount: number | null;
  reason: string;
}

const WriteOffInput = z.preprocess(
  (typed: TypedWriteOff) => typed,
  z.object({ amount: typedAmount, reason: WriteOffDues.shape.reason }),
);
const { TextField, FormField } = fieldsFor(WriteOffInput);

const LONGEST = WriteOffDues.shape.reason.maxLength ?? undefined;
const REASONS = ["Moved away", "Can’t be reached", "Agreed with the owner", "Our mistake"];

interface WriteOffDialogProps {
  debtor: Debtor;
  onClose: () => void;
}

/** Lets go of what somebody owes, or of a part: the oldest first. */
export function WriteOffDialog({ debtor, onClose }: WriteOffDialogProps) {
  const { _id: id, due, currency, owed } = debtor;
  const format = useMoney();
  const money = (amount: number) => format(amount, currency);
  const writeOff = useMutation(q.dues.writeOff({ once: useOnce() }));
  const form = useZodForm(WriteOffInput, {
    defaultValues: { amount: due, reason: "" },
    submit: async ({ amount, reason }) => {
      const left = await writeOff.mutateAsync({ id, amount, currency, reason }).catch(refusedAmount);
      toast.success(`${money(amount)} of ${debtorName(debtor)} written off`, {
        description: left.due > 0 ? `${money(left.due)} is still due` : "Nothing else is due",
      });
      onClose();
      return undefined;
    },
  });
  const left = due - (form.watch("amount") ?? 0);
  return (
    <DialogForm
      title={`Write off for ${debtorName(debtor)}`}
      description={`${money(due)} is due${owed > 1 ? ` for ${owed}, the oldest goes first` : ""}`}
      action="Write off"
      tone="danger"
      form={form}
      onClose={onClose}
    >
      <p className="m-0">It is asked for no more and counts as no income. You can ask for it again later.</p>
      <FormField
        name="amount"
        label="Amount"
        required
        hint={left >= 0 && (left > 0 ? `${money(left)} stays due.` : "That is all of it.")}
      >
        {(field, onBlur) => <MoneyInput {...field} onBlur={onBlur} currency={currency} />}
      </FormField>
      <div className="flex flex-col gap-3">
        <TextField
          name="reason"
          label="Reason"
          required
          hint="For your staff: it stands beside what is written off."
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
