import { PERMISSIONS, type Permission } from "@carrel/sdk/contract";
import type { Terminology } from "@carrel/sdk/domain";
import type { PermissionItem } from "@carrel/sdk/schemas";
import type { Tenant } from "../../database/port";
import { isOfferedTo } from "../../platform/system-roles";

type AreaOf<Key> = Key extends `${infer Area}.${string}` ? Area : never;

/** What each area holds, as it reads after "See" and "Change". */
const thingsOf = (words: Terminology): Record<AreaOf<Permission>, string> => ({
  branches: "branches",
  desks: words.desks.toLowerCase(),
  bookings: "bookings",
  customers: words.members.toLowerCase(),
  customerDocuments: `${words.members.toLowerCase()}' documents and notes`,
  feePlans: "fee plans",
  adminUsers: "staff",
  roles: "roles",
  organisation: "the organisation's settings",
  website: "the website and its domain",
  subscription: "the subscription",
  resellers: "resellers",
  superOrg: "the platform",
  businessUnits: "business units",
  installationRequests: "installation requests",
  notifications: "notifications",
  help: "the help pages",
  tracking: "tracking",
  apiKeys: "API keys",
  webhooks: "webhooks",
  dashboard: "the dashboard",
  auditLog: "the audit log",
  payments: "payments",
});

const VERBS: Record<string, string> = { read: "See", write: "Change", refund: "Refund" };

/**
 * Everything that a role of an organisation can allow, in the contract's order.
 * @param words the organisation's wording
 * @example permissionItems(organisation, terminology("study-hall"))[2] // { key: "desks.read", area: "desks", action: "read", label: "See seats" }
 */
export function permissionItems(
  organisation: Pick<Tenant, "isSuper" | "isReseller">,
  words: Terminology,
): PermissionItem[] {
  const things: Record<string, string> = thingsOf(words);
  return PERMISSIONS.filter((key) => isOfferedTo(organisation, key)).map((key) => {
    const [area = "", action = ""] = key.split(".");
    return { key, area, action, label: `${VERBS[action]} ${things[area]}` };
  });
}
