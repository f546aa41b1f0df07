import { useSession, useTerminology } from "@carrel/hooks";
import { AddFeePlan, type PassAllowance, type PlanDuration } from "@carrel/sdk/schemas";
import { MoneyInput } from "@carrel/ui/money-input";
import { NumberInput } from "@carrel/ui/number-input";
import { RadioCards } from "@carrel/ui/radio-cards";
import { Select } from "@carrel/ui/select";
import { Switch } from "@carrel/ui/switch";
import { Textarea } from "@carrel/ui/textarea";
import type { ReactNode } from "react";
import type * as z from "zod";
import { useBranches } from "../../app/use-branches";
import { useShifts } from "../../app/use-shifts";
import { TYPE_LABELS } from "../../app/words/booking-types";
import { planKindOptions } from "../../app/words/plan-kinds";
import { fieldsFor } from "../../forms/fields";
import { SheetForm } from "../../forms/sheet-form";
import { type Saved, useSheetForm } from "../../forms/use-sheet-form";
import { type FeePlanValues, isInShifts, partsFor, pricedBy } from "./plan-parts";
import { PricePreview } from "./price-preview";
import { PricesField } from "./prices-field";
import { ShiftsField } from "./shifts-field";
import { SoldInField } from "./sold-in-field";

const { TextField, FormField, FormValue } = fieldsFor(AddFeePlan);

const TYPES = [
  { value: "HOURLY", label: TYPE_LABELS.HOURLY, description: "A part of a day" },
  { value: "DAILY", label: TYPE_LABELS.DAILY, description: "Days, weeks or months" },
];
const DAILY_UNITS: { value: PlanDuration["unit"]; label: string }[] = [
  { value: "day", label: "Days" },
  { value: "week", label: "Weeks" },
  { value: "month", label: "Months" },
];
const PASS_UNITS: { value: PassAllowance["unit"]; label: string }[] = [
  { value: "day", label: "Days" },
  { value: "hour", label: "Hours" },
];

interface FeePlanFormProps {
  title: string;
  action: string;
  currency: string;
  /** Its amount is undefined until it is given. */
  initial: Required<Omit<FeePlanValues, "amount" | "currency">> & { amount: number | undefined };
  /** Above the fields: what to know before changing it. */
  notice?: ReactNode;
  save: (values: z.output<typeof AddFeePlan>) => Promise<Saved>;
  aside?: ReactNode;
}

/** A fee plan's fields, in a sheet over the list: what it sells comes first, and decides what else there is. */
export function FeePlanForm({ title, action, currency, initial, save, notice, aside }: FeePlanFormProps) {
  const words = useTerminology();
  const { selectedBranch } = useSession();
  const { branches } = useBranches();
  const form = useSheetForm(AddFeePlan, { defaultValues: initial, save });
  const values = form.watch();
  const { sells = "seat", bookingType, duration, amount, taxPercent, allowance, branchIds = [] } = values;
  const isHourly = bookingType === "HOURLY";
  const isPass = sells === "pass";
  const places = branchIds.length > 0 ? branchIds : branches.map(({ _id }) => _id);
  const byShift = isInShifts(sells);
  const { shifts, isPending } = useShifts(
    byShift ? (places.length > 0 ? places : selectedBranch ? [selectedBranch] : []) : [],
  );
  const { shiftIds = [] } = values;
  const sold = shiftIds.length > 0 ? shifts.filter(({ _id }) => shiftIds.includes(_id)) : shifts;
  const by = pricedBy({ sells, bookingType });

  /** What is sold decides which fields there are: those that it hasn't are emptied. */
  const turn = (next: Partial<Pick<FeePlanValues, "sells" | "bookingType">>) => {
    const turned = { ...form.getValues(), ...next };
    for (const [name, value] of Object.entries({ ...next, ...partsFor(turned.sells ?? "seat", turned) }))
      form.setValue(name as keyof FeePlanValues, value, { shouldDirty: true });
    form.clearErrors();
  };

  return (
    <SheetForm title={title} action={action} form={form} aside={aside} size="lg">
      {notice}
      <FormValue name="sells">
        {(field) => (
          <RadioCards
            className="sm:[&>[role=radiogroup]]:grid-cols-2"
            label="What it sells"
            value={sells}
            error={field.error}
            options={planKindOptions(words)}
            onValueChange={(kind) => turn({ sells: kind })}
          />
        )}
      </FormValue>
      <TextField name="name" label="Name" required />
      {sells === "seat" && (
        <FormValue name="bookingType">
          {(field) => (
            <RadioCards
              {...field}
              label="Sold"
              options={TYPES}
              onValueChange={(type) => {
                const unit = type === "HOURLY" ? "hour" : "day";
                form.setValue("duration.unit", unit, { shouldDirty: true });
                turn({ bookingType: type as FeePlanValues["bookingType"] });
              }}
            />
          )}
        </FormValue>
      )}
      {allowance && (
        <div className="grid gap-5 sm:grid-cols-2">
          <FormField name="allowance.count" label="It holds">
            {(field, onBlur) => (
              <NumberInput {...field} value={field.value ?? null} onBlur={onBlur} min={1} max={10_000} />
            )}
          </FormField>
          <FormField
            name="allowance.unit"
            label="Days or hours"
            hint={allowance.unit === "day" ? "A day is a visit, however long." : "Counted by the minute."}
          >
            {(field) => <Select {...field} value={field.value ?? null} options={PASS_UNITS} />}
          </FormField>
        </div>
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <FormField name="duration.count" label={isPass ? "Valid for" : isHourly ? "Hours" : "How many"}>
          {(field, onBlur) => <NumberInput {...field} onBlur={onBlur} min={1} max={1000} />}
        </FormField>
        {!isHourly && (
          <FormField name="duration.unit" label="Unit">
            {(field) => <Select {...field} options={DAILY_UNITS} />}
          </FormField>
        )}
      </div>
      {isPass && (
        <FormValue name="isShared">
          {(field) => (
            <Switch
              label="Shared"
              description={`Several ${words.members.toLowerCase()} who are named use up the same pass.`}
              checked={field.value ?? false}
              onCheckedChange={(isShared) => {
                field.onValueChange(isShared);
                // Its people are named as it is sold.
                if (isShared) form.setValue("isPublic", false, { shouldDirty: true });
              }}
            />
          )}
        </FormValue>
      )}
      {isPass && !values.isShared && (
        <FormValue name="isPublic">
          {(field) => (
            <Switch
              label="Visitors can ask for it when they book"
              description="Their booking waits for you: confirming it sells them the pass, and their visit is its first."
              checked={field.value ?? false}
              onCheckedChange={field.onValueChange}
            />
          )}
        </FormValue>
      )}
      <FormValue name="branchIds">{(field) => <SoldInField {...field} value={field.value ?? []} />}</FormValue>
      {byShift && (
        <FormValue name="shiftIds">
          {(field) => (
            <ShiftsField
              {...field}
              value={field.value ?? []}
              shifts={shifts}
              isPending={isPending}
              none={
                sells === "shift"
                  ? "With none chosen it is sold in every shift."
                  : "With none chosen it holds in all open hours."
              }
            />
          )}
        </FormValue>
      )}
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
      {by.length > 0 && (
        <PricesField
          currency={currency}
          by={by}
          shifts={sells === "floating" && shiftIds.length === 0 ? [] : sold}
          hint={
            sells === "seat"
              ? `For ${words.desks.toLowerCase()} that are assigned or booked by the day. Where several fit, the one that names most counts. Before tax.`
              : "Where several fit, the one that names most counts. Before tax."
          }
        />
      )}
      {Number.isInteger(amount) && duration.count > 0 && (
        <PricePreview
          title={sells === "seat" ? "What a visitor pays" : `What a ${words.member.toLowerCase()} pays`}
          plan={{ duration, amount, taxPercent: taxPercent ?? 0, currency, allowance: allowance ?? null }}
        />
      )}
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
      <FormValue name="isListed">
        {(field) => (
          <Switch
            label="Show on your site"
            description="Its name and its price with tax, at each branch that sells it, while it is on sale."
            checked={field.value ?? false}
            onCheckedChange={field.onValueChange}
          />
        )}
      </FormValue>
    </SheetForm>
  );
}
