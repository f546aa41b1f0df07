import { AddBusinessUnit } from "@carrel/sdk/schemas";
import { Field } from "@carrel/ui/field";
import { PhoneInput } from "@carrel/ui/phone-input";
import { Select } from "@carrel/ui/select";
import { TextInput } from "@carrel/ui/text-input";
import { toast } from "@carrel/ui/toast";
import { useMutation } from "@tanstack/react-query";
import { Controller } from "react-hook-form";
import * as z from "zod";
import { q } from "../../app/carrel";
import { useCloseSheet } from "../../app/use-close-sheet";
import { blankToUndefined } from "../../forms/blank";
import { SheetForm } from "../../forms/sheet-form";
import { useZodForm } from "../../forms/use-zod-form";
import { CATEGORY_OPTIONS, WEBSITE_OPTIONS } from "./unit-labels";

const UnitInput = AddBusinessUnit.extend({
  email: z.preprocess(blankToUndefined, AddBusinessUnit.shape.email),
  phone: z.preprocess(blankToUndefined, AddBusinessUnit.shape.phone),
});

/** Adds a place that might become a customer. */
export function NewUnitSheet() {
  const close = useCloseSheet("/business-units");
  const add = useMutation(q.businessUnits.add());
  const form = useZodForm(UnitInput, {
    defaultValues: {
      name: "",
      contactName: "",
      email: "",
      phone: "",
      city: "",
      source: "",
      ...({ dataCategory: "other", websiteType: "none" } as const),
    },
    submit: async (values) => {
      const unit = await add.mutateAsync(values);
      toast.success(`${unit.name} is added`);
      await close({ saved: true });
      return undefined;
    },
  });
  const { register, control, formState } = form;
  const { errors } = formState;
  return (
    <SheetForm title="Add business unit" action="Add business unit" form={form} onClose={() => void close()}>
      <Field label="Name" required error={errors.name?.message}>
        <TextInput autoFocus {...register("name")} />
      </Field>
      <Field label="City" optional error={errors.city?.message}>
        <TextInput {...register("city")} />
      </Field>
      <Controller
        control={control}
        name="dataCategory"
        render={({ field }) => (
          <Field label="Kind of place">
            <Select options={CATEGORY_OPTIONS} value={field.value ?? "other"} onValueChange={field.onChange} />
          </Field>
        )}
      />
      <Controller
        control={control}
        name="websiteType"
        render={({ field }) => (
          <Field label="Website">
            <Select options={WEBSITE_OPTIONS} value={field.value ?? "none"} onValueChange={field.onChange} />
          </Field>
        )}
      />
      <Field label="Contact" optional error={errors.contactName?.message}>
        <TextInput autoComplete="off" {...register("contactName")} />
      </Field>
      <Field label="Phone" optional error={errors.phone?.message}>
        <PhoneInput autoComplete="off" {...register("phone")} />
      </Field>
      <Field label="E-mail" optional error={errors.email?.message}>
        <TextInput type="email" autoComplete="off" {...register("email")} />
      </Field>
      <Field label="Source" optional hint="Where it came from, such as a trade fair." error={errors.source?.message}>
        <TextInput {...register("source")} />
      </Field>
    </SheetForm>
  );
}
