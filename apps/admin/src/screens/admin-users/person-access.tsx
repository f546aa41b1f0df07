import { messageOf } from "@carrel/hooks";
import type { AdminUser } from "@carrel/sdk";
import { toast } from "@carrel/ui/toast";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { q } from "../../app/carrel";
import { OnlineAlertDialog } from "../../app/online-alert-dialog";
import { OnlineButton } from "../../app/online-button";
import { unsentInvitation } from "../../app/words/cause-text";
import { PersonState } from "./person-state";

interface PersonAccessProps {
  person: AdminUser;
  /** The last owner stays active. */
  canDeactivate: boolean;
}

/** Whether somebody can sign in: the way in for who never did, and what closes and opens the account. */
export function PersonAccess({ person, canDeactivate }: PersonAccessProps) {
  const update = useMutation(q.adminUsers.update());
  const invite = useMutation(q.adminUsers.invite());
  const [asking, setAsking] = useState(false);
  const { name, isActive } = person;
  const change = async () => {
    await update.mutateAsync({ _id: person._id, isActive: !isActive });
    toast.success(isActive ? `${name} is deactivated` : `${name} can sign in again`);
  };
  const inviteAgain = async () => {
    try {
      const { inviteUnsent } = await invite.mutateAsync({ id: person._id });
      if (inviteUnsent) toast.warning("No invitation has left", { description: unsentInvitation(inviteUnsent) });
      else toast.success(`The invitation is on its way to ${person.email}`);
    } catch (error) {
      toast.error("No invitation was sent", { description: messageOf(error) });
    }
  };

  return (
    <section aria-label="Access" className="flex flex-col gap-4 border-t border-border pt-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <PersonState person={person} />
        <OnlineButton size="sm" disabled={isActive && !canDeactivate} onClick={() => setAsking(true)}>
          {isActive ? "Deactivate" : "Activate"}
        </OnlineButton>
      </div>
      {isActive && person.invited && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-muted">
            {person.inviteUnsent
              ? `The link for ${person.email} has not left.`
              : `A link was mailed to ${person.email}. It lets them choose a password, and is good for 7 days.`}
          </p>
          <OnlineButton size="sm" loading={invite.isPending} onClick={() => void inviteAgain()}>
            Send invitation again
          </OnlineButton>
        </div>
      )}
      <OnlineAlertDialog
        open={asking}
        onOpenChange={setAsking}
        title={isActive ? `Deactivate ${name}?` : `Activate ${name}?`}
        description={
          isActive
            ? "Every session ends at once, and signing in is refused until somebody activates the account again."
            : "Signing in is possible again, with the same role and branches."
        }
        confirmLabel={isActive ? "Deactivate" : "Activate"}
        {...(isActive && { tone: "danger" as const })}
        onConfirm={change}
      />
    </section>
  );
}
