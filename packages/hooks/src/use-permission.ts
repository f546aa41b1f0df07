import type { Permission } from "@carrel/sdk";
import { can } from "@carrel/sdk/domain";
import { useKnownSession } from "./session";

/**
 * Whether the signed-in person's role allows something; false while nobody is. Screens hide by it, the server decides.
 * @example const mayAdd = usePermission("desks.write");
 */
export function usePermission(permission: Permission): boolean {
  return can(useKnownSession(), permission);
}
