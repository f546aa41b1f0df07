import { AddAdminUser } from "@carrel/sdk/schemas";
import { Field } from "@carrel/ui/field";
import { PhoneInput } from "@carrel/ui/phone-input";
import { Switch } from "@carrel/ui/switch";
import { TextInput } from "@carrel/ui/text-input";
import type { ReactNode } from "react";
import { Controller } from "react-hook-form";
import * as z from "zod";
import { blankToUndefined } from "../../forms/blank";
import { SheetForm } from "../../forms/sheet-form";
import { useZodForm } from "../../forms/use-zod-form";
import { BranchesField } from "./branches-field";
import { RoleField } from "./role-field";

const PersonInput = AddAdminUser.omit({ isActive: true }).extend({
  phone: z.preprocess(blankToUndefined, AddAdminUser.shape.phone),
  roleId: z.string().min(1, "Choose a role").pipe(AddAdminUser.shape.roleId),
});
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
  submit: (values: PersonValues) => Promise<undefined>;
  onClose: () => void;
  aside?: ReactNode;
  /** Above the fields. */
  notice?: ReactNode;
  /** Below the fields. */
  children?: ReactNode;
}

/** A staff member's fields, in a sheet over the list. */
export function PersonForm({ initial, fixedRights = false, submit, notice, children, ...sheet }: PersonFormProps) {
  const { name, email, phone, roleId, roleName, isDefaultUser, allowedBranches, twoFactor } = initial;
  // Field by field: the schema refuses what else a record holds.
  const defaultValues = { name, email, phone, roleId, isDefaultUser, allowedBranches, twoFactor };
  const form = useZodForm(PersonInput, { defaultValues, submit });
  const { errors } = form.formState;
  const everywhere = form.watch("isDefaultUser") ?? false;

  return (
    <SheetForm {...sheet} form={form}>
      {notice}
      <Field label="Name" required error={errors.name?.message}>
        <TextInput autoFocus autoComplete="off" {...form.register("name")} />
      </Field>
      <Field label="E-mail" required hint="They sign in with it." error={errors.email?.message}>
        <TextInput type="email" autoComplete="off" {...form.register("email")} />
      </Field>
      <Field label="Phone" optional error={errors.phone?.message}>
        <PhoneInput autoComplete="off" {...form.register("phone")} />
      </Field>
      <Controller
        control={form.control}
        name="roleId"
        render={({ field }) => (
          <RoleField
            value={field.value}
            onValueChange={field.onChange}
            currentName={roleName}
            error={errors.roleId?.message}
            disabled={fixedRights}
          />
        )}
      />
      <Controller
        control={form.control}
        name="allowedBranches"
        render={({ field }) => (
          <BranchesField
            everywhere={everywhere}
            onEverywhereChange={(next) => form.setValue("isDefaultUser", next, { shouldDirty: true })}
            value={field.value ?? []}
            onValueChange={field.onChange}
            error={errors.allowedBranches?.message}
            disabled={fixedRights}
          />
        )}
      />
      <Controller
        control={form.control}
        name="twoFactor"
        render={({ field }) => (
          <Switch
            label="Code at sign-in"
            description="Besides the password, a code that is mailed each time."
            checked={field.value ?? false}
            onCheckedChange={field.onChange}
          />
        )}
      />
      {children}
    </SheetForm>
  );
}
