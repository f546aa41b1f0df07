import type { ApiKey } from "@carrel/sdk/schemas";
import { AlertDialog } from "@carrel/ui/alert-dialog";
import { Button } from "@carrel/ui/button";
import { toast } from "@carrel/ui/toast";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { q } from "../../app/carrel";
import { useCloseSheet } from "../../app/use-close-sheet";
import { useOnline } from "../../app/use-online";
import { messageOf } from "../../forms/server-errors";
import { EndKeyDialog } from "./end-key-dialog";

/** What can be done with somebody else's secret key: make it one's own, or revoke it. */
export function OthersKeyActions({ apiKey }: { apiKey: ApiKey }) {
  const close = useCloseSheet("/api-keys");
  const online = useOnline();
  const takeOver = useMutation(q.apiKeys.takeOver());
  const [asking, setAsking] = useState<"takeOver" | "revoke" | null>(null);
  return (
    <>
      <span className="flex w-full justify-between gap-2">
        <Button variant="danger-ghost" disabled={!online} onClick={() => setAsking("revoke")}>
          Revoke
        </Button>
        <Button disabled={!online} onClick={() => setAsking("takeOver")}>
          Take over
        </Button>
      </span>
      <AlertDialog
        open={asking === "takeOver"}
        onOpenChange={(open) => !open && setAsking(null)}
        title={`Take over ${apiKey.name}?`}
        description={`From now on it does what you may, in your branches, no longer what ${apiKey.maker?.name} may. Its text stays the same: rotate it afterwards if somebody has it who shouldn't.`}
        confirmLabel="Take over"
        confirmDisabled={!online}
        describeError={messageOf}
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
