import type { Permission } from "@carrel/sdk";
import { PERMISSIONS } from "@carrel/sdk/contract";
import type { Terminology } from "@carrel/sdk/domain";
import type { PermissionArea, SinglePermission } from "@carrel/ui/permission-matrix";

const AREA_LABELS: Record<string, string | ((words: Terminology) => string)> = {
  branches: "Branches",
  desks: (words) => words.desks,
  bookings: "Bookings",
  customers: (words) => words.members,
  feePlans: "Fee plans",
  adminUsers: "Staff",
  roles: "Roles",
  organisation: "Organisation",
  website: "Website",
  subscription: "Subscription",
  resellers: "Resellers",
  superOrg: "Client organisations",
  businessUnits: "Business units",
  installationRequests: "Installation requests",
  notifications: "Notifications",
  help: "Help",
  tracking: "Tracking",
  apiKeys: "API keys",
  webhooks: "Webhooks",
  dashboard: "Dashboard",
};

export const COLUMNS = [
  { id: "read", label: "See" },
  { id: "write", label: "Change" },
];

const SINGLES: SinglePermission[] = [
  { id: "auditLog.read", label: "Read the audit log" },
  { id: "payments.refund", label: "Refund payments" },
];
const SINGLE_IDS = new Set(SINGLES.map(({ id }) => id));

const labelOf = (area: string, words: Terminology) => {
  const label = AREA_LABELS[area] ?? area;
  return typeof label === "string" ? label : label(words);
};

/**
 * What a secret key may do, as rows of a matrix. Areas of which the person has nothing, and the key neither, are not
 * part of this organisation and stay away.
 * @param concerned the person's permissions and the key's
 */
export function scopeRows(words: Terminology, concerned: readonly Permission[]) {
  const areas = new Map<string, Record<string, string>>();
  for (const permission of PERMISSIONS) {
    if (SINGLE_IDS.has(permission)) continue;
    const [area = "", column = ""] = permission.split(".");
    areas.set(area, { ...areas.get(area), [column]: permission });
  }
  const isConcerned = (id: string) => concerned.some((permission) => permission === id);
  const rows: PermissionArea[] = [...areas]
    .filter(([, permissions]) => Object.values(permissions).some(isConcerned))
    .map(([area, permissions]) => ({ id: area, label: labelOf(area, words), permissions }));
  return { areas: rows, singles: SINGLES.filter(({ id }) => isConcerned(id)) };
}

/**
 * A few words on what a key may do.
 * @example scopesText(["desks.read", "desks.write", "bookings.read"], words) // "Desks, Bookings (see)"
 */
export function scopesText(permissions: readonly Permission[], words: Terminology): string {
  const { areas, singles } = scopeRows(words, permissions);
  const names = areas.map(({ label, permissions: columns }) => {
    const has = (column: string) => permissions.some((permission) => permission === columns[column]);
    return has("write") || !columns.write ? label : `${label} (see)`;
  });
  const all = [...names, ...singles.map(({ label }) => label)];
  return all.length > 3 ? `${all.slice(0, 3).join(", ")} and ${all.length - 3} more` : all.join(", ");
}
