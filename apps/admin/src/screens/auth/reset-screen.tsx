import { ResetPasswordByLink } from "@carrel/sdk/schemas";
import { Button } from "@carrel/ui/button";
import { useMutation } from "@tanstack/react-query";
import { q } from "../../app/carrel";
import { Form } from "../../forms/form";
import { onSaveKey } from "../../forms/save-key";
import { useZodForm } from "../../forms/use-zod-form";
import { AuthHeading, Elsewhere } from "./auth-heading";
import { Linked } from "./linked";
import { NewPasswordFields } from "./new-password-fields";
import { useAfterReset } from "./use-after-reset";

const HEADING = { title: "Choose a new password", description: "It signs you in here, and out everywhere else." };

/** The page that the link of a forgotten password's mail opens: sets the new one and signs its person in. */
export function ResetScreen() {
  return (
    <>
      <Linked screen="/auth/reset" {...HEADING}>
        {(token) => <ResetForm token={token} />}
      </Linked>
      <Elsewhere ask="The link is too old?" to="/auth/forgot-password">
        Ask for a new mail
      </Elsewhere>
    </>
  );
}

function ResetForm({ token }: { token: string }) {
  const reset = useMutation(q.auth.resetPasswordByLink());
  const afterReset = useAfterReset(undefined);
  const form = useZodForm(ResetPasswordByLink, {
    defaultValues: { token, password: "", passwordConfirm: "" },
    mode: "onSubmit",
    submit: async (values) => {
      await afterReset(await reset.mutateAsync(values));
    },
  });
  const { isSubmitting } = form.formState;

  return (
    <>
      <AuthHeading {...HEADING} />
      <Form form={form} onKeyDown={onSaveKey(() => !isSubmitting && void form.send())}>
        <NewPasswordFields about={[]} />
        <Button type="submit" variant="primary" size="lg" block loading={isSubmitting}>
          Set the password
        </Button>
      </Form>
    </>
  );
}
