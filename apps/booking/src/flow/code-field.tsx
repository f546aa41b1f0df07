import { Field } from "@carrel/ui/field";
import { OtpInput } from "@carrel/ui/otp-input";
import type { Ref } from "react";

interface CodeFieldProps {
  /** Where the code went. */
  email: string;
  code: string;
  /** What is wrong with the code. */
  error?: string | undefined;
  isBusy: boolean;
  boxes: Ref<HTMLInputElement>;
  onCode: (code: string) => void;
  onComplete: (code: string) => void;
}

/** The boxes of a mailed code, and where it went. */
export const CodeField = ({ email, code, error, isBusy, boxes, onCode, onComplete }: CodeFieldProps) => (
  <Field
    label="Code"
    error={error}
    hint={
      <>
        We sent six digits to <strong className="text-strong wrap-anywhere">{email}</strong>. They last ten minutes.
      </>
    }
  >
    <OtpInput
      ref={boxes}
      value={code}
      onValueChange={onCode}
      onComplete={onComplete}
      // Not disabled: what is disabled loses the focus.
      readOnly={isBusy}
      autoFocus
    />
  </Field>
);
