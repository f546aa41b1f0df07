import { Field } from "@carrel/ui/field";
import { PasswordInput, type PasswordInputProps } from "@carrel/ui/password-input";

interface PasswordFieldProps extends PasswordInputProps {
  label: string;
  hint?: string;
  error?: string | undefined;
}

/** A password with its label. */
export function PasswordField({ label, hint, error, ...input }: PasswordFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      <PasswordInput {...input} />
    </Field>
  );
}
