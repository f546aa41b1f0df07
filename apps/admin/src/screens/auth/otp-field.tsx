import { Field } from "@carrel/ui/field";
import { OtpInput, type OtpInputProps } from "@carrel/ui/otp-input";

interface OtpFieldProps extends OtpInputProps {
  error?: string | undefined;
}

/** Six boxes for a mailed code. */
export function OtpField({ error, ...input }: OtpFieldProps) {
  return (
    <Field label="Code" hint="Six digits; it lasts ten minutes." error={error}>
      <OtpInput autoFocus {...input} />
    </Field>
  );
}
