import { ResetPasswordByLink, Token } from "@carrel/sdk/schemas";
import { Button } from "@carrel/ui/button";
import { Callout } from "@carrel/ui/callout";
import { Link as TextLink } from "@carrel/ui/link";
import { useMutation } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { q } from "../../app/carrel";
import { Form } from "../../forms/form";
import { onSaveKey } from "../../forms/save-key";
import { useZodForm } from "../../forms/use-zod-form";
import { AuthHeading } from "./auth-heading";
import { NewPasswordFields } from "./new-password-fields";
import { useAfterReset } from "./use-after-reset";
import { useLinkToken } from "./use-link-token";

/** The page that the link of a forgotten password's mail opens: sets the new one and signs its person in. */
export function ResetScreen() {
  const token = useLinkToken("/auth/reset");
  return (
    <>
      <AuthHeading title="Choose a new password" description="It signs you in here, and out everywhere else." />
      {Token.safeParse(token).success ? (
        <ResetForm key={token} token={token} />
      ) : (
        <Callout tone="info">
          This takes the whole link from your mail. Open that one, with all that follows the #.
        </Callout>
      )}
      <p className="text-muted">
        The link is too old?{" "}
        <TextLink asChild>
          <Link to="/auth/forgot-password">Ask for a new mail</Link>
        </TextLink>
      </p>
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
    <Form form={form} onKeyDown={onSaveKey(() => !isSubmitting && void form.send())}>
      <NewPasswordFields about={[]} />
      <Button type="submit" variant="primary" size="lg" block loading={isSubmitting}>
        Set the password
      </Button>
    </Form>
  );
}
