import { useTerminology } from "@carrel/hooks";
import { Card } from "@carrel/ui/card";
import { MoneyInput } from "@carrel/ui/money-input";
import { SegmentedControl } from "@carrel/ui/segmented-control";
import { Switch } from "@carrel/ui/switch";
import { Textarea } from "@carrel/ui/textarea";
import { useFormContext } from "react-hook-form";
import { fieldsFor } from "../../forms/fields";
import { LimitField } from "./limit-field";
import type { OfferFields as Fields } from "./offer-schema";
import { codeFrom, OFFER_KINDS, type OfferKind } from "./offers";

const { TextField, FormField, FormValue } = fieldsFor<Fields>();

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
  const { setValue, getFieldState, getValues } = useFormContext<Fields>();
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
          <TextField
            name="name"
            label="Name"
            required
            autoFocus={isNew}
            autoComplete="off"
            onChange={(event) => suggestCode(getValues("name"), event.target.value)}
          />
          <TextField
            as={Textarea}
            name="description"
            label="Description"
            optional
            hint="One sentence below the name."
            rows={2}
          />
          <TextField
            name="code"
            label="Code"
            required
            hint="Subscriptions name it by this. It can't be changed once somebody has it."
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            className="font-mono"
          />
        </div>
      </Card>
      <Card title="Price" description="Tax included.">
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <FormField name="amount" label={kind === "plans" ? "Price" : "Price of one"} required>
            {(field, onBlur) => (
              <MoneyInput {...field} onBlur={onBlur} currency={currency} value={field.value ?? null} />
            )}
          </FormField>
          <FormValue name="interval">
            {({ value, onValueChange }) => (
              <div className="flex flex-col gap-1">
                <span className="leading-tight font-medium text-strong" aria-hidden="true">
                  Paid
                </span>
                <SegmentedControl label="Paid" options={INTERVALS} value={value} onValueChange={onValueChange} block />
              </div>
            )}
          </FormValue>
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
        <TextField
          as={Textarea}
          name="features"
          label="Lines of the card"
          optional
          hint="One on each line, in the order of the card. What it has room for stands above them by itself."
          rows={5}
        />
      </Card>
      <Card>
        <FormValue name="isActive">
          {(field) => (
            <Switch
              label="On sale"
              description={`Off the pricing page it can't be chosen any more; who has the ${one} keeps it.`}
              checked={field.value}
              onCheckedChange={field.onValueChange}
            />
          )}
        </FormValue>
      </Card>
    </>
  );
}
