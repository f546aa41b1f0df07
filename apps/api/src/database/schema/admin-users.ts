import type { Generated } from "kysely";
import type { InstantOrNull, Stamps } from "./columns";

interface AdminUsersTable extends Stamps {
  orgId: string;
  userId: string;
  name: string;
  /** Lower case; unique in the organisation and, where it is proven, over the platform. */
  email: string;
  /** Null: invited, and counted nowhere as taken. */
  emailProvenAt: InstantOrNull;
  phone: Generated<string>;
  passwordHash: string;
  roleId: string;
  allowedBranches: Generated<string[]>;
  selectedBranch: string | null;
  /** May work in every branch, whatever `allowedBranches` says. */
  isDefaultUser: Generated<boolean>;
  isActive: Generated<boolean>;
  twoFactor: Generated<boolean>;
  lastLoginAt: InstantOrNull;
}

export interface AdminUsersTables {
  adminUsers: AdminUsersTable;
}
