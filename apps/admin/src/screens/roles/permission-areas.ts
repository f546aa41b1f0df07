import type { Permission, PermissionItem } from "@carrel/sdk";
import type { Terminology } from "@carrel/sdk/domain";
import type { PermissionArea, SinglePermission } from "@carrel/ui/permission-matrix";

type AreaOf<Key> = Key extends `${infer Area}.${string}` ? Area : never;

/** Areas by the names of the menu. */
const areaLabels = (words: Terminology): Record<AreaOf<Permission>, string> => ({
  branches: "Branches",
  desks: words.desks,
  bookings: "Bookings",
  customers: words.members,
  feePlans: "Fee plans",
  adminUsers: "Staff",
  roles: "Roles",
  organisation: "Organisation settings",
  website: "Website and domain",
  subscription: "Subscription",
  resellers: "Resellers",
  superOrg: "Platform",
  businessUnits: "Business units",
  installationRequests: "Installation requests",
  notifications: "Notifications",
  help: "Help pages",
  tracking: "Tracking",
  apiKeys: "API keys",
  webhooks: "Webhooks",
  dashboard: "Dashboard",
  auditLog: "Audit log",
  payments: "Payments",
});

export const COLUMNS = [
  { id: "read", label: "See" },
  { id: "write", label: "Change" },
];
const isColumn = ({ action }: PermissionItem) => COLUMNS.some(({ id }) => id === action);

/** The server's flat list as rows of a table, and what is neither seeing nor changing an area below it. */
export function permissionAreas(
  items: readonly PermissionItem[],
  words: Terminology,
): { areas: PermissionArea[]; singles: SinglePermission[] } {
  const labels: Record<string, string> = areaLabels(words);
  const inTable = items.filter(isColumn);
  return {
    areas: [...new Set(inTable.map(({ area }) => area))].map((area) => ({
      id: area,
      label: labels[area] ?? area,
      permissions: Object.fromEntries(
        inTable.filter((item) => item.area === area).map(({ action, key }) => [action, key]),
      ),
    })),
    singles: items.filter((item) => !isColumn(item)).map(({ key, label }) => ({ id: key, label })),
  };
}
