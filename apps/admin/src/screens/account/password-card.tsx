import { messageOf, useSession } from "@carrel/hooks";
import { Callout } from "@carrel/ui/callout";
import { Card } from "@carrel/ui/card";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { q } from "../../app/carrel";
import { OnlineButton } from "../../app/online-button";
import { isAboutCode } from "../auth/code-failure";
import { ChangePasswordForm } from "./change-password-form";

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
