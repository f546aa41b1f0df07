import type { Operation } from "./operation";

const AREAS = [
  "branches",
  "desks",
  "bookings",
  "customers",
  "customerDocuments",
  "feePlans",
  "adminUsers",
  "roles",
  "organisation",
  "website",
  "subscription",
  "resellers",
  "superOrg",
  "businessUnits",
  "installationRequests",
  "notifications",
  "help",
  "tracking",
  "apiKeys",
  "webhooks",
] as const;

/** Everything a role can allow: reading and writing of each data area, and the few single ones. */
export const PERMISSIONS = [
  ...AREAS.flatMap((area) => [`${area}.read`, `${area}.write`] as const),
  "dashboard.read",
  "auditLog.read",
  "payments.refund",
] as const;

export type Permission = (typeof PERMISSIONS)[number];

/**
 * What the role of a signed-in person must allow for a call: a row that names nothing needs the right to read or to
 * write its area, so that a forgotten name never opens a call.
 * @param area such as `desks`
 * @returns null where no role is asked: public calls, a visitor's own, and those on one's own session
 */
export const permissionOf = (
  area: string,
  { access = "bearer", kind, permission = `${area}.${kind}` as Permission }: Operation,
): Permission | null => (access === "bearer" ? permission : null);
