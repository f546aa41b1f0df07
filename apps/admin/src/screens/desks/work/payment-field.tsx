import { Field } from "@carrel/ui/field";
import { Select } from "@carrel/ui/select";
import { TextInput } from "@carrel/ui/text-input";
import { Controller, useFormContext } from "react-hook-form";
import { METHODS, type PaymentFields } from "./payment";

/** How it is paid. Stands in a form with `paymentFields`. */
export function PaymentField() {
  const {
    control,
    register,
    formState: { errors },
  } = useFormContext<PaymentFields>();
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Controller
        control={control}
        name="method"
        render={({ field }) => (
          <Field label="Paid by" error={errors.method?.message}>
            <Select value={field.value} onValueChange={field.onChange} options={METHODS} />
          </Field>
        )}
      />
      <Field label="Reference" optional hint="A receipt or transfer number." error={errors.reference?.message}>
        <TextInput autoComplete="off" {...register("reference")} />
      </Field>
    </div>
  );
}
