import { toast } from "@carrel/ui/toast";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { q } from "../../app/carrel";
import { OnlineAlertDialog } from "../../app/online-alert-dialog";
import { OnlineButton } from "../../app/online-button";

/** Ends that the gateway takes the payments by itself; what is paid stays. */
export function StopRenewing({ until }: { until: string }) {
  const stop = useMutation(q.subscription.cancelRecurring());
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <OnlineButton size="sm" onClick={() => setIsOpen(true)}>
        Stop renewing by itself
      </OnlineButton>
      <OnlineAlertDialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title="Stop renewing by itself?"
        description={`Nothing more is taken. Everything stays until ${until}; it can be renewed by hand, or by itself again.`}
        confirmLabel="Stop renewing"
        cancelLabel="Keep it"
        onConfirm={async () => {
          await stop.mutateAsync(undefined);
          toast.success("Nothing is taken by itself any more");
        }}
      />
    </>
  );
}
