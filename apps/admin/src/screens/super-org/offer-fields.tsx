import { useTerminology } from "@carrel/hooks";
import { Card } from "@carrel/ui/card";
import { Field } from "@carrel/ui/field";
import { MoneyInput } from "@carrel/ui/money-input";
import { SegmentedControl } from "@carrel/ui/segmented-control";
import { Switch } from "@carrel/ui/switch";
import { TextInput } from "@carrel/ui/text-input";
import { Textarea } from "@carrel/ui/textarea";
import { Controller, useFormContext } from "react-hook-form";
import { listError } from "../organisation/list-error";
import { LimitField } from "./limit-field";
import type { OfferFields as Fields } from "./offer-schema";
import { codeFrom, OFFER_KINDS, type OfferKind } from "./offers";

const INTERVALS = [
  { value: "month", label: "Every month" },
  { value: "year", label: "Every year" },
] as const;

interface OfferFieldsProps {
  kind: OfferKind;
  currency: string;
  isNew: boolean;
}

/** What a plan or an add-on is called, costs, makes room for and offers. */
export function OfferFields({ kind, currency, isNew }: OfferFieldsProps) {
  const words = useTerminology();
  const { register, control, formState, setValue, getFieldState, getValues } = useFormContext<Fields>();
  const { errors } = formState;
  const { one } = OFFER_KINDS[kind];
  const canBeAny = kind === "plans";
  /** The code follows the name of a new one until somebody types another. */
  const suggestCode = (before: string, name: string) => {
    if (isNew && getValues("code") === codeFrom(before)) {
      setValue("code", codeFrom(name), { shouldDirty: true, shouldValidate: getFieldState("code").isTouched });
    }
  };
  return (
    <>
      <Card title="What it is">
        <div className="flex flex-col gap-5">
          <Controller
            control={control}
            name="name"
            render={({ field }) => (
              <Field label="Name" required error={errors.name?.message}>
                <TextInput
                  {...field}
                  autoFocus={isNew}
                  autoComplete="off"
                  onChange={(event) => {
                    suggestCode(field.value, event.target.value);
                    field.onChange(event);
                  }}
                />
              </Field>
            )}
          />
          <Field label="Description" optional hint="One sentence below the name." error={errors.description?.message}>
            <Textarea rows={2} {...register("description")} />
          </Field>
          <Field
            label="Code"
            required
            hint="Subscriptions name it by this. It can't be changed once somebody has it."
            error={errors.code?.message}
          >
            <TextInput
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              className="font-mono"
              {...register("code")}
            />
          </Field>
        </div>
      </Card>
      <Card title="Price" description="Tax included.">
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <Controller
            control={control}
            name="amount"
            render={({ field }) => (
              <Field label={kind === "plans" ? "Price" : "Price of one"} required error={errors.amount?.message}>
                <MoneyInput
                  ref={field.ref}
                  currency={currency}
                  value={field.value ?? null}
                  onValueChange={field.onChange}
                  onBlur={field.onBlur}
                />
              </Field>
            )}
          />
          <Controller
            control={control}
            name="interval"
            render={({ field }) => (
              <div className="flex flex-col gap-1">
                <span className="leading-tight font-medium text-strong" aria-hidden="true">
                  Paid
                </span>
                <SegmentedControl
                  label="Paid"
                  options={INTERVALS}
                  value={field.value}
                  onValueChange={field.onChange}
                  block
                />
              </div>
            )}
          />
        </div>
      </Card>
      <Card
        title={kind === "plans" ? "Room for" : "Adds room for"}
        description={
          kind === "plans"
            ? "How many of each an organisation may have before it needs an add-on or another plan."
            : "How many of each one piece adds to the plan's."
        }
      >
        <div className="grid items-start gap-5 sm:grid-cols-3">
          <LimitField name="branches" label="Branches" canBeAny={canBeAny} />
          <LimitField name="desks" label={words.desks} canBeAny={canBeAny} />
          <LimitField name="adminUsers" label="People of staff" canBeAny={canBeAny} />
        </div>
      </Card>
      <Card title="What else it offers">
        <Field
          label="Lines of the card"
          optional
          hint="One on each line, in the order of the card. What it has room for stands above them by itself."
          error={listError(errors.features)}
        >
          <Textarea rows={5} {...register("features")} />
        </Field>
      </Card>
      <Card>
        <Controller
          control={control}
          name="isActive"
          render={({ field }) => (
            <Switch
              label="On sale"
              description={`Off the pricing page it can't be chosen any more; who has the ${one} keeps it.`}
              checked={field.value}
              onCheckedChange={field.onChange}
            />
          )}
        />
      </Card>
    </>
  );
}
