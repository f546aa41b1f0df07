import { Button } from "@carrel/ui/button";
import { toast } from "@carrel/ui/toast";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { q } from "../../app/carrel";
import { messageOf } from "../../forms/server-errors";

/** Seconds that the server makes a person wait for another code. */
const WAIT = 30;

/** Asks for the code of a running flow again, once the wait is over. */
export function ResendCode({ flow }: { flow: string }) {
  const [wait, setWait] = useState(WAIT);
  const resend = useMutation(q.auth.resendOtp());

  useEffect(() => {
    if (wait === 0) return;
    const tick = setTimeout(() => setWait(wait - 1), 1000);
    return () => clearTimeout(tick);
  }, [wait]);

  const send = () =>
    resend.mutate(
      { _id: flow },
      {
        onSuccess: (sent) => {
          setWait(sent.resendIn);
          toast.success("A new code is on its way");
        },
        onError: (error) => toast.error("No new code was sent", { description: messageOf(error) }),
      },
    );

  return (
    <Button variant="ghost" disabled={wait > 0} loading={resend.isPending} onClick={send}>
      {wait > 0 ? `Send a new code in ${wait} s` : "Send a new code"}
    </Button>
  );
}
