import type { Role } from "@carrel/sdk/schemas";
import type { FoundRole } from "./queries";

export const roleRecord = (row: FoundRole): Role => ({
  _id: row.roleId,
  name: row.name,
  description: row.description,
  permissions: row.permissions,
  isSystem: row.isSystem,
  userCount: row.userCount,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});
