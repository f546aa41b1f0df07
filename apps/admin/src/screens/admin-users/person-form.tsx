import { AddAdminUser } from "@carrel/sdk/schemas";
import { PhoneInput } from "@carrel/ui/phone-input";
import { Switch } from "@carrel/ui/switch";
import type { ReactNode } from "react";
import * as z from "zod";
import { blankToUndefined } from "../../forms/blank";
import { fieldsFor } from "../../forms/fields";
import { SheetForm } from "../../forms/sheet-form";
import { type Saved, useSheetForm } from "../../forms/use-sheet-form";
import { BranchesField } from "./branches-field";
import { RoleField } from "./role-field";

const PersonInput = AddAdminUser.omit({ isActive: true }).extend({
  phone: z.preprocess(blankToUndefined, AddAdminUser.shape.phone),
  roleId: z.string().min(1, "Choose a role").pipe(AddAdminUser.shape.roleId),
});
const { TextField, FormValue } = fieldsFor(PersonInput);
type PersonValues = z.output<typeof PersonInput>;

interface PersonFormProps {
  title: string;
  description?: string;
  action: string;
  initial: {
    name: string;
    email: string;
    phone: string;
    roleId: string;
    roleName?: string;
    isDefaultUser: boolean;
    allowedBranches: string[];
    twoFactor: boolean;
  };
  /** Role and branches can't be changed. */
  fixedRights?: boolean;
  save: (values: PersonValues) => Promise<Saved>;
  aside?: ReactNode;
  /** Above the fields. */
  notice?: ReactNode;
  /** Below the fields. */
  children?: ReactNode;
}

/** A staff member's fields, in a sheet over the list. */
export function PersonForm({ initial, fixedRights = false, save, notice, children, ...sheet }: PersonFormProps) {
  const { name, email, phone, roleId, roleName, isDefaultUser, allowedBranches, twoFactor } = initial;
  // Field by field: the schema refuses what else a record holds.
  const defaultValues = { name, email, phone, roleId, isDefaultUser, allowedBranches, twoFactor };
  const form = useSheetForm(PersonInput, { defaultValues, save });
  const everywhere = form.watch("isDefaultUser") ?? false;

  return (
    <SheetForm {...sheet} form={form}>
      {notice}
      <TextField name="name" label="Name" required autoFocus autoComplete="off" />
      <TextField name="email" label="E-mail" required hint="They sign in with it." type="email" autoComplete="off" />
      <TextField as={PhoneInput} name="phone" label="Phone" optional autoComplete="off" />
      <FormValue name="roleId">
        {(field) => <RoleField {...field} currentName={roleName} disabled={fixedRights} />}
      </FormValue>
      <FormValue name="allowedBranches">
        {(field) => (
          <BranchesField
            {...field}
            everywhere={everywhere}
            onEverywhereChange={(next) => form.setValue("isDefaultUser", next, { shouldDirty: true })}
            value={field.value ?? []}
            disabled={fixedRights}
          />
        )}
      </FormValue>
      <FormValue name="twoFactor">
        {(field) => (
          <Switch
            label="Code at sign-in"
            description="Besides the password, a code that is mailed each time."
            checked={field.value ?? false}
            onCheckedChange={field.onValueChange}
          />
        )}
      </FormValue>
      {children}
    </SheetForm>
  );
}
