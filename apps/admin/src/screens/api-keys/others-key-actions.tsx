import type { ApiKey } from "@carrel/sdk/schemas";
import { toast } from "@carrel/ui/toast";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { q } from "../../app/carrel";
import { OnlineAlertDialog } from "../../app/online-alert-dialog";
import { OnlineButton } from "../../app/online-button";
import { useClose } from "../../app/use-close";
import { EndKeyDialog } from "./end-key-dialog";

/** What can be done with somebody else's secret key: make it one's own, or revoke it. */
export function OthersKeyActions({ apiKey }: { apiKey: ApiKey }) {
  const close = useClose();
  const takeOver = useMutation(q.apiKeys.takeOver());
  const [asking, setAsking] = useState<"takeOver" | "revoke" | null>(null);
  return (
    <>
      <span className="flex w-full justify-between gap-2">
        <OnlineButton variant="danger-ghost" onClick={() => setAsking("revoke")}>
          Revoke
        </OnlineButton>
        <OnlineButton onClick={() => setAsking("takeOver")}>Take over</OnlineButton>
      </span>
      <OnlineAlertDialog
        open={asking === "takeOver"}
        onOpenChange={(open) => !open && setAsking(null)}
        title={`Take over ${apiKey.name}?`}
        description={`From now on it does what you may, in your branches, no longer what ${apiKey.maker?.name} may. Its text stays the same: rotate it afterwards if somebody has it who shouldn't.`}
        confirmLabel="Take over"
        onConfirm={async () => {
          await takeOver.mutateAsync({ id: apiKey._id });
          toast.success(`${apiKey.name} is yours`);
        }}
      />
      <EndKeyDialog
        apiKey={apiKey}
        ending={asking === "revoke" ? "revoke" : null}
        onCancel={() => setAsking(null)}
        onRevoked={() => void close({ saved: true })}
      />
    </>
  );
}
