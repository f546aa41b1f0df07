import { useSession } from "@carrel/hooks";
import { Field } from "@carrel/ui/field";
import { Select } from "@carrel/ui/select";
import { lackedPermissions } from "../../app/needs";
import { useRoles } from "./use-roles";

interface RoleFieldProps {
  value: string;
  onValueChange: (roleId: string) => void;
  /** What the person's role is called, where the list of roles may not be seen. */
  currentName: string | undefined;
  error: string | undefined;
  disabled: boolean;
}

/** Which role somebody has. Those that allow more than one's own are shown, and can't be chosen. */
export function RoleField({ value, onValueChange, currentName, error, disabled }: RoleFieldProps) {
  const session = useSession();
  const { roles, isPending } = useRoles();
  const options = roles.map((role) => ({
    value: role._id,
    label: role.name,
    disabled: role._id !== value && lackedPermissions(role.permissions, session).length > 0,
  }));
  const isBeyond = options.some((option) => option.disabled);
  const known = options.length > 0 || !currentName ? options : [{ value, label: currentName }];
  const hint =
    !isPending && roles.length === 0
      ? "Your own role doesn't include seeing the roles."
      : isBeyond
        ? "Roles that allow more than your own can't be given."
        : undefined;
  return (
    <Field label="Role" required error={error} hint={hint}>
      <Select
        value={value || null}
        onValueChange={onValueChange}
        options={known}
        placeholder="Choose a role"
        disabled={disabled || roles.length === 0}
      />
    </Field>
  );
}
