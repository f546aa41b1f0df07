import type { AdminUser } from "@carrel/sdk/schemas";
import { causeOf } from "../mails/unsent";
import type { FoundPerson } from "./queries";

export const adminUserRecord = (row: FoundPerson): AdminUser => {
  const { selectedBranch } = row;
  const isReachable = row.isDefaultUser || row.allowedBranches.includes(selectedBranch ?? "");
  return {
    _id: row.userId,
    name: row.name,
    email: row.email,
    phone: row.phone,
    roleId: row.roleId,
    roleName: row.roleName,
    allowedBranches: row.allowedBranches,
    selectedBranch: isReachable ? selectedBranch : null,
    isDefaultUser: row.isDefaultUser,
    isActive: row.isActive,
    twoFactor: row.twoFactor,
    invited: row.emailProvenAt === null,
    pendingEmail: row.pendingEmail,
    inviteUnsent: row.inviteUnsent && causeOf(row.inviteUnsent),
    lastLoginAt: row.lastLoginAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
};
