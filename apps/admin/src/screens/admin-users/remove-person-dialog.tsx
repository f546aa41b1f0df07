import { usePermission } from "@carrel/hooks";
import type { AdminUser } from "@carrel/sdk";
import { Checkbox } from "@carrel/ui/checkbox";
import { toast } from "@carrel/ui/toast";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { q } from "../../app/carrel";
import { OnlineAlertDialog } from "../../app/online-alert-dialog";

interface RemovePersonDialogProps {
  person: AdminUser;
  onCancel: () => void;
  onRemoved: () => Promise<void>;
}

/** Asks before somebody is removed from the staff; whoever manages keys also what becomes of his. */
export function RemovePersonDialog({ person, onCancel, onRemoved }: RemovePersonDialogProps) {
  const remove = useMutation(q.adminUsers.remove());
  const [mayRead, mayTakeOver] = [usePermission("apiKeys.read"), usePermission("apiKeys.write")];
  const made = useQuery({ ...q.apiKeys.list({ makerId: person._id, limit: 100 }), enabled: mayRead });
  const keys = (made.data?.data ?? []).filter(({ revokedAt }) => revokedAt === null);
  const [takesOver, setTakesOver] = useState(false);
  const names = keys.map(({ name }) => name).join(", ");
  return (
    <OnlineAlertDialog
      open
      onOpenChange={(open) => !open && onCancel()}
      title={`Remove ${person.name} from the staff?`}
      description={`Every session${takesOver ? "" : " and every secret key"} of theirs ends at once, and it can't be undone. What they did stays in the audit log. Deactivate them instead if they may come back.`}
      confirmLabel="Remove"
      tone="danger"
      confirmDisabled={mayRead && made.isPending}
      onConfirm={async () => {
        await remove.mutateAsync({ id: person._id, ...(takesOver && { keys: "takeOver" as const }) });
        toast.success(`${person.name} is removed`);
        await onRemoved();
      }}
    >
      {keys.length > 0 && mayTakeOver && (
        <Checkbox
          label={keys.length === 1 ? "Take over their secret key" : `Take over their ${keys.length} secret keys`}
          description={`${names}: what uses them goes on, with your rights.`}
          checked={takesOver}
          onCheckedChange={(checked) => setTakesOver(checked === true)}
        />
      )}
    </OnlineAlertDialog>
  );
}
