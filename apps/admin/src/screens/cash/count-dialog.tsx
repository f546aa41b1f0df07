import { useOnce } from "@carrel/hooks";
import { ApiError, type CashDrawer } from "@carrel/sdk";
import { CountCash } from "@carrel/sdk/schemas";
import { MoneyInput } from "@carrel/ui/money-input";
import { toast } from "@carrel/ui/toast";
import { useMutation } from "@tanstack/react-query";
import * as z from "zod";
import { q, queryClient } from "../../app/carrel";
import { useMoney } from "../../app/use-money";
import { DialogForm } from "../../forms/dialog-form";
import { fieldsFor } from "../../forms/fields";
import { ledToField } from "../../forms/led-to-field";
import { Suggestions } from "../../forms/suggestions";
import { useZodForm } from "../../forms/use-zod-form";
import { differenceText, whoseName } from "./cash-words";

/** As it is typed: the amount may be missing. */
type TypedCount = Omit<CountCash, "counted" | "note"> & { counted: number | null; note: string };

const CountInput = z.preprocess((typed: TypedCount) => typed, CountCash);
const { TextField, FormField } = fieldsFor(CountInput);

const LONGEST = CountCash.shape.note.unwrap().maxLength ?? undefined;
const REASONS = ["Wrong change given", "Something was bought", "A payment was not recorded"];

const atCounted = ledToField({ cash_changed: "counted", nothing_to_count: "counted" });

/** What is recorded by now, where that is why a count was refused. */
const expectedIn = (error: unknown): number | undefined =>
  error instanceof ApiError && error.code === "cash_changed"
    ? (error.data as { expected: number }).expected
    : undefined;

interface CountDialogProps {
  /** As it was when the dialog opened. */
  drawer: CashDrawer;
  onClose: () => void;
}

/** Counts somebody's cash against what was recorded. */
export function CountDialog({ drawer, onClose }: CountDialogProps) {
  const { branchId, person, currency } = drawer;
  const format = useMoney();
  const money = (amount: number) => format(amount, currency);
  const count = useMutation(q.cash.count({ once: useOnce() }));
  const name = whoseName(person);
  const form = useZodForm(CountInput, {
    defaultValues: {
      ...{ branchId, personId: person?._id ?? null, currency },
      ...{ expected: drawer.expected, counted: null, note: "" },
    },
    submit: async (values) => {
      try {
        const { counted, difference } = await count.mutateAsync(values);
        toast.success(`${money(counted)} counted for ${name}`, { description: differenceText(difference, money) });
        onClose();
        return undefined;
      } catch (error) {
        // Something was recorded, or another counted, meanwhile.
        void queryClient.invalidateQueries({ queryKey: ["cash"] });
        const recorded = expectedIn(error);
        if (recorded !== undefined) form.setValue("expected", recorded);
        return atCounted(error);
      }
    },
  });
  const [expected, counted, note] = form.watch(["expected", "counted", "note"]);
  const difference = counted === null ? null : counted - expected;
  // More went back than came in: what is counted is how much less there is.
  const isOut = expected < 0;
  const turned = (amount: number | null) => (amount !== null && isOut ? 0 - amount : amount);
  return (
    <DialogForm
      title={`Count the cash of ${name}`}
      description={`${isOut ? `${money(-expected)} more was given back than taken` : `${money(expected)} is recorded`}. A count can’t be changed later.`}
      action="Count"
      form={form}
      onClose={onClose}
    >
      <FormField
        name="counted"
        label={isOut ? "Missing from what stays in the drawer" : "Counted"}
        required
        hint={
          difference === null ? "Without what stays in the drawer for change." : `${differenceText(difference, money)}.`
        }
      >
        {({ value, onValueChange, ref }, onBlur) => (
          <MoneyInput
            ref={ref}
            value={turned(value)}
            onValueChange={(amount) => onValueChange(turned(amount))}
            onBlur={onBlur}
            currency={currency}
          />
        )}
      </FormField>
      <div className="flex flex-col gap-3">
        <TextField
          name="note"
          label={difference ? "Why it differs" : "Note"}
          required={Boolean(difference)}
          optional={!difference}
          autoComplete="off"
          maxLength={LONGEST}
        />
        {Boolean(difference) && (
          <Suggestions
            texts={REASONS}
            value={note}
            onPick={(reason) => form.setValue("note", reason, { shouldDirty: true, shouldValidate: true })}
          />
        )}
      </div>
    </DialogForm>
  );
}
