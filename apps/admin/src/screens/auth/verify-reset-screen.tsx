import { useMutation } from "@tanstack/react-query";
import { getRouteApi, Navigate } from "@tanstack/react-router";
import { q } from "../../app/carrel";
import { AuthHeading, Elsewhere } from "./auth-heading";
import { NewPasswordForm } from "./new-password-form";
import { useAfterReset } from "./use-after-reset";
import { useNewPasswordForm } from "./use-new-password-form";

const route = getRouteApi("/auth/verify-reset-otp");

/** The code step of a forgotten password: sets the new one and signs its person in. */
export function VerifyResetScreen() {
  const { flow, email, from } = route.useSearch();
  if (!flow) return <Navigate to="/auth/forgot-password" search={{ email, from }} />;
  return (
    <>
      <AuthHeading
        title="Check your mail"
        description={`If ${email ?? "your address"} has an account, a mail is on its way to it. Open its link, or enter its code here.`}
      />
      <ResetForm flow={flow} email={email} from={from} />
      <Elsewhere ask="Wrong address?" to="/auth/forgot-password" search={{ email, from }}>
        Start again
      </Elsewhere>
    </>
  );
}

interface ResetFormProps {
  flow: string;
  email: string | undefined;
  from: string | undefined;
}

function ResetForm({ flow, email = "", from }: ResetFormProps) {
  const reset = useMutation(q.auth.resetPassword());
  const resend = useMutation(q.auth.resendOtp());
  const afterReset = useAfterReset(from);
  const form = useNewPasswordForm(async (values) => afterReset(await reset.mutateAsync({ ...values, _id: flow })));
  return (
    <NewPasswordForm
      form={form}
      action="Set the password"
      about={[email]}
      resend={() => resend.mutateAsync({ _id: flow })}
    />
  );
}
