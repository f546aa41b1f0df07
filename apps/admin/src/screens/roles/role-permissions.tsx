import { useTerminology } from "@carrel/hooks";
import { PermissionMatrix, type PermissionMatrixProps } from "@carrel/ui/permission-matrix";
import { Skeleton } from "@carrel/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { q } from "../../app/carrel";
import { PERMISSION_COLUMNS, permissionAreas } from "../../app/permission-areas";
import { Loaded } from "../../lists/loaded";

type RolePermissionsProps = Pick<PermissionMatrixProps, "value" | "onValueChange" | "grantable" | "readOnly">;

/** What a role allows, out of everything that the server says a role can allow. */
export function RolePermissions(props: RolePermissionsProps) {
  const words = useTerminology();
  const items = useQuery(q.roles.permissions());
  return (
    <Loaded query={items} what="The permissions" pending={<Skeleton shape="lines" lines={12} />}>
      {(found) => (
        <PermissionMatrix
          columns={PERMISSION_COLUMNS}
          {...permissionAreas(
            found.map(({ key }) => key),
            words,
          )}
          {...props}
        />
      )}
    </Loaded>
  );
}
