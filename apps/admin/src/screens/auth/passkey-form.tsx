import type { PasskeyProof } from "@carrel/sdk";
import { Button } from "@carrel/ui/button";
import { Callout } from "@carrel/ui/callout";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { q } from "../../app/carrel";
import { passkeyMessageOf } from "./passkey-message";

interface PasskeyFormProps {
  /** The running sign-in. */
  flow: string;
  verify: (passkey: PasskeyProof) => Promise<unknown>;
}

/** Has the browser ask for a passkey; it shows by itself how. */
export function PasskeyForm({ flow, verify }: PasskeyFormProps) {
  const challenge = useMutation(q.auth.passkeyChallenge());
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const ask = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      const { startAuthentication } = await import("@simplewebauthn/browser");
      await verify(await startAuthentication({ optionsJSON: await challenge.mutateAsync({ _id: flow }) }));
    } catch (error) {
      setFailure(passkeyMessageOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="flex flex-col gap-5">
      {failure && (
        <Callout tone="danger" role="alert">
          {failure}
        </Callout>
      )}
      <Button variant="primary" size="lg" block autoFocus loading={busy} onClick={() => void ask()}>
        Use the passkey
      </Button>
    </div>
  );
}
