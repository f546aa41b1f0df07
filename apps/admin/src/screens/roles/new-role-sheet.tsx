import { toast } from "@carrel/ui/toast";
import { useMutation } from "@tanstack/react-query";
import { q } from "../../app/carrel";
import { useCloseSheet } from "../../app/use-close-sheet";
import { RoleForm } from "./role-form";

/** Adds a role. */
export function NewRoleSheet() {
  const close = useCloseSheet("/roles");
  const add = useMutation(q.roles.add());
  return (
    <RoleForm
      title="Add role"
      action="Add role"
      initial={{ name: "", description: "", permissions: [] }}
      submit={async (values) => {
        const role = await add.mutateAsync(values);
        toast.success(`The role ${role.name} is added`);
        await close({ saved: true });
        return undefined;
      }}
      onClose={() => void close()}
    />
  );
}
