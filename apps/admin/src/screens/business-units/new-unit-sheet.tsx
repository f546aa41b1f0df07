import { AddBusinessUnit } from "@carrel/sdk/schemas";
import { PhoneInput } from "@carrel/ui/phone-input";
import { Select } from "@carrel/ui/select";
import { useMutation } from "@tanstack/react-query";
import * as z from "zod";
import { q } from "../../app/carrel";
import { blankToUndefined } from "../../forms/blank";
import { fieldsFor } from "../../forms/fields";
import { SheetForm } from "../../forms/sheet-form";
import { useSheetForm } from "../../forms/use-sheet-form";
import { CATEGORY_OPTIONS, WEBSITE_OPTIONS } from "./unit-labels";

const UnitInput = AddBusinessUnit.extend({
  email: z.preprocess(blankToUndefined, AddBusinessUnit.shape.email),
  phone: z.preprocess(blankToUndefined, AddBusinessUnit.shape.phone),
});
const { TextField, FormField } = fieldsFor(UnitInput);

/** Adds a place that might become a customer. */
export function NewUnitSheet() {
  const add = useMutation(q.businessUnits.add());
  const form = useSheetForm(UnitInput, {
    defaultValues: {
      name: "",
      contactName: "",
      email: "",
      phone: "",
      city: "",
      source: "",
      ...({ dataCategory: "other", websiteType: "none" } as const),
    },
    save: async (values) => {
      const unit = await add.mutateAsync(values);
      return `${unit.name} is added`;
    },
  });
  return (
    <SheetForm title="Add business unit" action="Add business unit" form={form}>
      <TextField name="name" label="Name" required autoFocus />
      <TextField name="city" label="City" optional />
      <FormField name="dataCategory" label="Kind of place">
        {(field) => <Select {...field} options={CATEGORY_OPTIONS} value={field.value ?? "other"} />}
      </FormField>
      <FormField name="websiteType" label="Website">
        {(field) => <Select {...field} options={WEBSITE_OPTIONS} value={field.value ?? "none"} />}
      </FormField>
      <TextField name="contactName" label="Contact" optional autoComplete="off" />
      <TextField as={PhoneInput} name="phone" label="Phone" optional autoComplete="off" />
      <TextField name="email" label="E-mail" optional type="email" autoComplete="off" />
      <TextField name="source" label="Source" optional hint="Where it came from, such as a trade fair." />
    </SheetForm>
  );
}
