import { formatMoney, localDateOf } from "@carrel/sdk/domain";
import { AddPayout } from "@carrel/sdk/schemas";
import { DatePicker } from "@carrel/ui/date-picker";
import { MoneyInput } from "@carrel/ui/money-input";
import { RadioGroup } from "@carrel/ui/radio-group";
import { useMutation, useSuspenseQuery } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";
import * as z from "zod";
import { q } from "../../app/carrel";
import { LOCALE } from "../../app/locale";
import { fieldsFor } from "../../forms/fields";
import { SheetForm } from "../../forms/sheet-form";
import { useSheetForm } from "../../forms/use-sheet-form";
import { useReseller } from "./use-reseller";

interface TypedPayout {
  resellerId: string;
  amount: number | null;
  currency: string;
  reference: string;
  paidOn: string;
}

/** As it is typed: the amount may be missing. The rules are those of the call. */
const PayoutInput = z.preprocess((typed: TypedPayout) => typed, AddPayout);
const { TextField, FormField, FormValue } = fieldsFor(PayoutInput);

const LONGEST = AddPayout.shape.reference.maxLength ?? undefined;

/** Says that a reseller was paid. */
export function NewPayoutSheet() {
  const { reseller } = useReseller();
  const { _id: resellerId, timezone, orgName } = reseller;
  const { owed } = useSuspenseQuery(q.resellers.stats({ id: resellerId })).data;
  const today = localDateOf(new Date(), timezone);
  const add = useMutation(q.resellers.addPayout());
  const first = owed[0] ?? { currency: reseller.currency, amount: 0 };
  const form = useSheetForm(PayoutInput, {
    defaultValues: { resellerId, amount: first.amount, currency: first.currency, reference: "", paidOn: today },
    save: async (values) => {
      const { amount, currency } = await add.mutateAsync(values);
      return `${formatMoney(amount, currency)} paid out to ${orgName}`;
    },
  });
  const { control, setValue } = form;
  const { currency = first.currency } = useWatch({ control });
  const due = owed.find((one) => one.currency === currency)?.amount ?? 0;
  return (
    <SheetForm title="Record a payout" action="Record it" form={form}>
      <p className="m-0">This moves no money: record it once the bank has sent it.</p>
      {owed.length > 1 && (
        <FormValue name="currency">
          {(field) => (
            <RadioGroup
              {...field}
              label="Currency"
              options={owed.map((one) => ({
                value: one.currency,
                label: `${one.currency}, ${formatMoney(one.amount, one.currency)} owed`,
              }))}
              onValueChange={(next) => {
                field.onValueChange(next);
                setValue("amount", owed.find((one) => one.currency === next)?.amount ?? null, { shouldDirty: true });
              }}
            />
          )}
        </FormValue>
      )}
      <FormField
        name="amount"
        label="Amount"
        required
        hint={`At most ${formatMoney(due, currency)}, which is what is owed now.`}
      >
        {(field, onBlur) => <MoneyInput {...field} onBlur={onBlur} currency={currency} />}
      </FormField>
      <TextField
        name="reference"
        label="Reference"
        required
        hint="By which the bank finds it again."
        autoComplete="off"
        maxLength={LONGEST}
      />
      <FormField
        name="paidOn"
        label="Paid on"
        required
        hint={`Today or earlier, in ${timezone.replaceAll("_", " ")}. It stands in the statement of this month.`}
      >
        {(field) => <DatePicker {...field} max={today} today={today} locale={LOCALE} />}
      </FormField>
    </SheetForm>
  );
}
