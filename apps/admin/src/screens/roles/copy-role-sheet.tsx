import { addedFirst, useSession } from "@carrel/hooks";
import { Callout } from "@carrel/ui/callout";
import { useMutation, useSuspenseQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { q } from "../../app/carrel";
import { lackedPermissions } from "../../app/needs";
import { RoleForm } from "./role-form";

const route = getRouteApi("/signed-in/office/roles/$roleId/copy");

/** Adds a role that starts with what another allows, as far as the signed-in person may give it. */
export function CopyRoleSheet() {
  const { roleId } = route.useParams();
  const session = useSession();
  const { data: role } = useSuspenseQuery(q.roles.get({ id: roleId }));
  const add = useMutation(addedFirst(q.roles.add()));
  const lacked = lackedPermissions(role.permissions, session);
  return (
    <RoleForm
      title={`Copy ${role.name}`}
      action="Add role"
      initial={{
        name: `${role.name} copy`,
        description: role.description,
        permissions: role.permissions.filter((permission) => !lacked.includes(permission)),
      }}
      save={async (values) => {
        const added = await add.mutateAsync(values);
        return `The role ${added.name} is added`;
      }}
    >
      {lacked.length > 0 && (
        <Callout tone="info">
          {lacked.length === 1
            ? "One permission is left out: you don't have it yourself."
            : `${lacked.length} permissions are left out: you don't have them yourself.`}
        </Callout>
      )}
    </RoleForm>
  );
}
