import { messageOf } from "@carrel/hooks";
import { Callout } from "@carrel/ui/callout";
import { toast } from "@carrel/ui/toast";
import { useState } from "react";
import { OnlineButton } from "./online-button";

interface PendingAddressProps {
  /** The address that doesn't count yet. */
  email: string;
  /** Mails the link again. */
  onSend: () => Promise<void>;
  /** Leaves the address as it is. */
  onCancel: () => Promise<void>;
}

/** An address that is on its way. */
export function PendingAddress({ email, onSend, onCancel }: PendingAddressProps) {
  const [busy, setBusy] = useState(false);
  const run = async (work: () => Promise<void>) => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      toast.error("Nothing was changed", { description: messageOf(error) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Callout tone="info">
      <div className="flex flex-col gap-3">
        <p className="wrap-anywhere">
          A link was mailed to {email}. The address counts once it is opened, within 24 hours; until then nothing
          changes.
        </p>
        <div className="flex flex-wrap gap-3">
          <OnlineButton size="sm" disabled={busy} onClick={() => void run(onSend)}>
            Send the link again
          </OnlineButton>
          <OnlineButton size="sm" variant="ghost" disabled={busy} onClick={() => void run(onCancel)}>
            Cancel the move
          </OnlineButton>
        </div>
      </div>
    </Callout>
  );
}
