import { AddFeePlan, type PlanDuration } from "@carrel/sdk/schemas";
import { Field } from "@carrel/ui/field";
import { MoneyInput } from "@carrel/ui/money-input";
import { NumberInput } from "@carrel/ui/number-input";
import { RadioCards } from "@carrel/ui/radio-cards";
import { Select } from "@carrel/ui/select";
import { Switch } from "@carrel/ui/switch";
import { TextInput } from "@carrel/ui/text-input";
import { Textarea } from "@carrel/ui/textarea";
import type { ReactNode } from "react";
import { Controller } from "react-hook-form";
import type * as z from "zod";
import { SheetForm } from "../../forms/sheet-form";
import { useZodForm } from "../../forms/use-zod-form";
import { listError } from "../organisation/list-error";
import { PricePreview } from "./price-preview";
import { SoldInField } from "./sold-in-field";

type FeePlanValues = z.output<typeof AddFeePlan>;

const TYPES = [
  { value: "HOURLY", label: "By the hour", description: "A part of a day" },
  { value: "DAILY", label: "By the day", description: "Days, weeks or months" },
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
  submit: (values: FeePlanValues) => Promise<undefined>;
  onClose: () => void;
  aside?: ReactNode;
}

/** A fee plan's fields, in a sheet over the list. */
export function FeePlanForm({ title, action, currency, initial, submit, onClose, notice, aside }: FeePlanFormProps) {
  const form = useZodForm(AddFeePlan, { defaultValues: initial, submit });
  const { errors } = form.formState;
  const [bookingType, duration, amount, taxPercent] = form.watch(["bookingType", "duration", "amount", "taxPercent"]);

  return (
    <SheetForm title={title} action={action} form={form} onClose={onClose} aside={aside} size="lg">
      {notice}
      <Field label="Name" required error={errors.name?.message}>
        <TextInput autoFocus {...form.register("name")} />
      </Field>
      <Controller
        control={form.control}
        name="bookingType"
        render={({ field }) => (
          <RadioCards
            label="Sold"
            options={TYPES}
            value={field.value}
            onValueChange={(type) => {
              field.onChange(type);
              form.setValue("duration.unit", type === "HOURLY" ? "hour" : "day", { shouldDirty: true });
            }}
          />
        )}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <Controller
          control={form.control}
          name="duration.count"
          render={({ field }) => (
            <Field label={bookingType === "HOURLY" ? "Hours" : "How many"} error={errors.duration?.count?.message}>
              <NumberInput min={1} max={1000} value={field.value} onValueChange={field.onChange} />
            </Field>
          )}
        />
        {bookingType === "DAILY" && (
          <Controller
            control={form.control}
            name="duration.unit"
            render={({ field }) => (
              <Field label="Unit" error={errors.duration?.unit?.message}>
                <Select value={field.value} onValueChange={field.onChange} options={DAILY_UNITS} />
              </Field>
            )}
          />
        )}
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <Controller
          control={form.control}
          name="amount"
          render={({ field }) => (
            <Field label="Price" required hint="Before tax." error={errors.amount?.message}>
              <MoneyInput currency={currency} value={field.value ?? null} onValueChange={field.onChange} />
            </Field>
          )}
        />
        <Controller
          control={form.control}
          name="taxPercent"
          render={({ field }) => (
            <Field label="Tax in percent" error={errors.taxPercent?.message}>
              <NumberInput min={0} max={100} step={0.5} value={field.value ?? 0} onValueChange={field.onChange} />
            </Field>
          )}
        />
      </div>
      {Number.isInteger(amount) && duration.count > 0 && (
        <PricePreview title="What a visitor pays" plan={{ duration, amount, taxPercent: taxPercent ?? 0, currency }} />
      )}
      <Controller
        control={form.control}
        name="branchIds"
        render={({ field }) => (
          <SoldInField value={field.value ?? []} onValueChange={field.onChange} error={listError(errors.branchIds)} />
        )}
      />
      <Field
        label="Description"
        optional
        hint="For the staff: visitors see the name and the price."
        error={errors.description?.message}
      >
        <Textarea rows={3} {...form.register("description")} />
      </Field>
      <Controller
        control={form.control}
        name="isActive"
        render={({ field }) => (
          <Switch
            label="On sale"
            description="Withdrawn plans stay on the bookings that were made on them."
            checked={field.value ?? true}
            onCheckedChange={field.onChange}
          />
        )}
      />
    </SheetForm>
  );
}
