import { Field } from "@carrel/ui/field";
import { PhoneInput } from "@carrel/ui/phone-input";
import { TextInput } from "@carrel/ui/text-input";
import type { ComponentProps } from "react";

interface PersonFieldsProps {
  /** As a form registers them; an address that can't be changed here is read-only. */
  name: ComponentProps<typeof TextInput>;
  email: ComponentProps<typeof TextInput>;
  phone: ComponentProps<typeof PhoneInput>;
  emailHint: string;
  errors: Readonly<Partial<Record<"name" | "email" | "phone", { message?: string | undefined } | undefined>>>;
}

/** Who somebody is to the organisation. */
export const PersonFields = ({ name, email, phone, emailHint, errors }: PersonFieldsProps) => (
  <>
    <Field label="Name" required error={errors.name?.message}>
      <TextInput autoComplete="name" {...name} />
    </Field>
    <Field label="E-mail" required={!email.readOnly} hint={emailHint} error={errors.email?.message}>
      <TextInput type="email" autoComplete="email" inputMode="email" {...email} />
    </Field>
    <Field label="Phone" optional error={errors.phone?.message}>
      <PhoneInput autoComplete="tel" {...phone} />
    </Field>
  </>
);
