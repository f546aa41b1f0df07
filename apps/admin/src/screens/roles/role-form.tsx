import { useSession } from "@carrel/hooks";
import { AddRole, type Permission } from "@carrel/sdk/schemas";
import { Callout } from "@carrel/ui/callout";
import { Textarea } from "@carrel/ui/textarea";
import type { ReactNode } from "react";
import type * as z from "zod";
import { fieldsFor } from "../../forms/fields";
import { SheetForm } from "../../forms/sheet-form";
import { type Saved, useSheetForm } from "../../forms/use-sheet-form";
import { RolePermissions } from "./role-permissions";

const { TextField, FormValue } = fieldsFor(AddRole);

type RoleValues = z.output<typeof AddRole>;

interface RoleFormProps {
  title: string;
  description?: string;
  action: string;
  initial: { name: string; description: string; permissions: z.output<typeof Permission>[] };
  save: (values: RoleValues) => Promise<Saved>;
  aside?: ReactNode;
  /** Above the fields. */
  children?: ReactNode;
}

/** A role's name and what it allows, in a sheet over the list. */
export function RoleForm({ title, description, action, initial, save, aside, children }: RoleFormProps) {
  const session = useSession();
  const { name, permissions } = initial;
  // Field by field: the schema refuses what else a record holds.
  const form = useSheetForm(AddRole, { defaultValues: { name, description: initial.description, permissions }, save });

  return (
    <SheetForm title={title} {...(description && { description })} action={action} form={form} size="lg" aside={aside}>
      {children}
      <TextField name="name" label="Name" required autoFocus autoComplete="off" />
      <TextField as={Textarea} name="description" label="Description" optional rows={2} />
      <FormValue name="permissions">
        {({ error, ...field }) => (
          <fieldset className="m-0 flex min-w-0 flex-col gap-2 border-0 p-0">
            <legend className="mb-2 p-0 font-medium text-strong">What it allows</legend>
            <RolePermissions {...field} grantable={session.permissions} />
            {error && <Callout tone="danger">{error}</Callout>}
          </fieldset>
        )}
      </FormValue>
    </SheetForm>
  );
}
