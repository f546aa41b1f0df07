import { messageOf, useCountdown } from "@carrel/hooks";
import type { OtpSent } from "@carrel/sdk";
import { Button } from "@carrel/ui/button";
import { toast } from "@carrel/ui/toast";
import { useState } from "react";

/** Seconds that the server makes a person wait for another code. */
const WAIT = 30;

interface ResendCodeProps {
  /** Has another code mailed. */
  send: () => Promise<OtpSent>;
  onSent?: () => void;
}

/** Asks for another code, once the wait is over. */
export function ResendCode({ send, onSent }: ResendCodeProps) {
  const [end, setEnd] = useState(() => Date.now() + WAIT * 1000);
  const left = useCountdown(end);
  const [busy, setBusy] = useState(false);

  const resend = async () => {
    setBusy(true);
    try {
      const { resendIn } = await send();
      setEnd(Date.now() + resendIn * 1000);
      toast.success("A new code is on its way");
      onSent?.();
    } catch (error) {
      toast.error("No new code was sent", { description: messageOf(error) });
    } finally {
      setBusy(false);
    }
  };

  return (
    <Button variant="ghost" disabled={left > 0} loading={busy} onClick={() => void resend()}>
      {left > 0 ? `Send a new code in ${left} s` : "Send a new code"}
    </Button>
  );
}
