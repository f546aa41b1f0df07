import type { AdminUser } from "@carrel/sdk";
import { toast } from "@carrel/ui/toast";
import { useMutation } from "@tanstack/react-query";
import { q } from "../../app/carrel";
import { PendingAddress } from "../../app/pending-address";

/** The address that somebody of the staff is to get; nothing where there is none. */
export function PersonPendingAddress({ person: { _id, pendingEmail } }: { person: AdminUser }) {
  const update = useMutation(q.adminUsers.update());
  const cancel = useMutation(q.adminUsers.cancelEmailChange());
  if (pendingEmail === null) return null;
  return (
    <PendingAddress
      email={pendingEmail}
      onSend={async () => {
        await update.mutateAsync({ _id, email: pendingEmail });
        toast.success(`The link is on its way to ${pendingEmail}`);
      }}
      onCancel={async () => {
        await cancel.mutateAsync({ id: _id });
        toast.success("The address stays as it is");
      }}
    />
  );
}
