import { Login } from "@carrel/sdk/schemas";
import { Button } from "@carrel/ui/button";
import { Callout } from "@carrel/ui/callout";
import { Field } from "@carrel/ui/field";
import { Link as TextLink } from "@carrel/ui/link";
import { PasswordInput } from "@carrel/ui/password-input";
import { TextInput } from "@carrel/ui/text-input";
import { useMutation } from "@tanstack/react-query";
import { getRouteApi, Link, useNavigate } from "@tanstack/react-router";
import { q } from "../../app/carrel";
import { useZodForm } from "../../forms/use-zod-form";
import { AuthHeading } from "./auth-heading";
import { useSignedIn } from "./use-signed-in";

const route = getRouteApi("/auth/login");

/** E-mail and password; a person with `twoFactor` goes on to the code. */
export function LoginScreen() {
  const { from, expired } = route.useSearch();
  const navigate = useNavigate();
  const signedIn = useSignedIn(from);
  const login = useMutation(q.auth.login());
  const form = useZodForm(Login, {
    defaultValues: { email: "", password: "" },
    submit: async (values) => {
      const reply = await login.mutateAsync(values);
      if (reply.statuscode === 2) {
        await navigate({ to: "/auth/verify-otp", search: { flow: reply.data._id, from } });
      } else {
        await signedIn(reply.user);
      }
      return undefined;
    },
  });
  const { errors } = form.formState;

  return (
    <>
      <AuthHeading title="Sign in" description="To your place's back-office." />
      {expired && <Callout tone="info">Session expired. Sign in to go on where you were.</Callout>}
      <form onSubmit={form.send} noValidate className="flex flex-col gap-5">
        {form.failure && (
          <Callout tone="danger" role="alert">
            {form.failure}
          </Callout>
        )}
        <Field label="E-mail" error={errors.email?.message}>
          <TextInput type="email" autoComplete="username" autoFocus {...form.register("email")} />
        </Field>
        <Field label="Password" error={errors.password?.message}>
          <PasswordInput autoComplete="current-password" {...form.register("password")} />
        </Field>
        <Button type="submit" variant="primary" size="lg" block loading={form.formState.isSubmitting}>
          Sign in
        </Button>
      </form>
      <p className="text-muted">
        New here?{" "}
        <TextLink asChild>
          <Link to="/auth/register">Open a place of your own</Link>
        </TextLink>
      </p>
    </>
  );
}
