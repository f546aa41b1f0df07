import { Field } from "@carrel/ui/field";
import { PasswordInput, type PasswordInputProps } from "@carrel/ui/password-input";
import { TriangleAlert } from "lucide-react";
import { useCapsLock } from "./use-caps-lock";

interface PasswordFieldProps extends PasswordInputProps {
  label: string;
  hint?: string;
  error?: string | undefined;
}

/** A password that says when Caps Lock is on: its letters can't be seen. */
export function PasswordField({ label, hint, error, ...input }: PasswordFieldProps) {
  const capsLock = useCapsLock();
  return (
    <div className="flex flex-col gap-1">
      <Field label={label} hint={hint} error={error}>
        <PasswordInput {...input} {...capsLock.watching} />
      </Field>
      <p role="status" className="m-0 flex items-center gap-1.5 text-sm text-muted empty:hidden">
        {capsLock.isOn && (
          <>
            <TriangleAlert strokeWidth={1.5} className="size-4 flex-none" aria-hidden="true" />
            Caps Lock is on
          </>
        )}
      </p>
    </div>
  );
}
