import { useSession } from "@carrel/hooks";
import { AddRole, type Permission } from "@carrel/sdk/schemas";
import { Callout } from "@carrel/ui/callout";
import { Field } from "@carrel/ui/field";
import { TextInput } from "@carrel/ui/text-input";
import { Textarea } from "@carrel/ui/textarea";
import type { ReactNode } from "react";
import { Controller } from "react-hook-form";
import type * as z from "zod";
import { SheetForm } from "../../forms/sheet-form";
import { useZodForm } from "../../forms/use-zod-form";
import { RolePermissions } from "./role-permissions";

type RoleValues = z.output<typeof AddRole>;

interface RoleFormProps {
  title: string;
  description?: string;
  action: string;
  initial: { name: string; description: string; permissions: z.output<typeof Permission>[] };
  submit: (values: RoleValues) => Promise<undefined>;
  onClose: () => void;
  aside?: ReactNode;
  /** Above the fields. */
  children?: ReactNode;
}

/** A role's name and what it allows, in a sheet over the list. */
export function RoleForm({ title, description, action, initial, submit, onClose, aside, children }: RoleFormProps) {
  const session = useSession();
  const { name, permissions } = initial;
  // Field by field: the schema refuses what else a record holds.
  const form = useZodForm(AddRole, { defaultValues: { name, description: initial.description, permissions }, submit });
  const { errors } = form.formState;

  return (
    <SheetForm
      title={title}
      {...(description && { description })}
      action={action}
      form={form}
      onClose={onClose}
      size="lg"
      aside={aside}
    >
      {children}
      <Field label="Name" required error={errors.name?.message}>
        <TextInput autoFocus autoComplete="off" {...form.register("name")} />
      </Field>
      <Field label="Description" optional error={errors.description?.message}>
        <Textarea rows={2} {...form.register("description")} />
      </Field>
      <Controller
        control={form.control}
        name="permissions"
        render={({ field }) => (
          <fieldset className="m-0 flex min-w-0 flex-col gap-2 border-0 p-0">
            <legend className="mb-2 p-0 font-medium text-strong">What it allows</legend>
            <RolePermissions value={field.value} onValueChange={field.onChange} grantable={session.permissions} />
            {errors.permissions?.message && <Callout tone="danger">{errors.permissions.message}</Callout>}
          </fieldset>
        )}
      />
    </SheetForm>
  );
}
