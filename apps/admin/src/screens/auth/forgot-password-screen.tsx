import { RequestPasswordReset } from "@carrel/sdk/schemas";
import { Button } from "@carrel/ui/button";
import { useMutation } from "@tanstack/react-query";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { q } from "../../app/carrel";
import { fieldsFor } from "../../forms/fields";
import { Form } from "../../forms/form";
import { useZodForm } from "../../forms/use-zod-form";
import { AuthHeading, Elsewhere } from "./auth-heading";

const { TextField } = fieldsFor(RequestPasswordReset);

const route = getRouteApi("/auth/forgot-password");

/** Asks for the code of a forgotten password. What follows is the same for an address that nobody has. */
export function ForgotPasswordScreen() {
  const { email, from } = route.useSearch();
  const navigate = useNavigate();
  const request = useMutation(q.auth.requestPasswordReset());
  const form = useZodForm(RequestPasswordReset, {
    defaultValues: { email: email ?? "" },
    mode: "onSubmit",
    submit: async (values) => {
      const { data } = await request.mutateAsync(values);
      await navigate({ to: "/auth/verify-reset-otp", search: { flow: data.user, email: values.email, from } });
    },
  });

  return (
    <>
      <AuthHeading
        title="Choose a new password"
        description="We send a link and a code to your address; with either you set one."
      />
      <Form form={form}>
        <TextField name="email" label="E-mail" type="email" autoComplete="username" autoFocus />
        <Button type="submit" variant="primary" size="lg" block loading={form.formState.isSubmitting}>
          Send the code
        </Button>
      </Form>
      <Elsewhere ask="Remembered it?" to="/auth/login" search={{ from }}>
        Sign in
      </Elsewhere>
    </>
  );
}
