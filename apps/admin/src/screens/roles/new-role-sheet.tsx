import { addedFirst } from "@carrel/hooks";
import { useMutation } from "@tanstack/react-query";
import { q } from "../../app/carrel";
import { RoleForm } from "./role-form";

/** Adds a role. */
export function NewRoleSheet() {
  const add = useMutation(addedFirst(q.roles.add()));
  return (
    <RoleForm
      title="Add role"
      action="Add role"
      initial={{ name: "", description: "", permissions: [] }}
      save={async (values) => {
        const role = await add.mutateAsync(values);
        return `The role ${role.name} is added`;
      }}
    />
  );
}
