import type { OtpSent } from "@carrel/sdk";
import { Button } from "@carrel/ui/button";
import { toast } from "@carrel/ui/toast";
import { useState } from "react";
import { messageOf } from "../../forms/server-errors";
import { useCountdown } from "./use-countdown";

/** Seconds that the server makes a person wait for another code. */
const WAIT = 30;

interface ResendCodeProps {
  /** Has another code mailed. */
  send: () => Promise<OtpSent>;
  onSent?: () => void;
}

/** Asks for another code, once the wait is over. */
export function ResendCode({ send, onSent }: ResendCodeProps) {
  const [left, startWait] = useCountdown(WAIT);
  const [busy, setBusy] = useState(false);

  const resend = async () => {
    setBusy(true);
    try {
      startWait((await send()).resendIn);
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
