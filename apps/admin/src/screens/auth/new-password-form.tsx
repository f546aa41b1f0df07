import type { OtpSent } from "@carrel/sdk";
import type { ChangePassword } from "@carrel/sdk/schemas";
import { Button } from "@carrel/ui/button";
import type { ReactNode } from "react";
import { fieldsFor } from "../../forms/fields";
import { Form } from "../../forms/form";
import { onSaveKey } from "../../forms/save-key";
import { NewPasswordFields } from "./new-password-fields";
import { OtpField } from "./otp-field";
import { ResendCode } from "./resend-code";
import type { useNewPasswordForm } from "./use-new-password-form";

const { FormValue } = fieldsFor<ChangePassword>();

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
  const { isSubmitting } = form.formState;
  return (
    <Form form={form} onKeyDown={onSaveKey(() => !disabled && !isSubmitting && void form.send())}>
      <FormValue name="otp">
        {({ error, ...field }, { ref }) => (
          <OtpField {...field} ref={ref} readOnly={isSubmitting} error={error ?? form.codeFailure} />
        )}
      </FormValue>
      <NewPasswordFields about={about} />
      <Button type="submit" variant="primary" size="lg" block loading={isSubmitting} disabled={disabled}>
        {action}
      </Button>
      <ResendCode send={resend} onSent={form.forgetCodeFailure} />
      {aside}
    </Form>
  );
}
