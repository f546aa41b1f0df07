import type { Permission } from "@carrel/sdk";
import type { Terminology } from "@carrel/sdk/domain";
import type { PermissionArea, SinglePermission } from "@carrel/ui/permission-matrix";

type ColumnKey = Extract<Permission, `${string}.read` | `${string}.write`>;
type SingleKey = Exclude<Permission, ColumnKey>;
type AreaOf<Key> = Key extends `${infer Area}.${string}` ? Area : never;

/** Areas by the names of the menu. */
const areaLabels = (words: Terminology): Record<AreaOf<ColumnKey>, string> => ({
  branches: "Branches",
  desks: words.desks,
  bookings: "Bookings",
  customers: words.members,
  customerDocuments: `${words.members}' documents and notes`,
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
});

/** What is neither seeing nor changing an area. */
const SINGLE_LABELS: Record<SingleKey, string> = { "payments.refund": "Refund payments" };

export const PERMISSION_COLUMNS = [
  { id: "read", label: "See" },
  { id: "write", label: "Change" },
];

const isSingle = (key: Permission): key is SingleKey => key in SINGLE_LABELS;

/**
 * Permissions as rows of a table, and those that stand below it alone.
 * @param keys what a role of this organisation, or a key, can allow
 */
export function permissionAreas(
  keys: readonly Permission[],
  words: Terminology,
): { areas: PermissionArea[]; singles: SinglePermission[] } {
  const labels: Record<string, string> = areaLabels(words);
  const columns = new Map<string, Record<string, string>>();
  for (const key of keys) {
    if (isSingle(key)) continue;
    const [area = "", column = ""] = key.split(".");
    columns.set(area, { ...columns.get(area), [column]: key });
  }
  return {
    areas: [...columns].map(([area, permissions]) => ({ id: area, label: labels[area] ?? area, permissions })),
    singles: keys.filter(isSingle).map((key) => ({ id: key, label: SINGLE_LABELS[key] })),
  };
}
