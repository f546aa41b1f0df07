import { messageOf, usePermission } from "@carrel/hooks";
import { StatusBadge } from "@carrel/ui/status-badge";
import { toast } from "@carrel/ui/toast";
import { useMutation } from "@tanstack/react-query";
import { q } from "../../app/carrel";
import { OnlineButton } from "../../app/online-button";

/** Said of an owner who has not come yet: nobody of his own organisation is there to invite him again. */
export function InvitedOwner({ resellerId }: { resellerId: string }) {
  const invite = useMutation(q.resellers.invite());
  const mayWrite = usePermission("resellers.write");
  const inviteAgain = async () => {
    try {
      await invite.mutateAsync({ id: resellerId });
      toast.success("The invitation is on its way");
    } catch (error) {
      toast.error("No invitation was sent", { description: messageOf(error) });
    }
  };
  return (
    <span className="flex flex-wrap items-center gap-3">
      <StatusBadge tone="info">Invited</StatusBadge>
      {mayWrite && (
        <OnlineButton size="sm" loading={invite.isPending} onClick={() => void inviteAgain()}>
          Send invitation again
        </OnlineButton>
      )}
    </span>
  );
}
