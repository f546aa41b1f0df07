import { usePermission, useSession } from "@carrel/hooks";
import type { AdminUser } from "@carrel/sdk";
import { Callout } from "@carrel/ui/callout";
import { useMutation, useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useState } from "react";
import { q } from "../../app/carrel";
import { OnlineButton } from "../../app/online-button";
import { useClose } from "../../app/use-close";
import { unsentInvitation } from "../../app/words/cause-text";
import { changed } from "../../forms/changed";
import { SessionList, useEndSessions } from "../account/session-list";
import { PersonAccess } from "./person-access";
import { PersonDetails } from "./person-details";
import { PersonFactors } from "./person-factors";
import { PersonForm } from "./person-form";
import { PersonPendingAddress } from "./person-pending-address";
import { RemovePersonDialog } from "./remove-person-dialog";
import { isOnlyOwner, whyFixed } from "./standing";
import { useRoles } from "./use-roles";

const route = getRouteApi("/signed-in/office/admin-users/$userId");

/** One person of the staff: details, or the form for those who may change it. */
export function PersonSheet() {
  const { userId } = route.useParams();
  const session = useSession();
  const close = useClose();
  const mayEdit = usePermission("adminUsers.write");
  const { data: person } = useSuspenseQuery(q.adminUsers.get({ id: userId }));
  const { roles, isPending } = useRoles();
  const update = useMutation(q.adminUsers.update());
  // Loaded anew while the sheet is open: what was typed is compared with what the person saw.
  const [seen] = useState(person);
  const [removing, setRemoving] = useState(false);

  // What may be changed hangs on the role: nothing shows that is withdrawn a moment later.
  if (isPending) return null;
  const role = roles.find(({ _id }) => _id === person.roleId);
  const reason = whyFixed(person, role, session);
  if (!mayEdit || reason) return <PersonDetails person={person} reason={mayEdit ? reason : undefined} />;
  const isOwn = person._id === session._id;
  const mustStay = isOnlyOwner(role);
  return (
    <>
      <PersonForm
        title={person.name}
        action="Save changes"
        initial={seen}
        fixedRights={isOwn || mustStay}
        save={async (values) => {
          // Only what was changed: rights and address ask whether it is still the one who signed in.
          const changes = changed({ ...values, phone: values.phone ?? "" }, seen);
          const after = changes && (await update.mutateAsync({ ...changes, _id: person._id }));
          const isMoved = changes?.email !== undefined && !person.invited;
          return {
            title: "Changes saved",
            description: !isMoved
              ? undefined
              : after?.inviteUnsent
                ? unsentInvitation(after.inviteUnsent)
                : `A link is on its way to ${changes.email}. The address counts once it is opened.`,
          };
        }}
        notice={
          <>
            {(isOwn || mustStay) && (
              <Callout tone="info">
                {isOwn && "This is you: your role and branches are for a colleague to change. "}
                {mustStay &&
                  `${isOwn ? "You are" : `${person.name} is`} the only owner. Give somebody else the role Owner before this account gives it up.`}
              </Callout>
            )}
            {person.inviteUnsent && <Callout tone="warning">{unsentInvitation(person.inviteUnsent)}</Callout>}
            <PersonPendingAddress person={person} />
          </>
        }
        aside={
          !isOwn && (
            <OnlineButton
              variant="danger-ghost"
              className="me-auto"
              disabled={mustStay}
              onClick={() => setRemoving(true)}
            >
              Remove
            </OnlineButton>
          )
        }
      >
        {!isOwn && <PersonAccess person={person} canDeactivate={!mustStay} />}
        {!isOwn && <PersonFactors person={person} />}
        {!isOwn && <PersonSessions person={person} />}
      </PersonForm>
      {removing && (
        <RemovePersonDialog
          person={person}
          onCancel={() => setRemoving(false)}
          onRemoved={() => close({ saved: true })}
        />
      )}
    </>
  );
}

/** Where somebody of the staff is signed in, and what ends it there. */
function PersonSessions({ person }: { person: AdminUser }) {
  const sessions = useQuery(q.adminUsers.sessions({ id: person._id }));
  const end = useMutation(q.adminUsers.endSession());
  const { ask, dialog } = useEndSessions((sessionId) => end.mutateAsync({ id: person._id, sessionId }));
  return (
    <section aria-label="Sessions" className="flex flex-col gap-3 border-t border-border pt-5">
      <h3 className="m-0 text-base font-semibold text-strong">Signed in</h3>
      <SessionList what={`${person.name}'s sessions`} sessions={sessions} onEnd={ask} />
      {dialog}
    </section>
  );
}
