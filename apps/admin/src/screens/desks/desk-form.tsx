import { useTerminology } from "@carrel/hooks";
import { AddDesk, type DeskKind } from "@carrel/sdk/schemas";
import { Field } from "@carrel/ui/field";
import { Select } from "@carrel/ui/select";
import { Switch } from "@carrel/ui/switch";
import { TagInput } from "@carrel/ui/tag-input";
import { TextInput } from "@carrel/ui/text-input";
import type { ReactNode } from "react";
import { Controller } from "react-hook-form";
import type * as z from "zod";
import { SheetForm } from "../../forms/sheet-form";
import { useZodForm } from "../../forms/use-zod-form";
import { DESK_KINDS } from "./desk-kinds";

const DeskInput = AddDesk.pick({ branchId: true, name: true, zone: true, kind: true, amenities: true, isActive: true });
/** What a desk offers, at most: what the server takes. */
const MOST_AMENITIES = 20;
export type DeskValues = z.output<typeof DeskInput>;

export interface DeskInitial {
  branchId: string;
  name: string;
  zone: string;
  kind: DeskKind;
  amenities: string[];
  isActive: boolean;
}

interface DeskFormProps {
  title: string;
  action: string;
  initial: DeskInitial;
  /** Resolves to the next desk's values where the form stays open for another. */
  submit: (values: DeskValues) => Promise<DeskInitial | undefined>;
  onClose: () => void;
  /** Above the fields: what changed meanwhile. */
  notice?: ReactNode;
}

/** A desk's fields, in a sheet over the list. */
export function DeskForm({ title, action, initial, submit, onClose, notice }: DeskFormProps) {
  const words = useTerminology();
  const form = useZodForm(DeskInput, {
    defaultValues: initial,
    submit: async (values: DeskValues): Promise<DeskInitial | undefined> => {
      const next = await submit(values);
      if (next) form.setFocus("name");
      return next;
    },
  });
  const { errors } = form.formState;
  const amenityError = errors.amenities?.message ?? errors.amenities?.find?.((error) => error)?.message;
  return (
    <SheetForm title={title} action={action} form={form} onClose={onClose}>
      {notice}
      <Field
        label="Name"
        required
        hint={`What the ${words.desk.toLowerCase()} is called on its label.`}
        error={errors.name?.message}
      >
        <TextInput autoFocus {...form.register("name")} />
      </Field>
      <Field label="Zone" optional hint="A room, a floor or a row." error={errors.zone?.message}>
        <TextInput {...form.register("zone")} />
      </Field>
      <Controller
        control={form.control}
        name="kind"
        render={({ field }) => (
          <Field label="Kind" error={errors.kind?.message}>
            <Select value={field.value ?? null} onValueChange={field.onChange} options={DESK_KINDS} />
          </Field>
        )}
      />
      <Controller
        control={form.control}
        name="amenities"
        render={({ field }) => (
          <Field label="Offers" optional hint="A lamp, a locker, a second screen: Enter adds it." error={amenityError}>
            <TagInput value={field.value ?? []} onValueChange={field.onChange} max={MOST_AMENITIES} />
          </Field>
        )}
      />
      <Controller
        control={form.control}
        name="isActive"
        render={({ field }) => (
          <Switch
            label="Bookable"
            description="Switched off, it keeps its history and takes no new bookings."
            checked={field.value ?? true}
            onCheckedChange={field.onChange}
          />
        )}
      />
    </SheetForm>
  );
}
