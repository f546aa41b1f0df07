import { ChangePassword } from "@carrel/sdk/schemas";
import { useState } from "react";
import { useZodForm } from "../../forms/use-zod-form";
import { isAboutCode } from "./code-failure";

/**
 * A form of a mailed code and a new password typed twice. A code that was refused is said beside its boxes, which are
 * emptied for the next; the passwords stay.
 */
export function useNewPasswordForm(send: (values: ChangePassword) => Promise<unknown>) {
  const [codeFailure, setCodeFailure] = useState<string>();
  const form = useZodForm(ChangePassword, {
    defaultValues: { otp: "", password: "", passwordConfirm: "" },
    mode: "onSubmit",
    submit: async (values) => {
      setCodeFailure(undefined);
      try {
        await send(values);
      } catch (error) {
        if (!isAboutCode(error)) throw error;
        setCodeFailure(error.message);
        form.resetField("otp");
        form.setFocus("otp");
      }
    },
  });
  return { ...form, codeFailure, forgetCodeFailure: () => setCodeFailure(undefined) };
}
