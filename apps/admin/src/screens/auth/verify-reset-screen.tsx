import { Link as TextLink } from "@carrel/ui/link";
import { toast } from "@carrel/ui/toast";
import { useMutation } from "@tanstack/react-query";
import { getRouteApi, Link, Navigate } from "@tanstack/react-router";
import { q } from "../../app/carrel";
import { AuthHeading } from "./auth-heading";
import { NewPasswordForm } from "./new-password-form";
import { useNewPasswordForm } from "./use-new-password-form";
import { useSignedIn } from "./use-signed-in";

const route = getRouteApi("/auth/verify-reset-otp");

/** The code step of a forgotten password: sets the new one and signs its person in. */
export function VerifyResetScreen() {
  const { flow, email, from, invited } = route.useSearch();
  if (!flow) return <Navigate to="/auth/forgot-password" search={{ email, from, invited }} />;
  return (
    <>
      <AuthHeading
        title="Check your mail"
        description={`If ${email ?? "your address"} has an account, a code is on its way to it.`}
      />
      <ResetForm flow={flow} from={from} invited={invited} />
      <p className="text-muted">
        Wrong address?{" "}
        <TextLink asChild>
          <Link to="/auth/forgot-password" search={{ email, from, invited }}>
            Start again
          </Link>
        </TextLink>
      </p>
    </>
  );
}

interface ResetFormProps {
  flow: string;
  from: string | undefined;
  /** It is his first password. */
  invited: true | undefined;
}

function ResetForm({ flow, from, invited }: ResetFormProps) {
  const reset = useMutation(q.auth.resetPassword());
  const resend = useMutation(q.auth.resendOtp());
  const signedIn = useSignedIn(from);
  const form = useNewPasswordForm(async (values) => {
    const { data: session } = await reset.mutateAsync({ ...values, _id: flow });
    await signedIn(session);
    if (invited) toast.success(`Welcome to ${session.loggedOrgDetails.orgName}`);
    else
      toast.success("Your password is changed", {
        description: "You are signed in here, and signed out everywhere else.",
      });
  });
  return <NewPasswordForm form={form} action="Set the password" resend={() => resend.mutateAsync({ _id: flow })} />;
}
