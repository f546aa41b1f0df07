import { quote } from "@carrel/sdk/domain";
import { Field } from "@carrel/ui/field";
import { Select } from "@carrel/ui/select";
import { Textarea } from "@carrel/ui/textarea";
import { Controller, useFormContext } from "react-hook-form";
import { type BookFields, NOT_PAID, periodOf } from "./book-form";
import { METHODS } from "./payment";
import { Price } from "./price";
import { usePlans } from "./use-plans";

const PAYMENTS = [{ value: NOT_PAID, label: "Not paid yet" }, ...METHODS] as const;

interface BookRestProps {
  branchId: string;
  zone: string;
}

/** What a booking costs, how it is paid, and what the staff note. Stands in a form of `bookForm`. */
export function BookRest({ branchId, zone }: BookRestProps) {
  const { control, register, watch, formState } = useFormContext<BookFields>();
  const { plans, isPending, mayRead } = usePlans();
  const [type, date, lastDate, startAt, endAt] = watch(["type", "date", "lastDate", "startAt", "endAt"]);
  const period = periodOf({ type, date, lastDate, startAt, endAt }, zone);
  const price = period && quote(plans, { type, ...period, timezone: zone, branchId });
  return (
    <>
      {mayRead && price && <Price price={price} totalLabel="To pay" />}
      {mayRead && !isPending && period && !price && (
        <p className="text-muted">No fee plan covers this time: it is booked without a price.</p>
      )}
      <Controller
        control={control}
        name="method"
        render={({ field, fieldState }) => (
          <Field label="Payment" error={fieldState.error?.message}>
            <Select value={field.value} onValueChange={field.onChange} options={PAYMENTS} />
          </Field>
        )}
      />
      <Field label="Notes" optional hint="For the staff only." error={formState.errors.notes?.message}>
        <Textarea rows={2} {...register("notes")} />
      </Field>
    </>
  );
}
