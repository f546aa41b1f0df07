const AREAS = [
  "branches",
  "desks",
  "bookings",
  "customers",
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
