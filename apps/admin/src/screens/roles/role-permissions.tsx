import { useTerminology } from "@carrel/hooks";
import { PermissionMatrix, type PermissionMatrixProps } from "@carrel/ui/permission-matrix";
import { Skeleton } from "@carrel/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { q } from "../../app/carrel";
import { PERMISSION_COLUMNS, permissionAreas } from "../../app/permission-areas";
import { FailedList } from "../../lists/list-states";

type RolePermissionsProps = Pick<PermissionMatrixProps, "value" | "onValueChange" | "grantable" | "readOnly">;

/** What a role allows, out of everything that the server says a role can allow. */
export function RolePermissions(props: RolePermissionsProps) {
  const words = useTerminology();
  const items = useQuery(q.roles.permissions());
  if (items.isPending) return <Skeleton shape="lines" lines={12} />;
  if (items.isError)
    return <FailedList what="The permissions" error={items.error} onRetry={() => void items.refetch()} />;
  const keys = items.data.map(({ key }) => key);
  return <PermissionMatrix columns={PERMISSION_COLUMNS} {...permissionAreas(keys, words)} {...props} />;
}
