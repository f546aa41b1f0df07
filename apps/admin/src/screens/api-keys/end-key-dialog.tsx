import type { ApiKey, ShownApiKey } from "@carrel/sdk/schemas";
import { toast } from "@carrel/ui/toast";
import { useMutation } from "@tanstack/react-query";
import { q } from "../../app/carrel";
import { OnlineAlertDialog } from "../../app/online-alert-dialog";

interface EndKeyDialogProps {
  apiKey: ApiKey;
  /** What is asked about; null while nothing is. */
  ending: "rotate" | "revoke" | null;
  onCancel: () => void;
  /** Absent where it can't be rotated. */
  onRotated?: (apiKey: ShownApiKey) => void;
  onRevoked: () => void;
}

/** Asks before a key's text stops working: replaced by another one, or for good. */
export function EndKeyDialog({ apiKey, ending, onCancel, onRotated, onRevoked }: EndKeyDialogProps) {
  const rotate = useMutation(q.apiKeys.rotate());
  const revoke = useMutation(q.apiKeys.revoke());
  const shared = { onOpenChange: (open: boolean) => !open && onCancel(), tone: "danger" as const };
  return (
    <>
      <OnlineAlertDialog
        {...shared}
        open={ending === "rotate"}
        title={`Rotate ${apiKey.name}?`}
        description="It gets a new text, which you see next. The present one is refused at once: whatever uses it stops until it has the new one."
        confirmLabel="Rotate"
        onConfirm={async () => onRotated?.(await rotate.mutateAsync({ id: apiKey._id }))}
      />
      <OnlineAlertDialog
        {...shared}
        open={ending === "revoke"}
        title={`Revoke ${apiKey.name}?`}
        description="Whatever uses it is refused from now on. It can't be brought back."
        confirmLabel="Revoke"
        onConfirm={async () => {
          await revoke.mutateAsync({ id: apiKey._id });
          toast.success(`${apiKey.name} is revoked`);
          onRevoked();
        }}
      />
    </>
  );
}
