import { takenOut, usePermission, useSession } from "@carrel/hooks";
import type { Role, Session } from "@carrel/sdk";
import { Button } from "@carrel/ui/button";
import { Callout } from "@carrel/ui/callout";
import { toast } from "@carrel/ui/toast";
import { useMutation, useSuspenseQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { q } from "../../app/carrel";
import { lackedPermissions } from "../../app/needs";
import { OnlineAlertDialog } from "../../app/online-alert-dialog";
import { OnlineButton } from "../../app/online-button";
import { RecordSheet } from "../../app/record-sheet";
import { useClose } from "../../app/use-close";
import { changed } from "../../forms/changed";
import { ChangedMeanwhile } from "../../forms/changed-meanwhile";
import { RoleForm } from "./role-form";
import { RolePermissions } from "./role-permissions";

/** How many people hold a role, in words. */
const peopleCount = (count: number): string =>
  count === 0 ? "Nobody holds it" : count === 1 ? "One person holds it" : `${count} people hold it`;

const route = getRouteApi("/signed-in/office/roles/$roleId");

/** Why somebody who may change roles can't change this one; undefined where he can. */
function whyFixed(role: Role, session: Session): string | undefined {
  if (role.isSystem) return "Every organisation starts with this role, and it stays as it is. Copy it to change it.";
  if (lackedPermissions(role.permissions, session).length > 0)
    return "This role allows more than your own, so you can't change it. Ask somebody who has its permissions.";
  return undefined;
}

/** One role: what it allows, or its form for those who may change it. Only what was changed is sent. */
export function RoleSheet() {
  const { roleId } = route.useParams();
  const session = useSession();
  const close = useClose();
  const mayEdit = usePermission("roles.write");
  const { data: role } = useSuspenseQuery(q.roles.get({ id: roleId }));
  // Loaded anew while the sheet is open: what was typed is compared with what the person saw.
  const [seen] = useState(role);
  const update = useMutation(q.roles.update());
  const remove = useMutation(takenOut(q.roles.remove()));
  const [deleting, setDeleting] = useState(false);

  if (!mayEdit) return <RoleDetails role={role} />;
  const reason = whyFixed(role, session);
  if (reason) {
    return <RoleDetails role={role} reason={reason} footer={<CopyRoleLink roleId={role._id} />} />;
  }
  const isHeld = role.userCount > 0;
  return (
    <>
      <RoleForm
        title={role.name}
        description={`${peopleCount(role.userCount)}. What you change holds at once.`}
        action="Save changes"
        initial={seen}
        save={async (values) => {
          const changes = changed({ ...values, description: values.description ?? "" }, seen);
          if (changes) await update.mutateAsync({ ...changes, _id: seen._id });
          return "Changes saved";
        }}
        aside={
          <>
            <OnlineButton variant="danger-ghost" onClick={() => setDeleting(true)}>
              Delete
            </OnlineButton>
            <span className="me-auto contents sm:block">
              <CopyRoleLink roleId={role._id} />
            </span>
          </>
        }
      >
        {!update.isSuccess && <ChangedMeanwhile seen={seen} stored={role} />}
      </RoleForm>
      <OnlineAlertDialog
        open={deleting}
        onOpenChange={setDeleting}
        title={`Delete the role ${role.name}?`}
        description={
          isHeld
            ? `${peopleCount(role.userCount)}. Give these people another role first.`
            : "Nobody holds it. It can't be brought back."
        }
        confirmLabel="Delete"
        tone="danger"
        confirmDisabled={isHeld}
        onConfirm={async () => {
          await remove.mutateAsync({ id: role._id });
          toast.success(`The role ${role.name} is deleted`);
          await close({ saved: true });
        }}
      />
    </>
  );
}

/** Leads to a new role that starts with what this one allows. */
function CopyRoleLink({ roleId }: { roleId: string }) {
  return (
    <Button asChild>
      <Link to="/roles/$roleId/copy" params={{ roleId }} search={(kept) => kept} resetScroll={false}>
        Copy
      </Link>
    </Button>
  );
}

interface RoleDetailsProps {
  role: Role;
  /** Why it can't be changed; undefined where nobody asked to. */
  reason?: string | undefined;
  footer?: ReactNode;
}

const nothing = () => undefined;

/** What a role allows, to look at. */
function RoleDetails({ role, reason, footer }: RoleDetailsProps) {
  return (
    <RecordSheet title={role.name} description={role.description} size="lg" footer={footer}>
      <div className="flex flex-col gap-5">
        {reason && <Callout tone="info">{reason}</Callout>}
        <RolePermissions value={role.permissions} onValueChange={nothing} readOnly />
      </div>
    </RecordSheet>
  );
}
