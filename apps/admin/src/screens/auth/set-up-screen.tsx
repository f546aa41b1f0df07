import { ApiError } from "@carrel/sdk";
import { SetUp, Token } from "@carrel/sdk/schemas";
import { Button } from "@carrel/ui/button";
import { Callout } from "@carrel/ui/callout";
import { Field } from "@carrel/ui/field";
import { Link as TextLink } from "@carrel/ui/link";
import { TextInput } from "@carrel/ui/text-input";
import { toast } from "@carrel/ui/toast";
import { useMutation } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { q } from "../../app/carrel";
import { useZodForm } from "../../forms/use-zod-form";
import { AuthHeading } from "./auth-heading";
import { NewPasswordFields } from "./new-password-fields";
import { useLinkToken } from "./use-link-token";
import { useSignedIn } from "./use-signed-in";

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
      return undefined;
    },
  });
  const { errors, isSubmitting } = form.formState;

  return (
    <form onSubmit={form.send} noValidate className="flex flex-col gap-5">
      {form.failure && (
        <Callout tone="danger" role="alert">
          {form.failure}
        </Callout>
      )}
      <Field label="Your name" error={errors.name?.message}>
        <TextInput autoComplete="name" autoFocus {...form.register("name")} />
      </Field>
      <Field label="E-mail" hint="You sign in with it." error={errors.email?.message}>
        <TextInput type="email" autoComplete="username" {...form.register("email")} />
      </Field>
      <NewPasswordFields
        password={form.register("password")}
        passwordConfirm={form.register("passwordConfirm")}
        value={form.watch("password")}
        about={form.watch(["name", "email"])}
        errors={errors}
      />
      <Button type="submit" variant="primary" size="lg" block loading={isSubmitting}>
        Set up the platform
      </Button>
    </form>
  );
}
