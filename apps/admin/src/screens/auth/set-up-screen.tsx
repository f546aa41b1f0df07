import { ApiError } from "@carrel/sdk";
import { SetUp } from "@carrel/sdk/schemas";
import { Button } from "@carrel/ui/button";
import { toast } from "@carrel/ui/toast";
import { useMutation } from "@tanstack/react-query";
import { q } from "../../app/carrel";
import { fieldsFor } from "../../forms/fields";
import { Form } from "../../forms/form";
import { useZodForm } from "../../forms/use-zod-form";
import { AuthHeading, Elsewhere } from "./auth-heading";
import { Linked } from "./linked";
import { NewPasswordFields } from "./new-password-fields";
import { useSignedIn } from "./use-signed-in";

const { TextField } = fieldsFor(SetUp);

const HEADING = { title: "Set up your platform", description: "You become its first owner, and invite the others." };

/** Makes the platform's first owner, of whoever opened the link that the server printed at its start. */
export function SetUpScreen() {
  return (
    <>
      <Linked
        screen="/auth/set-up"
        {...HEADING}
        missing="This takes the whole link that the server printed when it was started. Open that one, with all that follows the #."
      >
        {(token) => <SetUpForm token={token} />}
      </Linked>
      <Elsewhere ask="The platform has an owner?" to="/auth/login">
        Sign in
      </Elsewhere>
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
    <>
      <AuthHeading {...HEADING} />
      <Form form={form}>
        <TextField name="name" label="Your name" autoComplete="name" autoFocus />
        <TextField name="email" label="E-mail" hint="You sign in with it." type="email" autoComplete="username" />
        <NewPasswordFields about={form.watch(["name", "email"])} />
        <Button type="submit" variant="primary" size="lg" block loading={isSubmitting}>
          Set up the platform
        </Button>
      </Form>
    </>
  );
}
