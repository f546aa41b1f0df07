import type { Invitation } from "@carrel/sdk";
import { AcceptInvitation, Token } from "@carrel/sdk/schemas";
import { Button } from "@carrel/ui/button";
import { Callout } from "@carrel/ui/callout";
import { Link as TextLink } from "@carrel/ui/link";
import { toast } from "@carrel/ui/toast";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { q } from "../../app/carrel";
import { Form } from "../../forms/form";
import { useZodForm } from "../../forms/use-zod-form";
import { AuthHeading } from "./auth-heading";
import { LinkFailure } from "./link-failure";
import { NewPasswordFields } from "./new-password-fields";
import { useLinkToken } from "./use-link-token";
import { useSignedIn } from "./use-signed-in";

/** Lets somebody in who was invited: the mailed link says who he is, and he chooses a password. */
export function InvitationScreen() {
  const token = useLinkToken("/auth/invitation");
  return (
    <>
      {Token.safeParse(token).success ? (
        <OpenedInvitation key={token} token={token} />
      ) : (
        <>
          <AuthHeading title="Welcome" description="You were invited to work here." />
          <Callout tone="info">
            This takes the whole link from your mail. Open that one, with all that follows the #.
          </Callout>
        </>
      )}
      <p className="text-muted">
        You have an account?{" "}
        <TextLink asChild>
          <Link to="/auth/login">Sign in</Link>
        </TextLink>
      </p>
    </>
  );
}

function OpenedInvitation({ token }: { token: string }) {
  // Asked once: by following it the link is used up.
  const { data, error, refetch } = useQuery({ ...q.auth.invitation({ token }), staleTime: Number.POSITIVE_INFINITY });
  if (data) return <InvitationForm token={token} invitation={data} />;
  return (
    <>
      <AuthHeading title="Welcome" description="You were invited to work here." />
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
