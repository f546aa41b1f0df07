import { Field } from "@carrel/ui/field";
import { OtpInput, type OtpInputProps } from "@carrel/ui/otp-input";

interface OtpFieldProps extends OtpInputProps {
  error?: string | undefined;
  /** Default: that of a mailed one. */
  hint?: string;
}

/** Six boxes for a code. */
export function OtpField({ error, hint = "Six digits; it lasts ten minutes.", ...input }: OtpFieldProps) {
  return (
    <Field label="Code" hint={hint} error={error}>
      <OtpInput autoFocus {...input} />
    </Field>
  );
}
