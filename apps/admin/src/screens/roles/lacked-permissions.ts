import type { Permission, Session } from "@carrel/sdk";

/** What of these permissions the signed-in person lacks: none of it can be given, changed or taken away by him. */
export const lackedPermissions = (permissions: readonly Permission[], session: Pick<Session, "permissions">) =>
  permissions.filter((permission) => !session.permissions.includes(permission));
