import type { Invitation } from "@carrel/sdk";
import { AcceptInvitation } from "@carrel/sdk/schemas";
import { Button } from "@carrel/ui/button";
import { toast } from "@carrel/ui/toast";
import { useMutation, useQuery } from "@tanstack/react-query";
import { q } from "../../app/carrel";
import { Form } from "../../forms/form";
import { useZodForm } from "../../forms/use-zod-form";
import { AuthHeading, Elsewhere } from "./auth-heading";
import { Linked, LinkFailure } from "./linked";
import { NewPasswordFields } from "./new-password-fields";
import { useSignedIn } from "./use-signed-in";

const UNOPENED = { title: "Welcome", description: "You were invited to work here." };

/** Lets somebody in who was invited: the mailed link says who he is, and he chooses a password. */
export function InvitationScreen() {
  return (
    <>
      <Linked screen="/auth/invitation" {...UNOPENED}>
        {(token) => <OpenedInvitation token={token} />}
      </Linked>
      <Elsewhere ask="You have an account?" to="/auth/login">
        Sign in
      </Elsewhere>
    </>
  );
}

function OpenedInvitation({ token }: { token: string }) {
  // Asked once: by following it the link is used up.
  const { data, error, refetch } = useQuery({ ...q.auth.invitation({ token }), staleTime: Number.POSITIVE_INFINITY });
  if (data) return <InvitationForm token={token} invitation={data} />;
  return (
    <>
      <AuthHeading {...UNOPENED} />
      {error && <LinkFailure error={error} onRetry={() => void refetch()} />}
    </>
  );
}

function InvitationForm({ token, invitation }: { token: string; invitation: Invitation }) {
  const { orgName, name, email } = invitation;
  const accept = useMutation(q.auth.acceptInvitation());
  const signedIn = useSignedIn(undefined);
  const form = useZodForm(AcceptInvitation, {
    defaultValues: { token, password: "", passwordConfirm: "" },
    mode: "onSubmit",
    submit: async (values) => {
      const { data: session } = await accept.mutateAsync(values);
      await signedIn(session);
      toast.success(`Welcome to ${orgName}`);
    },
  });
  const { isSubmitting } = form.formState;

  return (
    <>
      <AuthHeading
        title={`Welcome, ${name}`}
        description={`${orgName} invites you. Choose a password; you sign in with it and ${email}.`}
      />
      <Form form={form}>
        <input type="hidden" autoComplete="username" value={email} readOnly />
        <NewPasswordFields about={[name, email, orgName]} />
        <Button type="submit" variant="primary" size="lg" block loading={isSubmitting}>
          Set the password and begin
        </Button>
      </Form>
    </>
  );
}
