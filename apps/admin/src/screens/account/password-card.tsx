import { messageOf, useOnline, useSession } from "@carrel/hooks";
import { Button } from "@carrel/ui/button";
import { Callout } from "@carrel/ui/callout";
import { Card } from "@carrel/ui/card";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { q, queryClient } from "../../app/carrel";
import { OnlineButton } from "../../app/online-button";
import { UnsavedGuard } from "../../forms/unsaved-guard";
import { isAboutCode } from "../auth/code-failure";
import { NewPasswordForm } from "../auth/new-password-form";
import { useNewPasswordForm } from "../auth/use-new-password-form";

/** Where a change of one's password stands. */
type Step = "idle" | "code-sent" | "kept" | "changed";

/** Changes one's own password: a code is mailed first, then it is given with the new password. */
export function PasswordCard() {
  const session = useSession();
  const sendCode = useMutation(q.auth.sendPasswordChangeOtp());
  const [step, setStep] = useState<Step>("idle");
  const [failure, setFailure] = useState<string | null>(null);

  const begin = async () => {
    setFailure(null);
    try {
      await sendCode.mutateAsync({});
      setStep("code-sent");
    } catch (error) {
      // Sent before this page was reloaded: that code is still good.
      if (isAboutCode(error)) setStep("code-sent");
      else setFailure(messageOf(error));
    }
  };

  return (
    <Card title="Password" description={`To change it you need a code, which we send to ${session.email}.`}>
      <div className="flex flex-col gap-5">
        {failure && (
          <Callout tone="danger" role="alert">
            {failure}
          </Callout>
        )}
        {step === "changed" && (
          <Callout tone="success" live>
            Your password is changed. You are still signed in here, and signed out everywhere else.
          </Callout>
        )}
        {step === "code-sent" ? (
          <ChangePasswordForm onChanged={() => setStep("changed")} onCancel={() => setStep("kept")} />
        ) : (
          <div>
            <OnlineButton
              // The form that had the focus is gone.
              autoFocus={step !== "idle"}
              loading={sendCode.isPending}
              onClick={() => void begin()}
            >
              Change password
            </OnlineButton>
          </div>
        )}
      </div>
    </Card>
  );
}

interface ChangePasswordFormProps {
  onChanged: () => void;
  onCancel: () => void;
}

/** The code that was mailed, and the new password. */
function ChangePasswordForm({ onChanged, onCancel }: ChangePasswordFormProps) {
  const online = useOnline();
  const { name, email, loggedOrgDetails } = useSession();
  const { orgName, orgCode } = loggedOrgDetails;
  const sendCode = useMutation(q.auth.sendPasswordChangeOtp());
  const change = useMutation(q.auth.changePassword());
  const form = useNewPasswordForm(async (values) => {
    const { data: session } = await change.mutateAsync(values);
    queryClient.setQueryData(q.auth.session().queryKey, session);
    onChanged();
  });
  const { isDirty, isSubmitting } = form.formState;

  return (
    <>
      <NewPasswordForm
        form={form}
        action="Set the password"
        disabled={!online}
        about={[name, email, orgName, orgCode]}
        resend={() => sendCode.mutateAsync({})}
        aside={
          <Button variant="ghost" onClick={onCancel}>
            Keep the old password
          </Button>
        }
      />
      <UnsavedGuard when={isDirty} saving={isSubmitting} />
    </>
  );
}
