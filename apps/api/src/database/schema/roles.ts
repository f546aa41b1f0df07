import type { Permission } from "@carrel/sdk/contract";
import type { Generated } from "kysely";
import type { Stamps } from "./columns";

interface RolesTable extends Stamps {
  orgId: string;
  roleId: string;
  name: string;
  description: Generated<string>;
  permissions: Generated<Permission[]>;
  isSystem: Generated<boolean>;
}

export interface RolesTables {
  roles: RolesTable;
}
