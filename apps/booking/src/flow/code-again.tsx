import { useCountdown } from "@carrel/hooks";
import { Button } from "@carrel/ui/button";
import { useState } from "react";
import { CODE_WAIT } from "./code-wait";
import type { SentCode } from "./visitor";

interface CodeAgainProps {
  sent: SentCode | null;
  isDisabled: boolean;
  onSend: () => void;
}

/** Mails another code, as soon as one can be had. */
export function CodeAgain({ sent, isDisabled, onSend }: CodeAgainProps) {
  // After a reload nobody knows when the last one went out: the longest wait is surely enough.
  const [entered] = useState(() => Date.now() + CODE_WAIT * 1000);
  const wait = useCountdown(sent?.nextAt ?? entered);
  return (
    <Button disabled={wait > 0 || isDisabled} onClick={onSend}>
      {wait > 0 ? `New code in ${wait} s` : "Send a new code"}
    </Button>
  );
}
