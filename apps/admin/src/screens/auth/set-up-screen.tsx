import { ApiError } from "@carrel/sdk";
import { SetUp, Token } from "@carrel/sdk/schemas";
import { Button } from "@carrel/ui/button";
import { Callout } from "@carrel/ui/callout";
import { Link as TextLink } from "@carrel/ui/link";
import { toast } from "@carrel/ui/toast";
import { useMutation } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { q } from "../../app/carrel";
import { fieldsFor } from "../../forms/fields";
import { Form } from "../../forms/form";
import { useZodForm } from "../../forms/use-zod-form";
import { AuthHeading } from "./auth-heading";
import { NewPasswordFields } from "./new-password-fields";
import { useLinkToken } from "./use-link-token";
import { useSignedIn } from "./use-signed-in";

const { TextField } = fieldsFor(SetUp);

/** Makes the platform's first owner, of whoever opened the link that the server printed at its start. */
export function SetUpScreen() {
  const token = useLinkToken("/auth/set-up");
  return (
    <>
      <AuthHeading title="Set up your platform" description="You become its first owner, and invite the others." />
      {Token.safeParse(token).success ? (
        <SetUpForm key={token} token={token} />
      ) : (
        <Callout tone="info">
          This takes the whole link that the server printed when it was started. Open that one, with all that follows
          the #.
        </Callout>
      )}
      <p className="text-muted">
        The platform has an owner?{" "}
        <TextLink asChild>
          <Link to="/auth/login">Sign in</Link>
        </TextLink>
      </p>
    </>
  );
}

function SetUpForm({ token }: { token: string }) {
  const setUp = useMutation(q.auth.setUp());
  const signedIn = useSignedIn(undefined);
  const form = useZodForm(SetUp, {
    defaultValues: { token, name: "", email: "", password: "", passwordConfirm: "" },
    mode: "onSubmit",
    submit: async (values) => {
      try {
        const { data: session } = await setUp.mutateAsync(values);
        await signedIn(session);
        toast.success("The platform is yours", { description: "Next time, sign in with your address and password." });
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== "email_taken") throw error;
        form.setError("email", { type: "server", message: error.message }, { shouldFocus: true });
      }
    },
  });
  const { isSubmitting } = form.formState;

  return (
    <Form form={form}>
      <TextField name="name" label="Your name" autoComplete="name" autoFocus />
      <TextField name="email" label="E-mail" hint="You sign in with it." type="email" autoComplete="username" />
      <NewPasswordFields about={form.watch(["name", "email"])} />
      <Button type="submit" variant="primary" size="lg" block loading={isSubmitting}>
        Set up the platform
      </Button>
    </Form>
  );
}
