import { localDateOf } from "@carrel/sdk/domain";
import { LocalDate, type ProfitType, UpdateProfitRate } from "@carrel/sdk/schemas";
import { Callout } from "@carrel/ui/callout";
import { DatePicker } from "@carrel/ui/date-picker";
import { RadioCards } from "@carrel/ui/radio-cards";
import { useMutation, useSuspenseQuery } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";
import * as z from "zod";
import { q } from "../../app/carrel";
import { LOCALE } from "../../app/locale";
import { fieldsFor } from "../../forms/fields";
import { SheetForm } from "../../forms/sheet-form";
import { useSheetForm } from "../../forms/use-sheet-form";
import { dayText } from "./day-text";
import { RATE_KINDS, RateField } from "./rate-field";
import { rateHistory } from "./rate-history";
import { rateText, shareText } from "./rate-text";
import { useReseller } from "./use-reseller";

interface TypedRate {
  id: string;
  type: ProfitType;
  rate: number | null;
  effectiveFrom: string;
}

/** As it is typed: the amount may be missing. The rules are those of the call. */
const RateInput = z.preprocess((typed: TypedRate) => typed, UpdateProfitRate);
const { FormField, FormValue } = fieldsFor(RateInput);

/** Sets what a reseller gets, from a day on. */
export function NewRateSheet() {
  const { reseller } = useReseller();
  const { _id: id, currency, timezone, orgName } = reseller;
  const { data: rates } = useSuspenseQuery(q.resellers.profitRates({ id }));
  const today = localDateOf(new Date(), timezone);
  const update = useMutation(q.resellers.updateProfitRate());
  const form = useSheetForm(RateInput, {
    defaultValues: { id, type: reseller.profitSharing.type, rate: null, effectiveFrom: today },
    save: async (values) => {
      await update.mutateAsync(values);
      return "The new rate is set";
    },
  });
  const { control, setValue } = form;
  const typed = useWatch({ control });
  const { type = "percent", rate = null, effectiveFrom = today } = typed;
  const history = rateHistory(rates, today);
  const before = history.find(({ rate: set, state }) => state !== "replaced" && set.effectiveFrom < effectiveFrom);
  const same = history.find(({ rate: set, state }) => state !== "replaced" && set.effectiveFrom === effectiveFrom);
  const after = history.findLast(({ rate: set, state }) => state === "planned" && set.effectiveFrom > effectiveFrom);

  return (
    <SheetForm title="Set a new rate" action="Set the rate" form={form}>
      <FormValue name="type">
        {(field) => (
          <RadioCards
            {...field}
            label="Share"
            options={RATE_KINDS}
            onValueChange={(next) => {
              field.onValueChange(next);
              // 20 percent are not 20 paise.
              setValue("rate", null, { shouldDirty: true });
            }}
          />
        )}
      </FormValue>
      <FormValue name="rate">
        {(field, input) => (
          <RateField
            type={type}
            value={field.value}
            onValueChange={field.onValueChange}
            onBlur={input.onBlur}
            currency={currency}
            error={field.error}
          />
        )}
      </FormValue>
      <FormField
        name="effectiveFrom"
        label="First day"
        required
        hint={`Today or later, in ${timezone.replaceAll("_", " ")}. What is paid before keeps its rate.`}
      >
        {(field) => <DatePicker {...field} min={today} today={today} locale={LOCALE} />}
      </FormField>
      {rate !== null && LocalDate.safeParse(effectiveFrom).success && (
        <Callout live title="What this does">
          From {dayText(effectiveFrom)} on {orgName} gets {shareText({ rate, type }, currency)}.
          {same && ` It replaces the ${rateText(same.rate, currency)} set for that day.`}
          {before && effectiveFrom > today && ` Until then it is ${rateText(before.rate, currency)}.`}
          {after &&
            ` From ${dayText(after.rate.effectiveFrom)} on it is ${rateText(after.rate, currency)}, as planned.`}
        </Callout>
      )}
    </SheetForm>
  );
}
