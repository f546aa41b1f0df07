import { Meter } from "@carrel/ui/meter";
import type { UseFormRegisterReturn } from "react-hook-form";
import { PasswordField } from "./password-field";
import { strengthShown } from "./password-strength";
import { usePasswordStrength } from "./use-password-strength";

interface NewPasswordFieldProps {
  label?: string;
  field: UseFormRegisterReturn;
  /** What is typed so far. */
  value: string;
  error: string | undefined;
  /** What a guesser knows: the names and addresses of the person and of his organisation. */
  about: readonly string[];
}

/** A new password, how hard it is to guess while it is typed, and why it won't be taken. */
export function NewPasswordField({ label = "New password", field, value, error, about }: NewPasswordFieldProps) {
  const { score, words, tone, weakness } = strengthShown(value, usePasswordStrength(value, about));
  return (
    <div className="flex flex-col gap-3">
      <PasswordField
        label={label}
        hint="8 characters or more; a sentence is best."
        error={error}
        autoComplete="new-password"
        {...field}
      />
      {value !== "" && (
        <Meter
          label="Strength"
          value={score}
          max={4}
          valueText={words}
          tone={tone}
          // Always there, so that screen readers hear the reason when it comes; what the error says is not said twice.
          hint={<span aria-live="polite">{weakness !== error && weakness}</span>}
        />
      )}
    </div>
  );
}

interface NewPasswordFieldsProps {
  password: UseFormRegisterReturn;
  passwordConfirm: UseFormRegisterReturn;
  value: string;
  about: readonly string[];
  errors: { password?: { message?: string }; passwordConfirm?: { message?: string } };
}

/** A new password, typed twice. */
export function NewPasswordFields({ password, passwordConfirm, value, about, errors }: NewPasswordFieldsProps) {
  return (
    <>
      <NewPasswordField field={password} value={value} about={about} error={errors.password?.message} />
      <PasswordField
        label="New password again"
        error={errors.passwordConfirm?.message}
        autoComplete="new-password"
        {...passwordConfirm}
      />
    </>
  );
}
