import { AddBranch, BRANCH_FEATURES, type BranchFeature, type DayTiming } from "@carrel/sdk/schemas";
import { Callout } from "@carrel/ui/callout";
import { CheckboxGroup } from "@carrel/ui/checkbox-group";
import { Combobox } from "@carrel/ui/combobox";
import { Field } from "@carrel/ui/field";
import { PhoneInput } from "@carrel/ui/phone-input";
import { TextInput } from "@carrel/ui/text-input";
import { WeeklyHoursEditor } from "@carrel/ui/weekly-hours-editor";
import { Controller } from "react-hook-form";
import * as z from "zod";
import { blankToUndefined } from "../../forms/blank";
import { SheetForm } from "../../forms/sheet-form";
import { useZodForm } from "../../forms/use-zod-form";
import { FEATURE_LABELS } from "./feature-labels";
import { timeZones } from "./time-zones";

const BranchInput = AddBranch.extend({
  phone: z.preprocess(blankToUndefined, AddBranch.shape.phone),
  email: z.preprocess(blankToUndefined, AddBranch.shape.email),
});
export type BranchValues = z.output<typeof BranchInput>;

const TIME_ZONES = timeZones().map((zone) => ({ value: zone, label: zone.replaceAll("_", " ") }));
const FEATURES = BRANCH_FEATURES.map((feature) => ({ value: feature, label: FEATURE_LABELS[feature] }));

interface BranchFormProps {
  title: string;
  action: string;
  initial: {
    name: string;
    code: string;
    timezone: string;
    timings: DayTiming[];
    features: BranchFeature[];
    phone: string;
    email: string;
    address: NonNullable<BranchValues["address"]>;
  };
  submit: (values: BranchValues) => Promise<undefined>;
  onClose: () => void;
}

/** A branch's fields, in a sheet over what it was opened from. */
export function BranchForm({ title, action, initial, submit, onClose }: BranchFormProps) {
  const form = useZodForm(BranchInput, { defaultValues: initial, submit });
  const { errors } = form.formState;

  return (
    <SheetForm title={title} action={action} form={form} onClose={onClose} size="lg">
      <Field label="Name" required error={errors.name?.message}>
        <TextInput autoFocus {...form.register("name")} />
      </Field>
      <Controller
        control={form.control}
        name="timezone"
        render={({ field }) => (
          <Field
            label="Time zone"
            required
            hint="Opening hours and days are read in it."
            error={errors.timezone?.message}
          >
            <Combobox
              value={field.value}
              onValueChange={field.onChange}
              options={TIME_ZONES}
              placeholder="Choose a time zone"
              searchPlaceholder="Search a city or region"
              emptyText="No such time zone"
            />
          </Field>
        )}
      />
      <Controller
        control={form.control}
        name="timings"
        render={({ field }) => (
          <fieldset className="flex flex-col gap-2">
            <legend className="font-medium text-strong">Opening hours</legend>
            <WeeklyHoursEditor
              value={field.value ?? initial.timings}
              onValueChange={field.onChange}
              errors={Object.fromEntries(
                (field.value ?? []).map((timing, index) => [timing.day, errors.timings?.[index]?.close?.message]),
              )}
            />
            {errors.timings?.root?.message && <Callout tone="danger">{errors.timings.root.message}</Callout>}
          </fieldset>
        )}
      />
      <Controller
        control={form.control}
        name="features"
        render={({ field }) => (
          <CheckboxGroup
            label="What is there"
            options={FEATURES}
            value={field.value ?? []}
            onValueChange={(value) => field.onChange(value)}
            columns={2}
          />
        )}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Street" optional error={errors.address?.line1?.message} className="sm:col-span-2">
          <TextInput autoComplete="off" {...form.register("address.line1")} />
        </Field>
        <Field label="City" optional error={errors.address?.city?.message}>
          <TextInput autoComplete="off" {...form.register("address.city")} />
        </Field>
        <Field label="Postal code" optional error={errors.address?.postalCode?.message}>
          <TextInput autoComplete="off" {...form.register("address.postalCode")} />
        </Field>
        <Field label="Phone" optional error={errors.phone?.message}>
          <PhoneInput autoComplete="off" {...form.register("phone")} />
        </Field>
        <Field label="E-mail" optional error={errors.email?.message}>
          <TextInput type="email" autoComplete="off" {...form.register("email")} />
        </Field>
      </div>
    </SheetForm>
  );
}
