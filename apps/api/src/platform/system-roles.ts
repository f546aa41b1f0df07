import { PERMISSIONS, type Permission } from "@carrel/sdk/contract";
import type { Row } from "../database/schema";
import type { Random } from "../ports";

interface SystemRole {
  name: string;
  description: string;
  permissions: readonly Permission[];
}

/** Whose roles they are. */
interface Kind {
  isSuper: boolean;
  isReseller?: boolean;
}

/** The platform's own affairs. */
const PLATFORM_AREAS = ["superOrg", "resellers"];

/** Whether it is about the platform's own affairs. */
export const isPlatformPermission = (permission: Permission) =>
  PLATFORM_AREAS.some((area) => permission.startsWith(`${area}.`));

/** Whether roles of such an organisation can allow it. A reseller reads himself. */
export const isOfferedTo = ({ isSuper, isReseller }: Kind, permission: Permission) =>
  isSuper || !isPlatformPermission(permission) || (isReseller === true && permission === "resellers.read");

/** The role of which somebody must always be left. */
export const OWNER_ROLE = "Owner";

const ofTenant = PERMISSIONS.filter((permission) => !isPlatformPermission(permission));
const without = (...withheld: Permission[]) => ofTenant.filter((permission) => !withheld.includes(permission));

const FRONT_DESK: readonly Permission[] = [
  "dashboard.read",
  "branches.read",
  "desks.read",
  "bookings.read",
  "bookings.write",
  "customers.read",
  "customers.write",
  "customerDocuments.read",
  "customerDocuments.write",
  "feePlans.read",
  "notifications.read",
  "notifications.write",
  "help.read",
];

/** What seeing how things go doesn't take. */
const CONFIDENTIAL: readonly Permission[] = ["apiKeys.read", "customerDocuments.read"];

/** The owner's comes first. */
const systemRoles = (kind: Kind): readonly SystemRole[] => [
  {
    name: OWNER_ROLE,
    description: "Everything, money and staff included.",
    permissions: PERMISSIONS.filter((permission) => isOfferedTo(kind, permission)),
  },
  {
    name: "Manager",
    description: "Runs the branches from day to day.",
    permissions: without(
      "adminUsers.write",
      "roles.write",
      "organisation.write",
      "website.write",
      "subscription.write",
      "apiKeys.read",
      "apiKeys.write",
      "payments.refund",
    ),
  },
  {
    name: "Front desk",
    description: "Takes bookings and looks after the people who come in.",
    permissions: FRONT_DESK,
  },
  {
    name: "Read only",
    description: "Sees what goes on, changes nothing.",
    permissions: PERMISSIONS.filter(
      (permission) =>
        isOfferedTo(kind, permission) && permission.endsWith(".read") && !CONFIDENTIAL.includes(permission),
    ),
  },
];

/**
 * The rows of the roles that every organisation starts with; the first is its owner's.
 * @param organisation whose they are; the one that runs the platform and resellers have rights of their own
 */
export const systemRoleRows = (
  organisation: Kind & { orgId: string },
  now: Date,
  random: Pick<Random, "id">,
): Row<"roles">[] =>
  systemRoles(organisation).map((role) => ({
    orgId: organisation.orgId,
    roleId: random.id(),
    name: role.name,
    description: role.description,
    permissions: [...role.permissions],
    isSystem: true,
    createdAt: now,
    updatedAt: now,
  }));
