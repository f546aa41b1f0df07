import { useTerminology } from "@carrel/hooks";
import { MOST_PEOPLE } from "@carrel/sdk/domain";
import { AddDesk, type DeskKind } from "@carrel/sdk/schemas";
import { NumberInput } from "@carrel/ui/number-input";
import { Select } from "@carrel/ui/select";
import { Switch } from "@carrel/ui/switch";
import { TagInput } from "@carrel/ui/tag-input";
import type { ReactNode } from "react";
import type * as z from "zod";
import { DESK_KINDS } from "../../app/words/desk-kinds";
import { zonesOf } from "../../app/words/zones";
import { fieldsFor } from "../../forms/fields";
import { SheetForm } from "../../forms/sheet-form";
import { Suggestions } from "../../forms/suggestions";
import { useZodForm } from "../../forms/use-zod-form";
import { useDesks } from "./use-desks";

const DeskInput = AddDesk.pick({
  branchId: true,
  name: true,
  zone: true,
  kind: true,
  capacity: true,
  amenities: true,
  isActive: true,
});
const { TextField, FormField, FormValue } = fieldsFor(DeskInput);
/** What a desk offers, at most: what the server takes. */
const MOST_AMENITIES = 20;
export type DeskValues = z.output<typeof DeskInput>;

export interface DeskInitial {
  branchId: string;
  name: string;
  zone: string;
  kind: DeskKind;
  capacity?: number | undefined;
  amenities: string[];
  isActive: boolean;
}

interface DeskFormProps {
  title: string;
  action: string;
  initial: DeskInitial;
  /** Resolves to the next desk's values where the form stays open for another. */
  submit: (values: DeskValues) => Promise<DeskInitial | undefined>;
  /** Above the fields: what changed meanwhile. */
  notice?: ReactNode;
}

/** A desk's fields, in a sheet over the list. */
export function DeskForm({ title, action, initial, submit, notice }: DeskFormProps) {
  const words = useTerminology();
  const zones = zonesOf(useDesks().rows);
  const form = useZodForm(DeskInput, {
    defaultValues: initial,
    submit: async (values: DeskValues): Promise<DeskInitial | undefined> => {
      const next = await submit(values);
      if (next) form.setFocus("name");
      return next;
    },
  });
  return (
    <SheetForm title={title} action={action} form={form}>
      {notice}
      <TextField
        name="name"
        label="Name"
        required
        hint={`What the ${words.desk.toLowerCase()} is called on its label.`}
        autoFocus
      />
      <div className="flex flex-col gap-2">
        <TextField name="zone" label="Zone" optional hint="A room, a floor or a row." autoComplete="off" />
        <Suggestions
          texts={zones}
          value={form.watch("zone") ?? ""}
          onPick={(zone) => form.setValue("zone", zone, { shouldDirty: true })}
        />
      </div>
      <FormField name="kind" label="Kind">
        {(field) => <Select {...field} value={field.value ?? null} options={DESK_KINDS} />}
      </FormField>
      <FormField name="capacity" label="People" hint="How many it takes: a visitor names who comes along.">
        {({ value = 1, onValueChange, ...field }) => (
          <NumberInput
            {...field}
            min={1}
            max={MOST_PEOPLE}
            value={value}
            onValueChange={(people) => onValueChange(people ?? undefined)}
          />
        )}
      </FormField>
      <FormField name="amenities" label="Amenities" optional hint="A lamp, a locker, a second screen: Enter adds it.">
        {(field, onBlur) => <TagInput {...field} onBlur={onBlur} value={field.value ?? []} max={MOST_AMENITIES} />}
      </FormField>
      <FormValue name="isActive">
        {(field) => (
          <Switch
            label="Bookable"
            description="Switched off, it keeps its history and takes no new bookings."
            checked={field.value ?? true}
            onCheckedChange={field.onValueChange}
          />
        )}
      </FormValue>
    </SheetForm>
  );
}
