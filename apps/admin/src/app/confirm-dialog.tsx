import { messageOf } from "@carrel/hooks";
import { SessionError } from "@carrel/sdk";
import { Confirm } from "@carrel/sdk/schemas";
import { Button } from "@carrel/ui/button";
import { Dialog } from "@carrel/ui/dialog";
import { PasswordInput } from "@carrel/ui/password-input";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { fieldsFor } from "../forms/fields";
import { Form } from "../forms/form";
import { useZodForm } from "../forms/use-zod-form";
import { CodeForm } from "../screens/auth/code-form";
import { q } from "./carrel";
import { answerConfirmation } from "./confirmation";

const { TextField } = fieldsFor(Confirm);

/** Asks for the password, or a mailed code, before what takes an account over for good; the call then goes on by itself. */
export function ConfirmDialog() {
  const confirm = useMutation(q.auth.confirm());
  const mailCode = useMutation(q.auth.sendConfirmOtp());
  const [flow, setFlow] = useState<string | null>(null);

  const send = async (proof: Confirm) => {
    try {
      await confirm.mutateAsync(proof);
    } catch (error) {
      // Too many wrong tries ended it: the sign-in takes over.
      if (error instanceof SessionError) answerConfirmation(false);
      throw error;
    }
    answerConfirmation(true);
  };
  const form = useZodForm(Confirm, {
    defaultValues: { password: "" },
    mode: "onSubmit",
    submit: async (values) => {
      await send(values);
    },
  });
  const failure = form.failure ?? (mailCode.error && messageOf(mailCode.error));

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && answerConfirmation(false)}
      title="Confirm that it is you"
      description={
        flow === null
          ? "This changes who may do what. Enter your password to go on; you are asked again after ten minutes."
          : "Enter the code that was mailed to you."
      }
    >
      {flow === null ? (
        <Form form={{ ...form, failure }}>
          <TextField as={PasswordInput} name="password" label="Password" autoComplete="current-password" autoFocus />
          <Button type="submit" variant="primary" size="lg" block loading={form.formState.isSubmitting}>
            Confirm
          </Button>
          <Button
            variant="ghost"
            block
            loading={mailCode.isPending}
            onClick={() => mailCode.mutate({}, { onSuccess: ({ _id }) => setFlow(_id) })}
          >
            Mail me a code instead
          </Button>
        </Form>
      ) : (
        <CodeForm flow={flow} action="Confirm" verify={(otp) => send({ otp })} />
      )}
    </Dialog>
  );
}
