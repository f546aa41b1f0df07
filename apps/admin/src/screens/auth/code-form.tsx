import { messageOf } from "@carrel/hooks";
import { Otp } from "@carrel/sdk/schemas";
import { Button } from "@carrel/ui/button";
import { Callout } from "@carrel/ui/callout";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { q } from "../../app/carrel";
import { OtpField } from "./otp-field";
import { ResendCode } from "./resend-code";

interface CodeFormProps {
  /** The running flow whose code was mailed; without it nothing can be sent again. */
  flow?: string;
  /** Where the code comes from, where it isn't a mail. */
  hint?: string;
  /** What the button does: "Sign in", "Confirm address". */
  action: string;
  /** Exchanges the code; a throw is shown, and the boxes are emptied for the next try. */
  verify: (otp: string) => Promise<unknown>;
}

/** Six boxes for a code; the sixth digit sends it. */
export function CodeForm({ flow, hint, action, verify }: CodeFormProps) {
  const [otp, setOtp] = useState("");
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const resend = useMutation(q.auth.resendOtp());

  const send = async (code: string) => {
    const checked = Otp.safeParse(code);
    if (!checked.success) return setFailure("Enter the six digits of the code");
    setBusy(true);
    setFailure(undefined);
    try {
      await verify(checked.data);
    } catch (error) {
      setFailure(messageOf(error));
      setOtp("");
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send(otp);
  };

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      {failure && (
        <Callout tone="danger" role="alert">
          {failure}
        </Callout>
      )}
      <OtpField
        {...(hint !== undefined && { hint })}
        value={otp}
        onValueChange={setOtp}
        onComplete={send}
        readOnly={busy}
      />
      <Button type="submit" variant="primary" size="lg" block loading={busy}>
        {action}
      </Button>
      {flow !== undefined && (
        <ResendCode send={() => resend.mutateAsync({ _id: flow })} onSent={() => setFailure(undefined)} />
      )}
    </form>
  );
}
