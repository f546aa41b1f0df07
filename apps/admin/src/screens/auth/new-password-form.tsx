import type { OtpSent } from "@carrel/sdk";
import { Button } from "@carrel/ui/button";
import { Callout } from "@carrel/ui/callout";
import type { ReactNode } from "react";
import { Controller } from "react-hook-form";
import { onSaveKey } from "../../forms/save-key";
import { NewPasswordFields } from "./new-password-fields";
import { OtpField } from "./otp-field";
import { ResendCode } from "./resend-code";
import type { useNewPasswordForm } from "./use-new-password-form";

interface NewPasswordFormProps {
  form: ReturnType<typeof useNewPasswordForm>;
  /** What the button does. */
  action: string;
  resend: () => Promise<OtpSent>;
  /** What a guesser knows: the names and addresses of the person and of his organisation. */
  about: readonly string[];
  disabled?: boolean;
  /** Buttons beside the form's own. */
  aside?: ReactNode;
}

/** The mailed code and a new password. Cmd/Ctrl+Enter sends it. */
export function NewPasswordForm({ form, action, resend, about, disabled = false, aside }: NewPasswordFormProps) {
  const { errors, isSubmitting } = form.formState;
  return (
    <form
      onSubmit={form.send}
      onKeyDown={onSaveKey(() => !disabled && !isSubmitting && void form.send())}
      noValidate
      className="flex flex-col gap-5"
    >
      {form.failure && (
        <Callout tone="danger" role="alert">
          {form.failure}
        </Callout>
      )}
      <Controller
        control={form.control}
        name="otp"
        render={({ field: { value, onChange, ref } }) => (
          <OtpField
            ref={ref}
            value={value}
            onValueChange={onChange}
            readOnly={isSubmitting}
            error={errors.otp?.message ?? form.codeFailure}
          />
        )}
      />
      <NewPasswordFields
        password={form.register("password")}
        passwordConfirm={form.register("passwordConfirm")}
        value={form.watch("password")}
        about={about}
        errors={errors}
      />
      <Button type="submit" variant="primary" size="lg" block loading={isSubmitting} disabled={disabled}>
        {action}
      </Button>
      <ResendCode send={resend} onSent={form.forgetCodeFailure} />
      {aside}
    </form>
  );
}
