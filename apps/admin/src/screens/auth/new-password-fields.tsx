import { Meter } from "@carrel/ui/meter";
import type { UseFormRegisterReturn } from "react-hook-form";
import { PasswordField } from "./password-field";
import { passwordStrength } from "./password-strength";

interface NewPasswordFieldProps {
  label?: string;
  field: UseFormRegisterReturn;
  /** What is typed so far. */
  value: string;
  error: string | undefined;
}

/** A new password with its one rule, and how hard it is to guess while it is typed. */
export function NewPasswordField({ label = "New password", field, value, error }: NewPasswordFieldProps) {
  const { score, words, tone } = passwordStrength(value);
  return (
    <div className="flex flex-col gap-3">
      <PasswordField
        label={label}
        hint="8 characters or more; a sentence is best."
        error={error}
        autoComplete="new-password"
        {...field}
      />
      {value !== "" && <Meter label="Strength" value={score} max={4} valueText={words} tone={tone} />}
    </div>
  );
}

interface NewPasswordFieldsProps {
  password: UseFormRegisterReturn;
  passwordConfirm: UseFormRegisterReturn;
  value: string;
  errors: { password?: { message?: string }; passwordConfirm?: { message?: string } };
}

/** A new password, typed twice. */
export function NewPasswordFields({ password, passwordConfirm, value, errors }: NewPasswordFieldsProps) {
  return (
    <>
      <NewPasswordField field={password} value={value} error={errors.password?.message} />
      <PasswordField
        label="New password again"
        error={errors.passwordConfirm?.message}
        autoComplete="new-password"
        {...passwordConfirm}
      />
    </>
  );
}
