import { AddFeePlan, type PlanDuration } from "@carrel/sdk/schemas";
import { MoneyInput } from "@carrel/ui/money-input";
import { NumberInput } from "@carrel/ui/number-input";
import { RadioCards } from "@carrel/ui/radio-cards";
import { Select } from "@carrel/ui/select";
import { Switch } from "@carrel/ui/switch";
import { Textarea } from "@carrel/ui/textarea";
import type { ReactNode } from "react";
import type * as z from "zod";
import { TYPE_LABELS } from "../../app/words/booking-types";
import { fieldsFor } from "../../forms/fields";
import { SheetForm } from "../../forms/sheet-form";
import { type Saved, useSheetForm } from "../../forms/use-sheet-form";
import { PricePreview } from "./price-preview";
import { SoldInField } from "./sold-in-field";

const { TextField, FormField, FormValue } = fieldsFor(AddFeePlan);

type FeePlanValues = z.output<typeof AddFeePlan>;

const TYPES = [
  { value: "HOURLY", label: TYPE_LABELS.HOURLY, description: "A part of a day" },
  { value: "DAILY", label: TYPE_LABELS.DAILY, description: "Days, weeks or months" },
];
const DAILY_UNITS: { value: PlanDuration["unit"]; label: string }[] = [
  { value: "day", label: "Days" },
  { value: "week", label: "Weeks" },
  { value: "month", label: "Months" },
];

interface FeePlanFormProps {
  title: string;
  action: string;
  currency: string;
  initial: {
    name: string;
    bookingType: "HOURLY" | "DAILY";
    duration: PlanDuration;
    /** In the minor unit; undefined until it is given. */
    amount: number | undefined;
    taxPercent: number;
    /** Empty: every branch. */
    branchIds: string[];
    description: string;
    isActive: boolean;
  };
  /** Above the fields: what to know before changing it. */
  notice?: ReactNode;
  save: (values: FeePlanValues) => Promise<Saved>;
  aside?: ReactNode;
}

/** A fee plan's fields, in a sheet over the list. */
export function FeePlanForm({ title, action, currency, initial, save, notice, aside }: FeePlanFormProps) {
  const form = useSheetForm(AddFeePlan, { defaultValues: initial, save });
  const [bookingType, duration, amount, taxPercent] = form.watch(["bookingType", "duration", "amount", "taxPercent"]);

  return (
    <SheetForm title={title} action={action} form={form} aside={aside} size="lg">
      {notice}
      <TextField name="name" label="Name" required autoFocus />
      <FormValue name="bookingType">
        {(field) => (
          <RadioCards
            {...field}
            label="Sold"
            options={TYPES}
            onValueChange={(type) => {
              field.onValueChange(type);
              form.setValue("duration.unit", type === "HOURLY" ? "hour" : "day", { shouldDirty: true });
            }}
          />
        )}
      </FormValue>
      <div className="grid gap-5 sm:grid-cols-2">
        <FormField name="duration.count" label={bookingType === "HOURLY" ? "Hours" : "How many"}>
          {(field, onBlur) => <NumberInput {...field} onBlur={onBlur} min={1} max={1000} />}
        </FormField>
        {bookingType === "DAILY" && (
          <FormField name="duration.unit" label="Unit">
            {(field) => <Select {...field} options={DAILY_UNITS} />}
          </FormField>
        )}
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <FormField name="amount" label="Price" required hint="Before tax.">
          {(field, onBlur) => <MoneyInput {...field} onBlur={onBlur} currency={currency} value={field.value ?? null} />}
        </FormField>
        <FormField name="taxPercent" label="Tax in percent">
          {(field, onBlur) => (
            <NumberInput {...field} onBlur={onBlur} min={0} max={100} step={0.5} value={field.value ?? 0} />
          )}
        </FormField>
      </div>
      {Number.isInteger(amount) && duration.count > 0 && (
        <PricePreview title="What a visitor pays" plan={{ duration, amount, taxPercent: taxPercent ?? 0, currency }} />
      )}
      <FormValue name="branchIds">{(field) => <SoldInField {...field} value={field.value ?? []} />}</FormValue>
      <TextField
        as={Textarea}
        name="description"
        label="Description"
        optional
        hint="For the staff: visitors see the name and the price."
        rows={3}
      />
      <FormValue name="isActive">
        {(field) => (
          <Switch
            label="On sale"
            description="Withdrawn plans stay on the bookings that were made on them."
            checked={field.value ?? true}
            onCheckedChange={field.onValueChange}
          />
        )}
      </FormValue>
    </SheetForm>
  );
}
